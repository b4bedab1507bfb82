internal import CBytes

/// The beginnings of what authors mean as markup and CommonMark leaves as text: the same byte
/// twice, `//`, `ww`, `[[`, `((`, `==`, `~~`, `%%`, `::`.
package enum TextMark {
  private static let twice: StaticString = "/w[(=~%:"

  /// Whether a mark may stand in a file. The address of a link that is written as one holds two
  /// slashes too, and is none.
  static func mayStand(in bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      var index = unsafe next(in: bytes, from: 1)
      while index < bytes.count, unsafe isInAddress(index, in: bytes) {
        index = unsafe next(in: bytes, from: index + 1)
      }
      return index < bytes.count
    }
  }

  /// Whether a mark may stand in a text.
  package static func mayStand(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe next(in: text, from: 1) < text.count
  }

  private static func next(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress, start < bytes.count else { return bytes.count }
    return unsafe twice.utf8Start.withMemoryRebound(to: CChar.self, capacity: 9) {
      unsafe bytes_twice(base, start, bytes.count, $0)
    }
  }

  /// Whether the slash at `index`, the second of two, belongs to the address of a link or picture
  /// that is written as such: `](https://`, `](<https://` or `<https://`.
  private static func isInAddress(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard unsafe bytes[index] == UInt8(ascii: "/"), index > 1,
      unsafe bytes[index - 2] == UInt8(ascii: ":")
    else { return false }
    var start = index - 2
    while start > 0, index - start < 16, unsafe bytes[start - 1] | 0x20 >= UInt8(ascii: "a"),
      unsafe bytes[start - 1] | 0x20 <= UInt8(ascii: "z")
    {
      start -= 1
    }
    guard start > 1 else { return false }
    if unsafe bytes[start - 1] == UInt8(ascii: "<") { return true }
    return unsafe bytes[start - 1] == UInt8(ascii: "(") && bytes[start - 2] == UInt8(ascii: "]")
  }
}

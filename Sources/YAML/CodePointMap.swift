/// Finds the byte of the n-th code point. libyaml counts code points, files are read by bytes.
struct CodePointMap {
  /// Bytes between two known places; the rest of the way is walked.
  private static let step = 64
  /// The byte at which code point `step * n` begins; empty for ASCII, where they are equal.
  private var offsets: [Int] = []
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    var codePoint = 0
    for index in bytes.indices where Self.begins(bytes[index]) {
      if codePoint % Self.step == 0 { offsets.append(index) }
      codePoint += 1
    }
  }

  /// The index in the bytes at which code point number `codePoint` begins, or their end.
  func index(of codePoint: Int) -> Int {
    guard !offsets.isEmpty else { return min(bytes.startIndex + codePoint, bytes.endIndex) }
    let known = min(codePoint / Self.step, offsets.count - 1)
    var index = offsets[known]
    var left = codePoint - known * Self.step
    while index < bytes.endIndex {
      if Self.begins(bytes[index]) {
        if left == 0 { return index }
        left -= 1
      }
      index += 1
    }
    return bytes.endIndex
  }

  /// Whether a byte of UTF-8 is the first of its code point.
  private static func begins(_ byte: UInt8) -> Bool {
    byte & 0xC0 != 0x80
  }
}

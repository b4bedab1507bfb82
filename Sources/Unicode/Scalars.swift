/// The Unicode scalars of UTF-8 bytes, each with the place of its first byte. Bytes that are not
/// UTF-8 come out as U+FFFD, one at a time, so that nothing ever traps.
package struct Scalars: Sequence, IteratorProtocol {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// The next scalar, the place of its first byte and that behind its last.
  package mutating func next() -> (value: UInt32, start: Int, end: Int)? {
    guard index < bytes.endIndex else { return nil }
    let start = index
    let value = Self.decode(bytes, at: &index)
    return (value, start, index)
  }

  /// Reads the scalar at `index` and moves behind it.
  package static func decode(_ bytes: ArraySlice<UInt8>, at index: inout Int) -> UInt32 {
    var word = UInt32(bytes[index])
    if word >= 0x80 {
      for offset in 1..<4 where index + offset < bytes.endIndex {
        word |= UInt32(bytes[index + offset]) << UInt32(offset * 8)
      }
    }
    let (value, size) = decode(word)
    index += size
    return value
  }

  /// The scalar in the bytes of a number, the first of them lowest, and how many of them are its.
  /// Zeros stand for what is behind the end of a text.
  package static func decode(_ word: UInt32) -> (value: UInt32, size: Int) {
    let lead = word & 0xFF
    guard lead >= 0x80 else { return (lead, 1) }
    guard 0xC2..<0xF5 ~= lead else { return (0xFFFD, 1) }
    let more: UInt32 = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1
    var value = lead & (0x3F >> more)
    for index in 1...more {
      let byte = word >> (index * 8) & 0xFF
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | byte & 0x3F
    }
    return (value, Int(more) + 1)
  }

  /// The scalar that ends right before `end`; nil at the beginning.
  package static func last(_ bytes: ArraySlice<UInt8>) -> (value: UInt32, start: Int)? {
    guard !bytes.isEmpty else { return nil }
    var start = bytes.endIndex - 1
    while start > bytes.startIndex, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    var index = start
    return (decode(bytes, at: &index), start)
  }

  /// Appends a scalar as UTF-8.
  package static func append(_ value: UInt32, to bytes: inout [UInt8]) {
    if value < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: value))
    } else if let scalar = Unicode.Scalar(value) {
      bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
    }
  }

  /// Appends a scalar as UTF-16.
  package static func append(_ value: UInt32, to units: inout [UInt16]) {
    if value < 0x10000 {
      units.append(UInt16(truncatingIfNeeded: value))
    } else {
      units.append(UInt16(truncatingIfNeeded: 0xD7C0 + value >> 10))
      units.append(UInt16(truncatingIfNeeded: 0xDC00 + value & 0x3FF))
    }
  }
}

/// What is found in the bytes of a file before it is parsed: its lines, whether it is UTF-8, and
/// the characters that a reader is warned of.
package struct SourceScan: Sendable {
  /// Where the lines begin.
  package private(set) var lines = LineStarts()
  /// The first byte that is not UTF-8.
  package private(set) var invalidByte: Int?
  /// Every NUL.
  package private(set) var nuls: [Int] = []
  /// Every bidi embedding, override or isolate (U+202A to U+202E, U+2066 to U+2069), by its first
  /// byte. The marks LRM and RLM are none.
  package private(set) var bidiControls: [Int] = []
  /// How many bytes a byte order mark takes at the beginning.
  package private(set) var byteOrderMark = 0

  /// Reads the whole file once; stops at the first byte that is not UTF-8.
  package init(_ bytes: [UInt8]) {
    lines.reserve(bytes.count / 48)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { byteOrderMark = 3 }
    unsafe bytes.withUnsafeBufferPointer { unsafe scan($0) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      // A block that is not plain is read to its end before the next is tried.
      let end = min(index + 8, bytes.count)
      while index < end {
        let byte = unsafe bytes[index]
        if byte >= 0x80 {
          let length = unsafe sequenceLength(at: index, in: bytes)
          if length == 0 {
            invalidByte = index
            return
          }
          index += length
        } else {
          index += 1
          if byte <= 0x0D { unsafe noteControl(byte, before: index, in: bytes) }
        }
      }
      unsafe skipPlain(&index, in: bytes)
    }
  }

  /// Skips blocks of 8 bytes that hold nothing but printable ASCII and well-formed characters of
  /// two bytes: most of the text of most files. All 8 are looked at in one word.
  private func skipPlain(_ index: inout Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard index > 0, let base = bytes.baseAddress else { return }
    let start = index
    let raw = unsafe UnsafeRawPointer(base)
    while index + 8 <= bytes.count {
      let block = unsafe raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let before = unsafe raw.loadUnaligned(fromByteOffset: index - 1, as: UInt64.self)
      let high: UInt64 = 0x8080_8080_8080_8080
      let ones: UInt64 = 0x0101_0101_0101_0101
      let continues = block & ~(block << 1) & high
      let expected = before & (before << 1) & ~(before << 2) & high
      let longLead = block & (block << 1) & (block << 2) & high
      let control = (block &- 0x0E * ones) & ~block & high
      let overlong = (block & 0xFE * ones) ^ 0xC0 * ones
      let hasOverlong = (overlong &- ones) & ~overlong & high
      guard (continues ^ expected) | longLead | control | hasOverlong == 0 else { break }
      index += 8
    }
    // The last character may reach behind the last block.
    if index > start, unsafe bytes[index - 1] >= 0xC2 { index -= 1 }
  }

  /// Notes a line end or a NUL, the byte before `index`.
  private mutating func noteControl(
    _ byte: UInt8, before index: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    if byte == 0x0A {
      lines.add(index)
    } else if byte == 0x0D {
      if index == bytes.count || (unsafe bytes[index]) != 0x0A { lines.add(index) }
    } else if byte == 0 {
      nuls.append(index - 1)
    }
  }

  /// The length of the character at `index`, which is not ASCII; 0 where it is not well formed
  /// (Unicode, table 3-7).
  private mutating func sequenceLength(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let lead = unsafe bytes[index]
    let left = bytes.count - index
    func continues(_ offset: Int) -> Bool {
      unsafe offset < left && bytes[index + offset] & 0xC0 == 0x80
    }
    switch lead {
    case 0xC2...0xDF:
      return continues(1) ? 2 : 0
    case 0xE0...0xEF:
      guard continues(1), continues(2) else { return 0 }
      let second = unsafe bytes[index + 1]
      if lead == 0xE0 && second < 0xA0 || lead == 0xED && second > 0x9F { return 0 }
      if lead == 0xE2 { unsafe noteBidiControl(second, bytes[index + 2], at: index) }
      return 3
    case 0xF0...0xF4:
      guard continues(1), continues(2), continues(3) else { return 0 }
      let second = unsafe bytes[index + 1]
      return lead == 0xF0 && second < 0x90 || lead == 0xF4 && second > 0x8F ? 0 : 4
    default:
      return 0
    }
  }

  private mutating func noteBidiControl(_ second: UInt8, _ third: UInt8, at index: Int) {
    if second == 0x80 && 0xAA...0xAE ~= third || second == 0x81 && 0xA6...0xA9 ~= third {
      bidiControls.append(index)
    }
  }
}

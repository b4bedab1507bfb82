internal import CBytes

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
  /// Whether what authors mean as markup and CommonMark leaves as text may occur: a bare address,
  /// `[[wiki-links]]`, `==marked==` or `%%private%%` text, properties; see ``TextMark``.
  package private(set) var mayHoldMarks = false
  /// How many bytes a byte order mark takes at the beginning.
  package private(set) var byteOrderMark = 0

  /// Looks for each of these in turn: what is rare is passed over sixteen bytes at a time, which is
  /// faster than to ask every byte everything.
  package init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { byteOrderMark = 3 }
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe findLines(bytes)
      unsafe findNULs(bytes)
      unsafe findInvalid(bytes)
    }
    mayHoldMarks = TextMark.mayStand(in: bytes)
  }

  private mutating func findLines(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    lines.reserve(bytes.count / 48)
    let returns: Int32 = unsafe Self.next(0x0D, in: bytes, from: 0) < bytes.count ? 1 : 0
    var start = unsafe bytes_next_line(base, 0, bytes.count, returns)
    while start > 0 {
      lines.add(start)
      start = unsafe bytes_next_line(base, start, bytes.count, returns)
    }
  }

  private mutating func findNULs(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = unsafe Self.next(0, in: bytes, from: 0)
    while index < bytes.count {
      nuls.append(index)
      index = unsafe Self.next(0, in: bytes, from: index + 1)
    }
  }

  private static func next(
    _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    guard let base = bytes.baseAddress, start < bytes.count else { return bytes.count }
    return unsafe start + bytes_find(base + start, bytes.count - start, byte)
  }

  private mutating func findInvalid(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    var index = 0
    while index < bytes.count {
      // What is not passed over is read character by character for a while.
      let end = min(index + 16, bytes.count)
      while index < end {
        if unsafe bytes[index] < 0x80 {
          index += 1
        } else {
          let length = unsafe sequenceLength(at: index, in: bytes)
          if length == 0 {
            invalidByte = index
            return
          }
          index += length
        }
      }
      let start = index
      index = unsafe bytes_pairs(base, index, bytes.count)
      // The last character may lack its second byte.
      if index > start, unsafe bytes[index - 1] >= 0xC2 { index -= 1 }
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

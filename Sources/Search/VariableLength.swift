/// Numbers in seven bits a byte, the lowest first (LEB128).
enum VariableLength {
  @inline(__always)
  static func append(_ number: UInt32, to bytes: inout Pool<UInt8>) {
    bytes.fill(atMost: longest) { append(number, to: &$0) }
  }

  /// The most bytes that a number takes.
  static let longest = 5

  /// Appends a number where there is room for it.
  @inline(__always)
  static func append(_ number: UInt32, to cursor: inout Pool<UInt8>.Cursor) {
    var rest = number
    while rest >= 0x80 {
      cursor.append(lowest: 1, of: UInt64(rest | 0x80))
      rest >>= 7
    }
    cursor.append(lowest: 1, of: UInt64(rest))
  }

  /// Appends the length of a text and the text.
  static func append(_ text: Borrowed<UInt8>, to bytes: inout Pool<UInt8>) {
    append(UInt32(truncatingIfNeeded: text.count), to: &bytes)
    bytes.append(contentsOf: text)
  }

  /// Reads the number at a place and moves behind it; bytes that end too early read as zeros.
  @inline(__always)
  static func read(_ bytes: Borrowed<UInt8>, at place: inout Int) -> UInt32 {
    var number: UInt32 = 0
    var shift: UInt32 = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      number |= UInt32(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    return number
  }

  /// Reads a text behind its length and moves behind it.
  static func readText(_ bytes: Borrowed<UInt8>, at place: inout Int) -> Borrowed<UInt8> {
    let count = Int(read(bytes, at: &place))
    let start = place
    place = min(start + count, bytes.count)
    return bytes[start..<place]
  }
}

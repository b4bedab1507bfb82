/// Numbers in seven bits a byte, the lowest first (LEB128).
enum VariableLength {
  static func append(_ number: UInt32, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends the length of a text and the text.
  static func append(_ text: some Collection<UInt8>, to bytes: inout [UInt8]) {
    append(UInt32(truncatingIfNeeded: text.count), to: &bytes)
    bytes.append(contentsOf: text)
  }

  /// Reads the number at a place and moves behind it; bytes that end too early read as zeros.
  static func read(_ bytes: [UInt8], at place: inout Int) -> UInt32 {
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
  static func readText(_ bytes: [UInt8], at place: inout Int) -> ArraySlice<UInt8> {
    let count = Int(read(bytes, at: &place))
    let start = place
    place = min(start + count, bytes.count)
    return bytes[start..<place]
  }
}

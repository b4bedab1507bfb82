/// The innermost bracket that is open at a place of YAML; comments and quotes do not count.
struct OpenBracket {
  let place: Int
  let isList: Bool

  /// Nil where none is open before `end`.
  init?(before end: Int, in bytes: ArraySlice<UInt8>) {
    var open: [Int] = []
    var quote: UInt8?
    var isComment = false
    var last = UInt8(ascii: "\n")
    for index in bytes.startIndex..<min(end, bytes.endIndex) {
      let byte = bytes[index]
      defer { last = byte }
      if byte == 0x0A || byte == 0x0D { isComment = false }
      if isComment { continue }
      if let mark = quote {
        if byte == mark { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "#") where last <= 0x20: isComment = true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if last <= 0x20 || "[{,:".utf8.contains(last) { quote = byte }
      case UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
      default: break
      }
    }
    guard let place = open.last else { return nil }
    self.place = place
    isList = bytes[place] == UInt8(ascii: "[")
  }
}

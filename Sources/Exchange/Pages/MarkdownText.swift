/// Plain text written so that the reader takes nothing of it for markup (CommonMark, and what the
/// reader knows besides: wiki-links, marked and private text, properties, ids of blocks, attribute
/// lists).
enum MarkdownText {
  /// An element that shows nothing: marks that it parts are no longer one.
  static let nothing = Array("<wbr>".utf8)

  /// Appends a line, or a part of one that does not begin it.
  static func append(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) {
    var start = text.startIndex
    for index in text.indices {
      var escape = mayBeMark(text[index]) ? escape(text, at: index) : nil
      if isBehindCaret(text, index) { escape = nothing + (escape ?? []) }
      guard let escape else { continue }
      output.append(contentsOf: text[start..<index])
      output.append(contentsOf: escape)
      start = index
    }
    output.append(contentsOf: text[start...])
  }

  /// Appends a line that begins a block or may end one.
  static func append(line: ArraySlice<UInt8>, to output: inout [UInt8]) {
    if LineMark.needsEscape(line) {
      let digits = line.prefix { 0x30...0x39 ~= $0 }
      output.append(contentsOf: digits)
      let mark = line[digits.endIndex]
      // These have their backslash already.
      if !Set("\\`*_[<&".utf8).contains(mark) { output.append(UInt8(ascii: "\\")) }
      append(line[digits.endIndex...], to: &output)
    } else {
      append(line, to: &output)
    }
  }

  /// Appends an address as it stands between `<` and `>`, where entities count and backslashes do
  /// not.
  static func append(address: String, to output: inout [UInt8]) {
    let bytes = Array(address.utf8)
    for (index, byte) in bytes.enumerated() {
      output.append(byte)
      if byte == UInt8(ascii: "&"), isEntity(bytes[index...]) {
        output.append(contentsOf: "amp;".utf8)
      }
    }
  }

  /// Whether a `^` that begins a word stands before the byte: it would name the block.
  private static func isBehindCaret(_ text: ArraySlice<UInt8>, _ index: Int) -> Bool {
    guard index > text.startIndex, text[index - 1] == UInt8(ascii: "^"), text[index] != 0x20 else {
      return false
    }
    return index - 1 == text.startIndex || text[index - 2] == 0x20
  }

  private static func mayBeMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
      UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "="),
      UInt8(ascii: "%"), UInt8(ascii: "~"), UInt8(ascii: "("), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// What must stand before the byte at `index`; nil for nothing.
  private static func escape(_ text: ArraySlice<UInt8>, at index: Int) -> [UInt8]? {
    let backslash = [UInt8(ascii: "\\")]
    let previous = index > text.startIndex ? text[index - 1] : 0
    let next = index + 1 < text.endIndex ? text[index + 1] : 0
    switch text[index] {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"):
      return backslash
    case UInt8(ascii: "_"):
      return isWord(previous) && isWord(next) ? nil : backslash
    case UInt8(ascii: "["):
      return previous == UInt8(ascii: "[") ? nothing + backslash : backslash
    case UInt8(ascii: "<"):
      return isWord(next) || Set("/!?".utf8).contains(next) ? backslash : nil
    case UInt8(ascii: "&"):
      return isEntity(text[index...]) ? backslash : nil
    case UInt8(ascii: "("), UInt8(ascii: ":"):
      return previous == text[index] ? nothing : nil
    default:
      // `==`, `~~` and `%%` are marks, longer runs are not.
      let byte = text[index]
      let beforePrevious = index - 2 >= text.startIndex ? text[index - 2] : 0
      return previous == byte && beforePrevious != byte && next != byte ? nothing : nil
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20
  }

  /// Whether a text that begins with `&` begins with what may be a character reference.
  private static func isEntity(_ text: ArraySlice<UInt8>) -> Bool {
    let name = text.dropFirst().prefix(40)
    guard let end = name.firstIndex(of: UInt8(ascii: ";")), end > name.startIndex else {
      return false
    }
    return name[..<end].allSatisfy { isWord($0) || $0 == UInt8(ascii: "#") }
  }
}

import Markdown

/// `indented-code`: text indented by four blanks became code. Silent for fenced code, and for what
/// looks like code.
enum IndentedCode {
  static func read(_ code: NodeID, _ reading: inout PageReading) {
    guard !reading.document[code].flags.contains(.fenced),
      !CodeShape.isCode(reading.document.bytes(of: code), isAnnounced(code, reading.document))
    else { return }
    reading.warn(
      "indented-code", at: code, "the indented text became code",
      explanation: "A paragraph that is indented by four blanks or a tab is code.",
      fix: "indent it by less than four, or write ``` around it if it is code")
  }

  /// Whether the line of text before it is a heading, or ends in a colon.
  private static func isAnnounced(_ code: NodeID, _ document: Document) -> Bool {
    let text = document.source[..<Int(document[code].start)]
    guard let last = text.lastIndex(where: { $0 > 0x20 && $0 != UInt8(ascii: ">") }) else {
      return false
    }
    let line = text[...last].suffix(longestLine).split(separator: 0x0A).last ?? []
    // U+FF1A, the wide colon, ends so.
    return line.first == UInt8(ascii: "#") || line.last == UInt8(ascii: ":")
      || line.suffix(3) == [0xEF, 0xBC, 0x9A]
  }

  private static let longestLine = 200
}

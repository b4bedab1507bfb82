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

  /// Whether the text before it ends in a colon.
  private static func isAnnounced(_ code: NodeID, _ document: Document) -> Bool {
    let before = document.source[..<Int(document[code].start)]
    guard let last = before.lastIndex(where: { $0 > 0x20 && $0 != UInt8(ascii: ">") }) else {
      return false
    }
    // U+FF1A, the wide colon, ends so.
    return before[last] == UInt8(ascii: ":") || before[...last].suffix(3) == [0xEF, 0xBC, 0x9A]
  }
}

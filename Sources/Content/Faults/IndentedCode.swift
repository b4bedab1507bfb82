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

  /// Whether what stands before it is a heading, or a text that ends in a colon.
  private static func isAnnounced(_ code: NodeID, _ document: Document) -> Bool {
    let before = document.sibling(before: code)
    guard before.exists else { return false }
    if document[before].kind == .heading { return true }
    let text = document.source[..<Int(document[code].start)]
    guard let last = text.lastIndex(where: { $0 > 0x20 && $0 != UInt8(ascii: ">") }) else {
      return false
    }
    // U+FF1A, the wide colon, ends so.
    return text[last] == UInt8(ascii: ":") || text[...last].suffix(3) == [0xEF, 0xBC, 0x9A]
  }
}

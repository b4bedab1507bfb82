import Markdown

/// `indented-code`: text indented by four blanks became code. Silent for fenced code.
enum IndentedCode {
  static func read(_ code: NodeID, _ reading: inout PageReading) {
    guard !reading.document[code].flags.contains(.fenced) else { return }
    reading.warn(
      "indented-code", at: code, "the indented text became code",
      explanation: "A paragraph that is indented by four blanks or a tab is code.",
      fix: "indent it by less than four, or write ``` around it if it is code")
  }
}

import Markdown

/// `setext-heading`: text with `---` right under it became a heading. Silent for `===`, and for a
/// line of dashes that is drawn as long as the heading.
enum SetextHeading {
  static func read(_ heading: NodeID, _ reading: inout PageReading) {
    let node = reading.document[heading]
    guard node.flags.contains(.setext), node.level == 2 else { return }
    let last = reading.document.lines.line(of: max(Int(node.end), 1) - 1)
    let dashes = SourceLine.text(last, of: reading.document).count { $0 == UInt8(ascii: "-") }
    let text = SourceLine.text(last - 1, of: reading.document).count { $0 & 0xC0 != 0x80 }
    if dashes > 3, dashes * 2 >= text { return }
    reading.warn(
      "setext-heading", at: heading, "the text became a heading",
      explanation: "`---` right under a line of text makes a heading of it.",
      fix: "leave a blank line before `---` for a rule, or write `## ` before the heading")
  }
}

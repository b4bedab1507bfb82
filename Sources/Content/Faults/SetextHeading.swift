import Markdown

/// `setext-heading`: text with `---` right under it became a heading. Silent for `===`, and for a
/// line of dashes that is drawn as long as the heading.
enum SetextHeading {
  static func read(_ heading: NodeID, _ reading: inout PageReading) {
    let node = reading.document[heading]
    guard node.flags.contains(.setext), node.level == 2 else { return }
    if let line = underline(of: heading, in: reading.document) {
      let dashes = SourceLine.text(line, of: reading.document).count { $0 == UInt8(ascii: "-") }
      let text = SourceLine.text(line - 1, of: reading.document).count { $0 & 0xC0 != 0x80 }
      if dashes > 3, dashes * 2 >= text { return }
    }
    reading.warn(
      "setext-heading", at: heading, "the text became a heading",
      explanation: "`---` right under a line of text makes a heading of it.",
      fix: "leave a blank line before `---` for a rule, or write `## ` before the heading")
  }

  /// The line under the text of a heading. Where text follows at once, libcmark counts that in.
  static func underline(of heading: NodeID, in document: Document) -> Int? {
    let first = document.line(of: heading) + 1
    let last = document.lines.line(of: max(Int(document[heading].end), 1) - 1)
    guard first <= last else { return nil }
    return (first...last).first { line in
      let text = SourceLine.text(line, of: document)
      guard let sign = text.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "=") else {
        return false
      }
      return text.drop { $0 == sign }.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
  }
}

import Diagnostics
import Markdown

/// `bullet-without-blank`: a line of a list that begins with `-` and a letter, further left than the
/// text of the bullet before it, which it carries on. Silent where it is an attribution.
enum BulletWithoutBlank {
  static func read(_ softBreak: NodeID, _ reading: inout PageReading) {
    let next = reading.document[softBreak].next
    guard next.exists, reading.document[next].kind == .text,
      isStray(reading.document.bytes(of: next))
    else { return }
    let paragraph = reading.document[softBreak].parent
    guard let line = strayLines(of: paragraph, reading.document).first else { return }
    let start = SourceLine.text(line, of: reading.document).startIndex
    let isKnown = reading.report.diagnostics.contains { $0.range == start..<start + 1 }
    if isKnown { return }
    reading.warn(
      "bullet-without-blank", range: start..<start + 1,
      "the line begins with `-`, but is no bullet",
      explanation: "Without a blank behind the `-` it carries on the bullet before it.",
      fix: "write a blank behind the `-`, or `\\-` for text")
  }

  /// Whether the last line of a nested bullet is such a line: nobody writes an author there.
  static func ends(_ paragraph: NodeID, _ document: Document) -> Bool {
    let item = document[paragraph].parent
    guard item.exists, document[item].kind == .item else { return false }
    let list = document[item].parent
    guard list.exists else { return false }
    let outer = document[list].parent
    guard outer.exists, document[outer].kind == .item else { return false }
    let last = document.lines.line(of: max(Int(document[paragraph].end), 1) - 1)
    return strayLines(of: paragraph, document).contains(last)
  }

  /// `-` and a letter.
  private static func isStray(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "-"), let next = text.dropFirst().first else { return false }
    return 0x61...0x7A ~= next | 0x20 || next >= 0xC3
  }

  /// The lines of a bullet's paragraph that are so.
  private static func strayLines(of paragraph: NodeID, _ document: Document) -> [Int] {
    let item = document[paragraph].parent
    guard item.exists, document[item].kind == .item else { return [] }
    let start = Int(document[paragraph].start)
    let first = document.lines.line(of: start)
    let last = document.lines.line(of: max(Int(document[paragraph].end), 1) - 1)
    guard first < last else { return [] }
    let column = start - document.lines.offset(ofLine: first)
    return (first + 1...last).filter { line in
      let text = SourceLine.text(line, of: document)
      return isStray(text) && text.startIndex - document.lines.offset(ofLine: line) < column
    }
  }
}

import Markdown

/// The clippings of a Kindle as they are, of which `possible-entries` tells: a book, a bullet with
/// bars, the text, and a line of ten `=`, which makes a heading of it.
enum RawClippings {
  /// Whether they were found, and noted.
  static func read(_ reading: inout PageReading) -> Bool {
    guard let first = reading.page.entries.first, first.kind == .heading,
      first.label.exists, reading.document[first.label].flags.contains(.setext),
      reading.document[first.label].parent.exists,
      let above = paragraphAbove(first.label, reading.document),
      isTenSigns(lineUnder: first.label, reading.document)
    else { return false }
    reading.note(
      "possible-entries", at: above, "the file looks like the clippings of a Kindle",
      explanation: "Its lines of `=` make headings of what you marked.",
      fix: "make pages of it with `florilegium import kindle`, or set `items: headings`")
    return true
  }

  /// The paragraph before the list before a heading.
  private static func paragraphAbove(_ heading: NodeID, _ document: Document) -> NodeID? {
    let list = document.sibling(before: heading)
    guard list.exists, document[list].kind == .list,
      SourceLine.text(document.line(of: list), of: document).contains(UInt8(ascii: "|"))
    else { return nil }
    let above = document.sibling(before: list)
    return above.exists && document[above].kind == .paragraph ? above : nil
  }

  private static func isTenSigns(lineUnder heading: NodeID, _ document: Document) -> Bool {
    guard let line = SetextHeading.underline(of: heading, in: document) else { return false }
    return SourceLine.text(line, of: document).elementsEqual("==========".utf8)
  }
}

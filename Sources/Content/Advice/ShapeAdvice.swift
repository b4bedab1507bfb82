import Markdown

/// What a text without entries most likely is meant as, and what makes the reader see it so.
enum ShapeAdvice {
  /// The way out for text without headings; nil where nothing tells.
  static func fix(for blocks: [NodeID], _ reading: PageReading) -> String? {
    if let option = option(for: blocks, reading) { return option }
    let text = AdvisedText(blocks, reading)
    if let fix = HTMLTerms.fix(blocks, reading) ?? marked(text) ?? ExportedText.fix(text)
      ?? GluedColons.fix(text)
    {
      return fix
    }
    if AttributedLines.are(text) { return AttributedLines.fix(text, in: blocks.count) }
    return UnmarkedPairs.fix(text) ?? PlainQuestions.fix(text) ?? BoldLines.fix(text)
  }

  /// The way out where paragraphs under headings are certain to be something else than prose; nil
  /// for anything that may be prose.
  static func certain(_ blocks: [NodeID], under level: UInt8, _ reading: PageReading) -> String? {
    let text = AdvisedText(blocks, reading, level: Int(level) + 1)
    return marked(text) ?? UnmarkedPairs.certain(text)
  }

  private static func marked(_ text: AdvisedText) -> String? {
    UnruledTable.fix(text) ?? ForeignBullets.fix(text) ?? MarkedQuestions.fix(text)
  }

  /// The option that makes entries of blocks that are items already.
  private static func option(for blocks: [NodeID], _ reading: PageReading) -> String? {
    let document = reading.document
    func first(_ kind: NodeKind) -> NodeID? { blocks.first { document[$0].kind == kind } }
    if first(.blockQuote) != nil {
      return "set `items: quotes` to fold them, or `items: none` for prose"
    }
    if let list = first(.list) {
      if isOutline(list, document) {
        return "set `style: outline` to fold the bullets at every depth, or `items: none` for prose"
      }
      let isNumbered = document[list].flags.contains(.ordered)
      return "set `items: \(isNumbered ? "numbered" : "bullets")`, or `items: none` for prose"
    }
    return first(.table).map { _ in "set `items: tables`, or `items: none` for prose" }
  }

  /// Whether a list is one bullet that holds the others.
  private static func isOutline(_ list: NodeID, _ document: Document) -> Bool {
    let item = document[list].firstChild
    guard item.exists, document[item].next.isNone else { return false }
    let last = document[item].lastChild
    return last.exists && document[last].kind == .list
  }
}

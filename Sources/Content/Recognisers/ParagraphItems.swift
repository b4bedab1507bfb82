import Markdown
import Unicode

/// One short paragraph is one item: at least three in a file without headings, each under 400
/// characters; under a lone title only if 60 % of them are marked as quotes.
enum ParagraphItems: Recogniser {
  static let shape = ItemShape.paragraphs
  private static let longest = 400

  static func mayOccur(in reading: PageReading) -> Bool { reading.page.entries.isEmpty }

  static func claim(_ blocks: [NodeID], _ reading: PageReading) -> Claim {
    var claim = Claim()
    let isForced = reading.options.items == .paragraphs
    var marked = 0
    for (index, block) in blocks.enumerated()
    where Region.counts(reading.document[block].kind) {
      if namesAuthor(index, of: blocks, reading) {
        marked += 1
        continue
      }
      guard reading.document[block].kind == .paragraph else {
        if isForced { continue }
        return Claim()
      }
      claim.items += 1
      if isForced { continue }
      let text = reading.plainText(block)
      if !reading.isShort(text[...], limit: longest - 1) { return Claim() }
      if isMarked(block, text, reading) { marked += 1 }
    }
    claim.blocks = claim.items
    claim.paragraphs = claim.items
    if isForced { return claim }
    guard claim.items >= 3, reading.page.entries.isEmpty else { return Claim() }
    let hasTitle = reading.page.titleNode.exists
    return hasTitle && marked * 5 < claim.items * 3 ? Claim() : claim
  }

  /// Whether a paragraph begins with a dash, and neither the one before it nor the one behind it:
  /// it names the author of the one before.
  private static func namesAuthor(
    _ index: Int, of blocks: [NodeID], _ reading: PageReading
  ) -> Bool {
    func isDashed(_ index: Int) -> Bool {
      blocks.indices.contains(index) && reading.document[blocks[index]].kind == .paragraph
        && reading.beginsWithDash(blocks[index])
    }
    return index > 0 && reading.document[blocks[index - 1]].kind == .paragraph && isDashed(index)
      && !isDashed(index - 1) && !isDashed(index + 1)
  }

  /// Whether a paragraph ends in an attribution or stands in quote marks.
  private static func isMarked(_ block: NodeID, _ text: [UInt8], _ reading: PageReading) -> Bool {
    let runs = InlineRuns(of: block, in: reading.document)
    if AttributionTail.start(in: runs) != nil { return true }
    let line = runs.lastLineStart
    if line > 0, DashMark.begins(runs.text[line...]) { return true }
    guard let first = Scalars(text[...]).first(where: { _ in true }),
      let last = Scalars.last(text[...])
    else { return false }
    return AttributionFields.opensQuote(first.value) && SentenceEnd.closes(last.value)
  }

  static func read(_ blocks: [NodeID], of owner: EntryID, _ reading: inout PageReading) {
    let advice = reading.options.items == .auto ? ShapeAdvice.fix(for: blocks, reading) : nil
    var previous = EntryID.none
    for (index, block) in blocks.enumerated() {
      guard reading.document[block].kind == .paragraph else {
        reading.append(block, to: owner)
        continue
      }
      if previous.exists, reading.page[previous].attribution < 0,
        namesAuthor(index, of: blocks, reading), let author = reading.takeWhole(block)
      {
        reading.set(author, of: previous)
        continue
      }
      if reading.options.items == .auto {
        reading.note(
          "paragraphs-as-items", at: block, "every paragraph is read as an entry",
          explanation: "The file has short paragraphs and no headings.",
          fix: OtherFormat.fix(for: reading.page.path)
            ?? "set `items: paragraphs` if that is right, or `items: none` for prose"
            + (advice.map { "; else \($0)" } ?? ""))
      }
      let entry = reading.addEntry(.paragraph, label: block, at: block, to: owner)
      reading.takeAttributes(atEndOf: block, of: entry)
      if reading.options.breaks == .keep { reading.keepBreaks(in: block) }
      if let attribution = reading.takeEnd(of: block) { reading.set(attribution, of: entry) }
      Excerpt.fold(of: entry, &reading)
      previous = entry
    }
  }
}

/// One line is one item; only by option.
enum LineItems: Recogniser {
  static let shape = ItemShape.lines

  static func mayOccur(in reading: PageReading) -> Bool { true }

  static func claim(_ blocks: [NodeID], _ reading: PageReading) -> Claim {
    var claim = Claim()
    claim.items = blocks.count { reading.document[$0].kind == .paragraph }
    claim.blocks = claim.items
    claim.paragraphs = claim.items
    return claim
  }

  static func read(_ blocks: [NodeID], of owner: EntryID, _ reading: inout PageReading) {
    for block in blocks {
      guard reading.document[block].kind == .paragraph else {
        reading.append(block, to: owner)
        continue
      }
      for line in reading.splitLines(of: block) where reading.document[line].firstChild.exists {
        let entry = reading.addEntry(.line, label: line, at: line, to: owner)
        reading.takeAttributes(atEndOf: line, of: entry)
        if let attribution = reading.takeEnd(of: line) { reading.set(attribution, of: entry) }
        Excerpt.fold(of: entry, &reading)
      }
    }
  }
}

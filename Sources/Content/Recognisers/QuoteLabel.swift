import Markdown
import Unicode

/// What of a blockquote is the label, and what is the body.
enum QuoteLabel {
  static func read(_ quote: NodeID, of entry: EntryID, _ reading: inout PageReading) {
    let blocks = reading.document.children(of: quote).filter {
      !reading.document[$0].flags.contains(.hidden)
    }
    guard let first = blocks.first else {
      reading.page[entry].label = reading.document.make(Node(.plain))
      return
    }
    guard reading.document[first].kind == .paragraph else {
      return setExcerpt(of: first, blocks, of: entry, &reading)
    }
    if blocks.count == 1 {
      readOne(first, of: entry, &reading)
    } else if blocks.count == 2, isTranslation(blocks[1], of: first, reading) {
      reading.page[entry].label = first
      reading.append(blocks[1], to: entry)
    } else {
      setExcerpt(of: first, blocks, of: entry, &reading)
    }
  }

  /// One paragraph: itself, or two lines in different scripts.
  private static func readOne(_ paragraph: NodeID, of entry: EntryID, _ reading: inout PageReading)
  {
    let runs = InlineRuns(of: paragraph, in: reading.document)
    let line = runs.lastLineStart
    let breaks = runs.runs.count { $0.isBreak }
    if breaks == 1, line > 0, differ(runs.text[..<line], runs.text[line...]) {
      let second = reading.cut(paragraph, runs, at: line)
      reading.document[second].kind = .paragraph
      reading.append(second, to: entry)
      reading.page[entry].label = paragraph
    } else {
      reading.page[entry].label = paragraph
      Excerpt.fold(runs.text, of: entry, &reading)
    }
  }

  private static func isTranslation(
    _ second: NodeID, of first: NodeID, _ reading: PageReading
  ) -> Bool {
    reading.document[second].kind == .paragraph
      && differ(reading.plainText(first)[...], reading.plainText(second)[...])
  }

  private static func differ(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    guard let left = Script.dominant(in: left), let right = Script.dominant(in: right) else {
      return false
    }
    return left != right
  }

  /// Several blocks: the first sentence, or the first line, and the whole quote as the body.
  private static func setExcerpt(
    of first: NodeID, _ blocks: [NodeID], of entry: EntryID, _ reading: inout PageReading
  ) {
    reading.page[entry].label = Excerpt.firstSentence(of: first, &reading)
    reading.page[entry].flags.insert(.excerpted)
    for block in blocks { reading.append(block, to: entry, isOwnText: true) }
  }
}

/// Labels that are the beginning of a longer text.
enum Excerpt {
  /// Cuts the label of an entry, and puts the whole into its body, if it is longer than the page's
  /// `excerpt`.
  static func fold(_ text: [UInt8]? = nil, of entry: EntryID, _ reading: inout PageReading) {
    guard let limit = reading.options.excerpt else { return }
    let whole = reading.page[entry].label
    let text = text ?? InlineRuns(of: whole, in: reading.document).text
    guard !reading.isShort(text[...], limit: limit) else { return }
    reading.page[entry].label = make(of: whole, text, limit: limit, &reading)
    reading.page[entry].flags.insert(.excerpted)
    reading.append(whole, to: entry, isOwnText: true)
  }

  /// A copy of a block's first sentence, or of its first line where no sentence ends.
  static func firstSentence(of block: NodeID, _ reading: inout PageReading) -> NodeID {
    let text = reading.plainText(block)
    let line = text.firstIndex(of: 0x0A) ?? text.count
    let end = min(SentenceEnd.first(in: text[...]) ?? text.count, max(line, 1))
    if reading.document[block].kind == .paragraph {
      return reading.copyInlines(of: block, upTo: end)
    }
    let label = reading.document.make(Node(.plain))
    reading.document[label].start = reading.document[block].start
    reading.document.append(reading.document.makeText(text[..<end]), to: label)
    return label
  }

  /// A copy of a paragraph's beginning, cut at a sentence or word within `limit` characters.
  static func make(
    of paragraph: NodeID, _ text: [UInt8], limit: Int, _ reading: inout PageReading
  ) -> NodeID {
    var end = 0
    var characters = 0
    var lastBlank = 0
    for (scalar, start, next) in Scalars(text[...]) where characters < limit {
      characters += 1
      if CharacterClass.of(scalar) == .space { lastBlank = start }
      end = next
    }
    if let sentence = SentenceEnd.first(in: text[...]), sentence <= end {
      return reading.copyInlines(of: paragraph, upTo: sentence)
    }
    let label = reading.copyInlines(of: paragraph, upTo: lastBlank > 0 ? lastBlank : end)
    reading.document.append(reading.document.makeText("…".utf8), to: label)
    return label
  }
}

import Markdown

/// `possible-entries`: what looks as if it were meant to fold: quotes before the first heading; under
/// headings or bullets questions with letters or in bold, pairs of phrase and meaning, bullets three
/// levels deep; and what ``RawClippings`` finds. Silent for prose.
enum PossibleEntries {
  static func read(_ reading: inout PageReading) {
    guard !reading.page.entries.isEmpty else { return }
    if reading.page.found.shape == .quotes { return readIntroduction(&reading) }
    guard reading.options.items == .auto else { return }
    if RawClippings.read(&reading) { return }
    switch reading.page.found.shape {
    case .headings: readBodies(&reading)
    case .bullets, .numbered: readNested(&reading)
    default: break
    }
  }

  /// So many paragraphs tell what the others are; each costs as much as reading it did.
  private static let sample = 24

  // MARK: Text before the first heading

  /// Quotes in the introduction of a page of quotes: one alone may be a motto.
  private static func readIntroduction(_ reading: inout PageReading) {
    var quotes: [NodeID] = []
    var place = reading.page.content.first
    while place >= 0 {
      let block = reading.page.items[Int(place)].block
      if block.exists, reading.document[block].kind == .blockQuote { quotes.append(block) }
      place = reading.page.items[Int(place)].next
    }
    guard quotes.count > 1, let first = quotes.first else { return }
    reading.note(
      "possible-entries", at: first, "\(quotes.count) quotes before the first heading do not fold",
      explanation: "What stands before the first heading is the introduction.",
      fix: "write a heading before them")
  }

  // MARK: Text under headings

  private static func readBodies(_ reading: inout PageReading) {
    var blocks: [NodeID] = []
    var level: UInt8 = 1
    for entry in reading.page.entries
    where entry.kind == .heading && !entry.flags.contains(.section) {
      var place = entry.content.first
      while place >= 0, blocks.count < sample {
        let item = reading.page.items[Int(place)]
        if item.block.exists, reading.document[item.block].kind == .paragraph {
          blocks.append(item.block)
          level = max(level, reading.document[entry.label].level)
        }
        place = item.next
      }
      if blocks.count >= sample { break }
    }
    guard let first = blocks.first,
      let fix = ShapeAdvice.certain(blocks, under: level, reading)
    else { return readSigned(&reading) }
    reading.note(
      "possible-entries", at: first, "text under the headings looks like entries of its own",
      explanation: "The headings fold; what stands under them is shown as it is.",
      fix: fix + "; or set `items: headings`")
  }

  /// Quotes with their authors under at least half of the headings, too few to be the items.
  private static func readSigned(_ reading: inout PageReading) {
    var headings = 0
    var quotes: [NodeID] = []
    for entry in reading.page.entries.prefix(sample)
    where entry.kind == .heading && !entry.flags.contains(.section) {
      headings += 1
      guard entry.content.first >= 0 else { continue }
      let block = reading.page.items[Int(entry.content.first)].block
      if block.exists, reading.document[block].kind == .blockQuote, isSigned(block, reading) {
        quotes.append(block)
      }
    }
    guard let first = quotes.first, quotes.count * 2 >= headings else { return }
    reading.note(
      "possible-entries", at: first, "a quote under a heading is text, and so is its author",
      explanation: "The headings fold; where quotes are the entries, each has its author.",
      fix: "set `items: quotes`, or `items: headings` if it is right so")
  }

  /// Whether the last line of a quote begins with a dash.
  private static func isSigned(_ quote: NodeID, _ reading: PageReading) -> Bool {
    let node = reading.document[quote]
    let end = min(Int(node.end), reading.document.source.count)
    guard Int(node.start) < end else { return false }
    let lines = reading.document.source[Int(node.start)..<end].split(separator: 0x0A)
    guard lines.count > 1, let last = lines.last else { return false }
    return DashMark.begins(last.drop { $0 <= 0x20 || $0 == UInt8(ascii: ">") })
  }

  // MARK: Bullets

  /// Bullets under bullets that have bullets of their own.
  private static func readNested(_ reading: inout PageReading) {
    guard reading.options.style != .outline else { return }
    var found: [NodeID] = []
    var lists: [NodeID] = []
    for entry in reading.page.entries where entry.kind == .bullet {
      var place = entry.content.first
      while place >= 0 {
        let item = reading.page.items[Int(place)]
        if item.block.exists, reading.document[item.block].kind == .list {
          found += nested(in: item.block, reading.document)
          if lists.count < sample { lists.append(item.block) }
        }
        place = item.next
      }
    }
    if found.count < 2 { return readPairs(in: lists, &reading) }
    for item in found {
      reading.note(
        "possible-entries", at: item, "a bullet under a bullet has bullets of its own",
        explanation: "Only the outermost fold; the others are shown as they are.",
        fix: "set `style: outline` to fold them at every depth, or `items: bullets`")
    }
  }

  /// Pairs of phrase and meaning in the bullets under a bullet.
  private static func readPairs(in lists: [NodeID], _ reading: inout PageReading) {
    let items = lists.flatMap { reading.document.children(of: $0) }
    let lines = items.compactMap { item -> ArraySlice<UInt8>? in
      let text = reading.document[item].firstChild
      guard text.exists, reading.document[text].kind == .paragraph else { return nil }
      return reading.document.source[reading.range(of: text)]
    }
    guard let first = lists.first, UnmarkedPairs.certain(AdvisedText(lines: lines)) != nil
    else { return }
    reading.note(
      "possible-entries", at: first, "the bullets under a bullet look like entries of their own",
      explanation: "They are shown as they are; a colon or dash parts only the outermost.",
      fix: "write the bullet above them as a heading, or set `items: bullets`")
  }

  /// The items of a list that hold a list.
  private static func nested(in list: NodeID, _ document: Document) -> [NodeID] {
    var found: [NodeID] = []
    var item = document[list].firstChild
    while item.exists {
      let last = document[item].lastChild
      if last.exists, document[last].kind == .list { found.append(item) }
      item = document[item].next
    }
    return found
  }
}

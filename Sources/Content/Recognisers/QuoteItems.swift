import Markdown
import Unicode

/// One blockquote is one item: the quote is the label if it is one paragraph, else its first
/// sentence is. What follows up to the next blockquote is its body.
enum QuoteItems: Recogniser {
  static let shape = ItemShape.quotes

  /// How many blocks behind a quote are taken for its translation and notes when shapes compete.
  private static let followers = 2

  static func mayOccur(in reading: PageReading) -> Bool { reading.document.contains(.blockQuote) }

  static func claim(_ blocks: [NodeID], _ reading: PageReading) -> Claim {
    var claim = Claim()
    var since = followers
    let sources = SourceLinks(blocks, reading)
    for (index, block) in blocks.enumerated() {
      let kind = reading.document[block].kind
      if kind == .blockQuote {
        claim.items += 1
        claim.blocks += 1
        claim.marks += 1
        since = 0
      } else if isAttribution(block, directly: since == 0, reading)
        || sources.contains(index)
      {
        claim.blocks += 1
        claim.marks += 1
        if kind == .paragraph { claim.paragraphs += 1 }
      } else if since < followers, Region.counts(kind) {
        since += 1
        claim.blocks += 1
        if kind == .paragraph { claim.paragraphs += 1 }
      }
    }
    return claim
  }

  private static func isAttribution(
    _ block: NodeID, directly: Bool, _ reading: PageReading
  ) -> Bool {
    guard directly else { return false }
    switch reading.document[block].kind {
    case .list: return reading.onlyParagraph(ofList: block) != nil
    case .paragraph:
      return reading.mayBeAttribution(block) || reading.document[block].flags.contains(.attribution)
    default: return false
    }
  }

  static func read(_ blocks: [NodeID], of owner: EntryID, _ reading: inout PageReading) {
    var current = EntryID.none
    var isFresh = false
    var source = NodeID.none
    let sources = SourceLinks(blocks, reading)
    for (index, block) in blocks.enumerated() {
      switch reading.document[block].kind {
      case .blockQuote:
        current = add(block, to: owner, &reading)
        if source.exists { setSource(source, of: current, &reading) }
        source = .none
        isFresh = true
        continue
      case .callout, .details:
        current = .none
        reading.append(block, to: owner)
      default:
        if sources.contains(index) {
          source = reading.linkAlone(in: block)
        } else if current.exists, isFresh, takeAttribution(block, of: current, &reading) {
          break
        } else {
          reading.append(block, to: current.exists ? current : owner)
        }
      }
      isFresh = false
    }
  }

  /// Makes an entry of a blockquote.
  private static func add(
    _ quote: NodeID, to owner: EntryID, _ reading: inout PageReading
  ) -> EntryID {
    let entry = reading.addEntry(.quote, label: .none, at: quote, to: owner)
    read(quote: quote, as: entry, &reading)
    return entry
  }

  /// Gives an entry the label, attribution and text of its blockquote.
  static func read(quote: NodeID, as entry: EntryID, _ reading: inout PageReading) {
    reading.page[entry].kind = .quote
    reading.takeAttributes(atEndOf: quote, of: entry)
    if let attribution = reading.takeAttribution(fromBlocksOf: quote) {
      reading.set(attribution, of: entry)
      // They may stand before it as well.
      reading.takeAttributes(atEndOf: quote, of: entry)
    }
    if reading.options.breaks == .keep { reading.keepBreaks(in: quote) }
    QuoteLabel.read(quote, of: entry, &reading)
  }

  private static func setSource(_ link: NodeID, of entry: EntryID, _ reading: inout PageReading) {
    var attribution = reading.attribution(of: entry) ?? Attribution()
    let text = reading.plainText(link)
    let address = Array(reading.document.bytes(of: link))
    if attribution.source.isEmpty, text != address { attribution.source = reading.add(text) }
    if attribution.url.isEmpty, attribution.named.url.isNone {
      if reading.document[link].flags.contains(.wiki) {
        attribution.named.url = link
      } else {
        attribution.url = reading.add(address)
      }
    }
    reading.set(attribution, of: entry)
  }

  /// Takes the block right behind a quote for its attribution.
  private static func takeAttribution(
    _ block: NodeID, of entry: EntryID, _ reading: inout PageReading
  ) -> Bool {
    guard reading.page[entry].attribution < 0 else { return false }
    var found: Attribution?
    switch reading.document[block].kind {
    case .list:
      found = reading.takeList(block)
      if found == nil, reading.options.attribution == .auto { noteList(block, &reading) }
    case .paragraph
    where reading.options.attribution == .nextParagraph
      || reading.document[block].flags.contains(.attribution):
      found = reading.takeAny(block)
    case .paragraph:
      found = reading.takeWhole(block)
      if found == nil { notePossible(block, &reading) }
    case .htmlBlock: found = reading.takeFooter(block)
    default: break
    }
    if let found { reading.set(found, of: entry) }
    return found != nil
  }

  private static func noteList(_ block: NodeID, _ reading: inout PageReading) {
    guard !reading.document[block].flags.contains(.ordered) else { return }
    reading.note(
      "list-not-attribution", at: block, "a list right after a quote is read as its body",
      explanation: "Only a list of one short item names the author.",
      fix: "set `attribution: off` if that is meant")
  }

  private static func notePossible(_ block: NodeID, _ reading: inout PageReading) {
    guard reading.options.attribution == .auto,
      reading.document[reading.document[block].firstChild].kind != .image
    else { return }
    let text = reading.plainText(block)
    guard reading.isShort(text[...], limit: 60), !text.contains(0x0A),
      reading.namesSomething(text[...]), text.first != UInt8(ascii: "#")
    else { return }
    guard let last = Scalars.last(text[...])?.value, !SentenceEnd.ends(last),
      AttributeList(endOf: text[...]) == nil
    else { return }
    let precedes = namesPrecede(reading)
    reading.note(
      "possible-attribution", at: block,
      "a short paragraph after a quote is read as its body; is it the author"
        + (precedes ? " of the next?" : "?"),
      explanation: "Without a dash before it nobody can tell a name from a translation.",
      fix: (precedes
        ? "write each name as a heading above its quotes, and set `attribution: heading-before`"
        : "set `attribution: next-paragraph`") + ", or `attribution: off` to keep it as it is")
  }

  /// Whether a name stands before the first quote, and nothing behind the last.
  private static func namesPrecede(_ reading: PageReading) -> Bool {
    let document = reading.document
    let last = document[.root].lastChild
    guard last.exists, document[last].kind == .blockQuote else { return false }
    var previous = NodeID.none
    var block = document[.root].firstChild
    while document[block].kind != .blockQuote {
      previous = block
      block = document[block].next
    }
    return previous.exists && document[previous].kind == .paragraph
      && NameShape.isName(reading.plainText(previous)[...])
  }
}

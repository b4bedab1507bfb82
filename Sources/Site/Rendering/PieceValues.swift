internal import Content
internal import HTML
internal import Markdown
internal import Templates

/// What an item of content is a piece of: neighbours of a kind stand together.
enum PieceKind: Equatable {
  case text, entries, callouts
  /// Sections that have files of their own.
  case elsewhere
}

/// What an entry or page holds: runs of text, and lists of entries, in the order of the source.
extension PageData {
  /// The first piece of an entry, or of the page behind its introduction.
  func firstPiece(of owner: Int32) -> TemplateValue<PageContext> {
    var place = page.content(of: EntryID(Int(owner))).first
    if owner == view.root.rawValue { place = introduction(of: owner).end }
    place = shown(place)
    if place >= 0 { return .list(first: PageContext(.piece, owner: owner, place: place)) }
    guard owner >= 0, owner != view.root.rawValue, layout.looks[Int(owner)].hasAttribution else {
      return .empty
    }
    return .list(first: PageContext(.piece, owner: owner, place: PageContext.end))
  }

  func nextPiece(after context: PageContext) -> PageContext? {
    guard context.place >= 0 else { return nil }
    let next = shown(runEnd(context.place))
    if next >= 0 { return PageContext(.piece, owner: context.owner, place: next) }
    guard isQuote(context.owner), look(context.owner).hasAttribution,
      !isOnlyText(context)
    else { return nil }
    return PageContext(.piece, owner: context.owner, place: PageContext.end)
  }

  func pieceValue(_ key: PageKey, _ context: PageContext) -> TemplateValue<PageContext> {
    let isEnd = context.place < 0
    let kind = isEnd ? PieceKind.text : kind(of: context.place)
    let isFigure = kind == .text && isQuote(context.owner)
    switch key {
    case .html: return kind == .text && !isFigure ? .text : .empty
    case .figure:
      guard isFigure else { return .empty }
      return .object(PageContext(.figure, owner: context.owner, place: context.place))
    case .list:
      return kind == .text
        ? .empty : .object(PageContext(.list, owner: context.owner, place: context.place))
    case .quotations:
      return isFigure && !isEnd
        ? .list(first: PageContext(.quotation, owner: context.owner, place: context.place)) : .empty
    case .attribution:
      guard isFigure, look(context.owner).hasAttribution, isEnd || isOnlyText(context) else {
        return .empty
      }
      return .object(PageContext(.attribution, owner: context.owner))
    default: return .empty
    }
  }

  func writePiece(_ key: PageKey, _ context: PageContext, _ output: inout HTMLBuffer) {
    guard case .html = key, context.place >= 0, kind(of: context.place) == .text,
      !isQuote(context.owner)
    else { return }
    writeBlocks(
      from: context.place, to: runEnd(context.place), context.owner,
      direction: look(context.owner).direction, &output)
  }

  /// Writes the blocks from one place up to another, below zero for the end.
  func writeBlocks(
    from first: Int32, to end: Int32, _ owner: Int32, direction: Direction,
    _ output: inout HTMLBuffer
  ) {
    var surroundings = labelSurroundings
    surroundings.isLabel = false
    surroundings.direction = direction
    surroundings.headingLevel = headingLevel(look(owner).nearestHeading)
    surroundings.linkTo = furniture.linkTo
    var writer = MarkdownHTML(surroundings)
    var place = first
    while place >= 0, place != end {
      let item = page.items[Int(place)]
      if item.block.rawValue >= 0 {
        documents[Int(item.document)].write(block: item.block, with: &writer, to: &output)
      }
      place = item.next
    }
    writer.end(&output)
  }

  /// What an item is a piece of.
  func kind(of place: Int32) -> PieceKind {
    let entry = page.items[Int(place)].entry.rawValue
    if entry < 0 || page.entries[Int(entry)].isEmbedded { return .text }
    if page.entries[Int(entry)].isCallout { return .callouts }
    let isElsewhere =
      view.isContents && page.entries[Int(entry)].standsAlone
      && page.entries[Int(entry)].parent.rawValue < 0
    return isElsewhere ? .elsewhere : .entries
  }

  /// The first place from `place` on that is written here.
  private func shown(_ place: Int32) -> Int32 {
    place >= 0 && kind(of: place) == .elsewhere ? runEnd(place) : place
  }

  /// The place behind the piece that begins at `place`; below zero at the end.
  func runEnd(_ place: Int32) -> Int32 {
    let wanted = kind(of: place)
    var next = page.items[Int(place)].next
    while next >= 0, kind(of: next) == wanted { next = page.items[Int(next)].next }
    return next
  }

  /// The blocks before the first entry of the page; the end is that entry's place.
  func introduction(of owner: Int32) -> (first: Int32, end: Int32) {
    let first = page.content(of: EntryID(Int(owner))).first
    guard first >= 0, kind(of: first) == .text else { return (-1, first) }
    return (first, runEnd(first))
  }

  private func isQuote(_ owner: Int32) -> Bool {
    owner >= 0 && layout.looks[Int(owner)].isQuote
  }

  /// Whether a text is all that its entry holds: then the attribution stands right under it.
  private func isOnlyText(_ context: PageContext) -> Bool {
    kind(of: context.place) == .text && runEnd(context.place) < 0
      && page.entries[Int(context.owner)].content.first == context.place
  }
}

/// Lists of entries.
extension PageData {
  func listValue(_ key: PageKey, _ context: PageContext) -> TemplateValue<PageContext> {
    guard key == .items else { return .text }
    let entry = page.items[Int(context.place)].entry.rawValue
    return .list(first: PageContext(.entry, owner: entry, place: context.place))
  }

  func writeList(_ context: PageContext, _ output: inout HTMLBuffer) {
    output.append(raw: "fl-entries")
    if kind(of: context.place) == .callouts { return output.append(raw: " fl-callouts") }
    if look(context.owner).holdsBars { output.append(raw: " fl-sections") }
    if look(context.owner).group > 0 { output.append(raw: " fl-exclusive") }
    guard context.owner == view.root.rawValue else { return }
    switch page.style {
    case .sections: break
    case .questions: output.append(raw: " fl-questions")
    case .outline: output.append(raw: " fl-outline")
    case .accordion: output.append(raw: " fl-accordion")
    case .cards: output.append(raw: " fl-cards")
    }
    if closesOnTap { output.append(raw: " fl-tap") }
  }

  /// Whether a tap anywhere in an open row closes it.
  private var closesOnTap: Bool {
    switch page.options.tap {
    case .row: true
    case .label: false
    case nil: page.style == .sections || page.style == .cards
    }
  }
}

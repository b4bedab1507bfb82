import Markdown

/// One top-level list item is one item: its first block is the label, the others are the body. A
/// single nested bullet is a translation. Under `style: outline` nested items are child entries.
enum BulletItems: Recogniser {
  static let shape = ItemShape.bullets

  static func mayOccur(in reading: PageReading) -> Bool { reading.document.contains(.list) }

  static func claim(_ blocks: [NodeID], _ reading: PageReading) -> Claim {
    ListItems.claim(blocks, reading) { !$0.flags.contains(.ordered) }
  }

  static func prepare(_ regions: [Region], _ reading: inout PageReading) {
    reading.splitsBulletTails =
      reading.options.style != .outline && BulletTails.fit(regions, reading)
  }

  static func read(_ blocks: [NodeID], of owner: EntryID, _ reading: inout PageReading) {
    ListItems.read(blocks, of: owner, &reading) { !$0.flags.contains(.ordered) }
  }
}

/// One item of a numbered list is one item; an untranslated one stays as a leaf.
enum NumberedItems: Recogniser {
  static let shape = ItemShape.numbered

  static func mayOccur(in reading: PageReading) -> Bool { reading.document.contains(.list) }

  static func claim(_ blocks: [NodeID], _ reading: PageReading) -> Claim {
    ListItems.claim(blocks, reading) { $0.flags.contains(.ordered) }
  }

  static func read(_ blocks: [NodeID], of owner: EntryID, _ reading: inout PageReading) {
    ListItems.read(blocks, of: owner, &reading) { $0.flags.contains(.ordered) }
  }
}

/// What bullets and numbered lists share.
enum ListItems {
  static func claim(
    _ blocks: [NodeID], _ reading: PageReading, where isWanted: (Node) -> Bool
  ) -> Claim {
    var claim = Claim()
    for block in blocks {
      let node = reading.document[block]
      guard node.kind == .list, isWanted(node) else { continue }
      claim.blocks += 1
      claim.items += count(block, reading)
    }
    return claim
  }

  /// The items of a list; in an outline the nested ones count as well.
  private static func count(_ list: NodeID, _ reading: PageReading) -> Int {
    let isDeep = reading.options.style == .outline
    var items = 0
    var current = reading.document.following(list, within: list)
    while let id = current {
      let isItem = reading.document[id].kind == .item
      if isItem { items += 1 }
      let skips = isItem && !isDeep
      current = reading.document.following(id, within: list, skippingChildren: skips)
    }
    return items
  }

  static func read(
    _ blocks: [NodeID], of owner: EntryID, _ reading: inout PageReading,
    where isWanted: (Node) -> Bool
  ) {
    for block in blocks {
      let node = reading.document[block]
      if node.kind == .list, isWanted(node) {
        readItems(of: block, into: owner, &reading)
      } else {
        reading.append(block, to: owner)
      }
    }
  }

  /// Makes an entry of each item; items of an outline are read level by level, so that no nesting
  /// is too deep.
  private static func readItems(
    of list: NodeID, into owner: EntryID, _ reading: inout PageReading
  ) {
    var waiting: [(list: NodeID, owner: EntryID)] = [(list, owner)]
    var index = 0
    while index < waiting.count {
      let (list, owner) = waiting[index]
      index += 1
      for item in reading.document.children(of: list) {
        if holdsEntry(item, reading) {
          for block in reading.document.children(of: item) { reading.append(block, to: owner) }
          continue
        }
        let entry = reading.addEntry(.bullet, label: .none, at: item, to: owner)
        readItem(item, of: entry, &reading) { waiting.append(($0, entry)) }
      }
    }
  }

  /// An item that begins with a callout or details is that entry.
  private static func holdsEntry(_ item: NodeID, _ reading: PageReading) -> Bool {
    let first = reading.document[item].firstChild
    guard first.exists else { return false }
    return reading.document[first].kind == .callout || reading.document[first].kind == .details
  }

  /// Gives an item's blocks to its entry; nested lists of an outline go to `wait`.
  private static func readItem(
    _ item: NodeID, of entry: EntryID, _ reading: inout PageReading, wait: (NodeID) -> Void
  ) {
    let blocks = reading.document.children(of: item)
    guard let first = blocks.first else {
      reading.page[entry].label = reading.document.make(Node(.plain))
      return
    }
    var rest = blocks.dropFirst()
    switch reading.document[first].kind {
    case .paragraph, .heading, .plain:
      readLabel(first, of: entry, &reading)
    case .blockQuote:
      QuoteItems.read(quote: first, as: entry, &reading)
    default:
      reading.page[entry].label = Excerpt.firstSentence(of: first, &reading)
      rest = blocks[...]
    }
    if reading.options.style == .outline {
      for block in rest {
        if reading.document[block].kind == .list {
          wait(block)
        } else {
          reading.append(block, to: entry)
        }
      }
    } else {
      readBody(rest, of: entry, &reading)
    }
  }

  private static func readLabel(
    _ label: NodeID, of entry: EntryID, _ reading: inout PageReading
  ) {
    reading.page[entry].label = label
    reading.takeAttributes(atEndOf: label, of: entry)
    if reading.options.breaks == .keep { reading.keepBreaks(in: label) }
    if reading.splitsBulletTails, BulletTails.split(label, of: entry, &reading) { return }
    if let attribution = reading.takeEnd(of: label) { reading.set(attribution, of: entry) }
    if reading.options.style != .outline { Excerpt.fold(of: entry, &reading) }
  }

  private static func readBody(
    _ blocks: ArraySlice<NodeID>, of entry: EntryID, _ reading: inout PageReading
  ) {
    for block in blocks {
      let node = reading.document[block]
      if blocks.count == 1, node.kind == .list, !node.flags.contains(.ordered),
        reading.document[node.firstChild].next.isNone
      {
        readTranslation(node.firstChild, of: entry, &reading)
      } else {
        reading.append(block, to: entry)
      }
    }
  }

  /// A single nested bullet: its blocks are the body, or it names the author.
  private static func readTranslation(
    _ item: NodeID, of entry: EntryID, _ reading: inout PageReading
  ) {
    let blocks = reading.document.children(of: item)
    if blocks.count == 1, let only = blocks.first, reading.document[only].kind == .paragraph,
      let attribution = reading.takeWhole(only)
    {
      reading.set(attribution, of: entry)
      return
    }
    for block in blocks { reading.append(block, to: entry) }
  }
}

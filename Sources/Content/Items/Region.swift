import Markdown

/// A leaf region: the blocks under a heading that has no sub-headings, or a whole file without
/// headings.
struct Region {
  /// The heading's entry; none for the file.
  var owner: EntryID
  /// How many blocks it has; rules, callouts and details do not count.
  var blocks = 0
  /// How many of them are paragraphs.
  var paragraphs = 0

  /// Whether a block says something of what the items are.
  static func counts(_ kind: NodeKind) -> Bool {
    kind != .thematicBreak && kind != .callout && kind != .details && kind != .htmlBlock
  }

  /// All leaf regions of a file that hold blocks, in source order.
  static func all(of reading: PageReading) -> [Region] {
    var regions: [Region] = []
    if reading.page.entries.isEmpty {
      regions.append(Region(.none, reading))
    } else {
      for index in reading.page.entries.indices {
        let owner = EntryID(index)
        if !reading.page[owner].flags.contains(.section) { regions.append(Region(owner, reading)) }
      }
    }
    return regions.filter { $0.blocks > 0 }
  }

  private init(_ owner: EntryID, _ reading: PageReading) {
    self.owner = owner
    var place = reading.page.content(of: owner).first
    while place >= 0 {
      let item = reading.page.items[Int(place)]
      let kind = reading.document[item.block].kind
      if Self.counts(kind) { blocks += 1 }
      if kind == .paragraph { paragraphs += 1 }
      place = item.next
    }
  }
}

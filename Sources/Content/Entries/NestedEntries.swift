import Markdown

/// Callouts and hand-written details are entries wherever they stand among blocks.
enum NestedEntries {
  static func read(_ reading: inout PageReading) {
    guard reading.document.contains(.callout) || reading.document.contains(.details) else { return }
    read(in: .none, &reading)
    var index = 0
    while index < reading.page.entries.count {
      read(in: EntryID(index), &reading)
      index += 1
    }
  }

  private static func read(in owner: EntryID, _ reading: inout PageReading) {
    let isEmbedded = owner.exists && reading.page[owner].flags.contains(.embedded)
    var place = reading.page.content(of: owner).first
    while place >= 0 {
      let item = reading.page.items[Int(place)]
      if item.block.exists {
        if let kind = kind(of: item.block, reading) {
          let entry = make(kind, of: item.block, owner, isEmbedded: isEmbedded, &reading)
          reading.page.items[Int(place)].block = .none
          reading.page.items[Int(place)].entry = entry
        } else {
          readEmbedded(in: item.block, owner, &reading)
        }
      }
      place = item.next
    }
  }

  private static func kind(of block: NodeID, _ reading: PageReading) -> Entry.Kind? {
    switch reading.document[block].kind {
    case .callout: .callout
    case .details: .details
    default: nil
    }
  }

  /// Those that stand deeper in a block become entries behind it, and are written within it.
  private static func readEmbedded(
    in block: NodeID, _ owner: EntryID, _ reading: inout PageReading
  ) {
    var current = reading.document.following(block, within: block)
    while let id = current {
      let kind = kind(of: id, reading)
      if let kind {
        let entry = make(kind, of: id, owner, isEmbedded: true, &reading)
        reading.append(entry, to: owner)
      }
      current = reading.document.following(id, within: block, skippingChildren: kind != nil)
    }
  }

  /// Makes an entry whose place in its owner's content exists already. The author of one that is
  /// written within a block stays in its text.
  private static func make(
    _ kind: Entry.Kind, of node: NodeID, _ owner: EntryID, isEmbedded: Bool,
    _ reading: inout PageReading
  ) -> EntryID {
    var entry = Entry(kind)
    entry.parent = owner
    entry.start = reading.document[node].start
    if reading.document[node].flags.contains(.open) { entry.flags.insert(.open) }
    if isEmbedded { entry.flags.insert(.embedded) }
    if kind == .details {
      entry.groupName = reading.add(reading.document.bytes(reading.document[node].detail))
      let id = reading.document[node].text
      if !id.isEmpty, !reading.document.bytes(id).contains(where: { $0 <= 0x20 }) {
        entry.id = reading.add(reading.document.bytes(id))
        entry.flags.insert(.explicitID)
      }
    }
    reading.page.entries.append(entry)
    let id = EntryID(reading.page.entries.count - 1)
    reading.takeAttributes(atEndOf: node, of: id)
    if kind == .callout, !isEmbedded, let attribution = reading.takeAttribution(fromBlocksOf: node)
    {
      reading.set(attribution, of: id)
    }
    for block in reading.document.children(of: node) {
      if reading.document[block].kind == .summary, reading.page[id].label.isNone {
        reading.page[id].label = block
      } else if !reading.document[block].flags.contains(.hidden) {
        reading.append(block, to: id)
      }
    }
    if reading.page[id].label.isNone {
      let summary = reading.document.make(Node(.summary))
      reading.document.prepend(summary, to: node)
      reading.page[id].label = summary
    }
    return id
  }
}

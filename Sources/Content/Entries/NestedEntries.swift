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
    var place = reading.page.content(of: owner).first
    while place >= 0 {
      let item = reading.page.items[Int(place)]
      if item.block.exists {
        let kind = reading.document[item.block].kind
        if kind == .callout || kind == .details {
          let entry = make(kind == .callout ? .callout : .details, of: item.block, owner, &reading)
          reading.page.items[Int(place)].block = .none
          reading.page.items[Int(place)].entry = entry
        }
      }
      place = item.next
    }
  }

  /// Makes an entry whose place in its owner's content exists already.
  private static func make(
    _ kind: Entry.Kind, of node: NodeID, _ owner: EntryID, _ reading: inout PageReading
  ) -> EntryID {
    var entry = Entry(kind)
    entry.parent = owner
    entry.start = reading.document[node].start
    if reading.document[node].flags.contains(.open) { entry.flags.insert(.open) }
    if kind == .details {
      entry.groupName = reading.add(reading.document.bytes(reading.document[node].detail))
    }
    reading.page.entries.append(entry)
    let id = EntryID(reading.page.entries.count - 1)
    reading.takeAttributes(atEndOf: node, of: id)
    if kind == .callout, let attribution = reading.takeAttribution(fromBlocksOf: node) {
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
      reading.page[id].label = reading.document.make(Node(.summary))
    }
    return id
  }
}

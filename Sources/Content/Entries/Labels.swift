import Markdown

/// Makes labels ready: attribute lists and icons are taken out, links move into the body of an
/// entry that folds, and every entry gets its name, the label as plain text.
enum Labels {
  static func read(_ reading: inout PageReading) {
    for index in reading.page.entries.indices {
      let entry = EntryID(index)
      var label = reading.page[entry].label
      if label.exists, !isPlain(label, reading.document) {
        let kind = reading.page[entry].kind
        if kind == .heading || kind == .callout && !reading.page[entry].flags.contains(.explicitID)
        {
          reading.takeAttributes(atEndOf: label, of: entry)
        }
        takeIcon(of: entry, label, &reading)
        if hasContent(entry, reading) { LabelLinks.move(of: entry, label, &reading) }
      }
      label = EmptyLabels.filled(entry, &reading)
      name(entry, label, &reading)
      putBackIcon(of: entry, label, &reading)
    }
  }

  /// Whether a label is nothing but text without an attribute list.
  private static func isPlain(_ label: NodeID, _ document: Document) -> Bool {
    let child = document[label].firstChild
    guard child.exists, document[child].next.isNone, document[child].kind == .text else {
      return false
    }
    let text = document.bytes(of: child)
    return text.last != UInt8(ascii: "}") && !text.contains(UInt8(ascii: "^"))
  }

  private static func hasContent(_ entry: EntryID, _ reading: PageReading) -> Bool {
    !reading.page[entry].content.isEmpty || !reading.page[entry].parts.isEmpty
  }

  /// Gives an entry its name from its label.
  static func name(_ entry: EntryID, _ label: NodeID, _ reading: inout PageReading) {
    var start = reading.page.text.count
    PlainText.append(label, of: reading.document, to: &reading.page.text)
    while start < reading.page.text.count, reading.page.text[start] <= 0x20 { start += 1 }
    while reading.page.text.count > start, reading.page.text[reading.page.text.count - 1] <= 0x20 {
      reading.page.text.removeLast()
    }
    reading.page[entry].name = TextRange(start: start, count: reading.page.text.count - start)
  }

  /// A picture that begins a label is its icon.
  private static func takeIcon(
    of entry: EntryID, _ label: NodeID, _ reading: inout PageReading
  ) {
    let first = reading.document[label].firstChild
    guard first.exists, reading.document[first].kind == .image,
      reading.document[first].next.exists, isAddress(reading.document.bytes(of: first))
    else { return }
    reading.document.remove(first, after: .none)
    reading.trimStart(of: label)
    reading.page[entry].icon = first
  }

  /// Whether a picture is drawn from an address, and not its words shown instead.
  private static func isAddress(_ address: ArraySlice<UInt8>) -> Bool {
    guard let end = address.firstIndex(where: { ":/?#".utf8.contains($0) }),
      address[end] == UInt8(ascii: ":")
    else { return true }
    let scheme = String(decoding: address[..<end], as: UTF8.self).lowercased()
    return scheme == "https" || scheme == "http"
  }

  /// An entry within a block is written with the block: its icon stands in its label.
  private static func putBackIcon(
    of entry: EntryID, _ label: NodeID, _ reading: inout PageReading
  ) {
    let icon = reading.page[entry].icon
    guard icon.exists, reading.page[entry].flags.contains(.embedded) else { return }
    reading.document.prepend(reading.document.makeText(" ".utf8), to: label)
    reading.document.prepend(icon, to: label)
  }
}

extension PageReading {
  /// Puts a block at the beginning of an entry.
  mutating func prepend(_ block: NodeID, to entry: EntryID) {
    var item = ContentItem()
    item.block = block
    item.next = page[entry].content.first
    page.items.append(item)
    let place = Int32(page.items.count - 1)
    page[entry].content.first = place
    if page[entry].content.last < 0 { page[entry].content.last = place }
  }
}

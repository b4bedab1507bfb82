import Markdown

/// Makes labels ready: attribute lists and icons are taken out, links move into the body of an
/// entry that folds, and every entry gets its name, the label as plain text.
enum Labels {
  static func read(_ reading: inout PageReading) {
    for index in reading.page.entries.indices {
      let entry = EntryID(index)
      let label = reading.page[entry].label
      guard label.exists else { continue }
      if !isPlain(label, reading.document) {
        let kind = reading.page[entry].kind
        if kind == .heading || kind == .callout && !reading.page[entry].flags.contains(.explicitID)
        {
          reading.takeAttributes(atEndOf: label, of: entry)
        }
        takeIcon(of: entry, label, &reading)
        if hasContent(entry, reading) { moveLinks(of: entry, label, &reading) }
      }
      name(entry, label, &reading)
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
      reading.document[first].next.exists
    else { return }
    reading.document.remove(first, after: .none)
    reading.trimStart(of: label)
    reading.page[entry].icon = first
  }

  /// A link in the label of a row that folds would fight the toggle: its text stays, the link
  /// becomes the first thing in the body.
  private static func moveLinks(
    of entry: EntryID, _ label: NodeID, _ reading: inout PageReading
  ) {
    let links = links(in: label, reading.document)
    guard !links.isEmpty else { return }
    let isCopied = reading.page[entry].flags.contains(.excerpted)
    let paragraph = reading.document.make(Node(.paragraph))
    reading.document[paragraph].start = reading.document[label].start
    for (index, link) in links.enumerated() {
      if !isCopied {
        if index > 0 {
          reading.document.append(reading.document.makeText(", ".utf8), to: paragraph)
        }
        var copy = reading.document[link]
        copy.firstChild = .none
        copy.lastChild = .none
        let node = reading.document.make(copy)
        let text = reading.document.makeText(reading.plainText(link))
        reading.document.append(text, to: node)
        reading.document.append(node, to: paragraph)
      }
      reading.document.unwrap(link)
    }
    if !isCopied { reading.prepend(paragraph, to: entry) }
  }

  private static func links(in label: NodeID, _ document: Document) -> [NodeID] {
    guard document.contains(.link) else { return [] }
    var links: [NodeID] = []
    var current = document.following(label, within: label)
    while let id = current {
      if document[id].kind == .link { links.append(id) }
      current = document.following(id, within: label)
    }
    return links
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

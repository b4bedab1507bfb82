import Markdown

/// A link in the label of a row that folds would fight the toggle: its text stays, the link becomes
/// the first thing in the body.
enum LabelLinks {
  static func move(of entry: EntryID, _ label: NodeID, _ reading: inout PageReading) {
    if reading.checksHTML, reading.document.contains(.htmlInline) {
      readHTML(in: label, &reading.document)
    }
    let links = links(in: label, reading.document)
    guard !links.isEmpty else { return }
    if !reading.page[entry].flags.contains(.excerpted) {
      let paragraph = paragraph(of: links, at: label, &reading)
      reading.prepend(paragraph, to: entry)
      if reading.page[entry].flags.contains(.embedded) {
        // It is written with the block that it stands in.
        reading.document.insert(paragraph, after: label, in: reading.document[label].parent)
      }
    }
    // Those within others first: each gives its place to its first child.
    for link in links.reversed() { reading.document.unwrap(link) }
  }

  private static func paragraph(
    of links: [NodeID], at label: NodeID, _ reading: inout PageReading
  ) -> NodeID {
    let paragraph = reading.document.make(Node(.paragraph))
    reading.document[paragraph].start = reading.document[label].start
    for (index, link) in links.enumerated() {
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
    return paragraph
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

  /// Makes links of `<a href="…">` and what stands between it and its end.
  private static func readHTML(in label: NodeID, _ document: inout Document) {
    let children = document.children(of: label)
    guard children.contains(where: { anchor($0, document) != nil }) else { return }
    document[label].firstChild = .none
    document[label].lastChild = .none
    var target = label
    for child in children {
      guard let tag = anchor(child, document) else {
        document.append(child, to: target)
        continue
      }
      document[child].parent = .none
      if tag.isClosing {
        target = label
      } else if target == label, let address = tag.value(of: "href") {
        var link = Node(.link)
        link.start = document[child].start
        link.text = document.add(address.replacing("&amp;", with: "&").utf8)
        target = document.make(link)
        document.append(target, to: label)
      }
    }
    document.kinds |= 1 << UInt64(NodeKind.link.rawValue)
  }

  private static func anchor(_ node: NodeID, _ document: Document) -> HTMLTag? {
    guard document[node].kind == .htmlInline,
      let tag = HTMLTag(Array(document.bytes(of: node))[...]), tag.isNamed("a")
    else { return nil }
    return tag
  }
}

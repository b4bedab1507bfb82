import Markdown

/// `no-entries`: a file with text of which nothing folds. Silent where the page says what its items
/// are, and for an `index.md` or `README.md` of prose, which says what the others are. A file in a
/// folder is an entry itself, and told of only where its text has the shape of several.
enum NoEntries {
  static func read(_ reading: inout PageReading) {
    guard reading.options.items == .auto, reading.page.entries.isEmpty else { return }
    let first = reading.page.content.first
    guard first >= 0, reading.page.found.isUnclear || !isIndex(reading.page.path) else { return }
    var place = first
    while place >= 0, reading.document[reading.page.items[Int(place)].block].kind == .thematicBreak
    {
      place = reading.page.items[Int(place)].next
    }
    guard place >= 0 else { return }
    let block = reading.page.items[Int(place)].block
    var blocks: [NodeID] = []
    reading.collectBlocks(of: .none, into: &blocks)
    let fix = OtherFormat.fix(for: reading.page.path) ?? ShapeAdvice.fix(for: blocks, reading)
    let isSingle = isSingle(blocks, reading.document)
    if reading.isSection, isSingle || fix == nil { return }
    reading.note(
      "no-entries", at: block, "no entry was found in this text",
      explanation: "All of it is shown as it stands, and nothing folds."
        + (isSingle
          ? " One item alone may be part of the prose: without `items` it takes two." : ""),
      fix: fix
        ?? "set `items: paragraphs`, or what its entries are, or `items: none` for prose")
  }

  /// Whether what could be items is one quote, one bullet or one row, of which a second would have
  /// made entries.
  private static func isSingle(_ blocks: [NodeID], _ document: Document) -> Bool {
    var items = 0
    for block in blocks {
      switch document[block].kind {
      case .blockQuote: items += 1
      case .list: items += document.children(of: block).count
      // The first row is the head.
      case .table: items += document.children(of: block).count - 1
      default: break
      }
    }
    return items == 1
  }

  private static func isIndex(_ path: String) -> Bool {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
      path[path.utf8.index(after: $0)...]
    }
    let text = (name ?? path[...]).lowercased()
    return text.hasPrefix("index.") || text.hasPrefix("readme.")
  }
}

import Markdown

/// Rules, and blocks that show nothing, at the edges of what an entry holds. They part it from its
/// neighbours in the source, as its row does on the page: an entry that holds nothing else has
/// nothing to unfold.
enum Separators {
  static func leaveOut(_ reading: inout PageReading) {
    for entry in reading.page.entries.indices.map({ EntryID($0) }) {
      switch reading.page[entry].kind {
      // What they hold is marked by their own ends.
      case .callout, .details: break
      default: leaveOut(of: entry, &reading)
      }
    }
  }

  private static func leaveOut(of entry: EntryID, _ reading: inout PageReading) {
    var kept = ContentList()
    var place = reading.page[entry].content.first
    while place >= 0 {
      let item = reading.page.items[Int(place)]
      let isSeparator =
        item.block.exists && !item.isOwnText && isSeparator(item.block, reading.document)
      if !isSeparator {
        if kept.first < 0 { kept.first = place }
        kept.last = place
      }
      place = item.next
    }
    if kept.last >= 0 { reading.page.items[Int(kept.last)].next = -1 }
    reading.page[entry].content = kept
  }

  private static func isSeparator(_ block: NodeID, _ document: Document) -> Bool {
    switch document[block].kind {
    case .thematicBreak: true
    case .paragraph: document.showsNothing(block)
    case .htmlBlock: isEmpty(html: document.bytes(of: block))
    default: false
    }
  }

  /// Breaks, rules and boxes in which nothing stands, and which nothing can lead to.
  private static func isEmpty(html: ArraySlice<UInt8>) -> Bool {
    var depth = 0
    for piece in HTMLPieces(html) {
      switch piece {
      case .comment: break
      case .text(let text):
        let text = text.trimmed
        guard text.isEmpty || text.elementsEqual("&nbsp;".utf8) else { return false }
      case .tag(let tag, _):
        if tag.value(of: "id") != nil || tag.value(of: "name") != nil { return false }
        if tag.isNamed("br") || tag.isNamed("hr") || tag.isNamed("wbr") { continue }
        guard tag.isNamed("p") || tag.isNamed("div") || tag.isNamed("center") else { return false }
        depth += tag.isClosing ? -1 : 1
      }
    }
    return depth == 0
  }
}

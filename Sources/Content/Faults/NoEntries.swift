import Markdown

/// `no-entries`: a file with text of which nothing folds. Silent where the page says what its items
/// are, and for an `index.md` or `README.md` of prose, which says what the others are.
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
    reading.note(
      "no-entries", at: block, "no entry was found in this text",
      explanation: "All of it is shown as it stands, and nothing folds.",
      fix: advice(reading))
  }

  private static func advice(_ reading: PageReading) -> String {
    var blocks: [NodeID] = []
    reading.collectBlocks(of: .none, into: &blocks)
    return ShapeAdvice(blocks, reading).fix
      ?? "set `items: paragraphs`, or what its entries are, or `items: none` for prose"
  }

  private static func isIndex(_ path: String) -> Bool {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
      path[path.utf8.index(after: $0)...]
    }
    let text = (name ?? path[...]).lowercased()
    return text.hasPrefix("index.") || text.hasPrefix("readme.")
  }
}

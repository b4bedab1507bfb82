import Markdown

/// `no-entries`: a file with text of which nothing folds. Silent for the `index.md` of a folder,
/// which says what the others are, and where the page says what its items are.
enum NoEntries {
  static func read(_ reading: inout PageReading) {
    guard reading.options.items == .auto, reading.page.entries.isEmpty else { return }
    let first = reading.page.content.first
    guard first >= 0, !isIndex(reading.page.path) else { return }
    let block = reading.page.items[Int(first)].block
    guard block.exists else { return }
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
    return (name ?? path[...]).lowercased().hasPrefix("index.")
  }
}

import Markdown

/// `empty-entry`: an entry with nothing to unfold among siblings most of which have something.
/// Silent under `style: outline`, where a leaf is a leaf.
enum EmptyEntry {
  static func read(_ reading: inout PageReading) {
    guard reading.options.style != .outline, reading.page.entries.count > 2 else { return }
    var counts = [(empty: Int32, full: Int32)](
      repeating: (0, 0), count: reading.page.entries.count + 1)
    var hasEmpty = false
    for entry in reading.page.entries where isItem(entry) {
      let parent = Int(entry.parent.rawValue) + 1
      if isEmpty(entry, reading) {
        counts[parent].empty += 1
        hasEmpty = true
      } else {
        counts[parent].full += 1
      }
    }
    guard hasEmpty else { return }
    for index in reading.page.entries.indices {
      let entry = reading.page.entries[index]
      let siblings = counts[Int(entry.parent.rawValue) + 1]
      guard siblings.empty > 0, siblings.full > siblings.empty, siblings.full > 1,
        isItem(entry), isEmpty(entry, reading), entry.label.exists
      else { continue }
      reading.note(
        "empty-entry", at: entry.label, "an entry has nothing to unfold",
        explanation: "It is shown as a plain row; most of its siblings have a text.",
        fix: "write its text under it, if it is missing")
    }
  }

  private static func isItem(_ entry: Entry) -> Bool {
    entry.kind != .callout && entry.kind != .details
  }

  private static func isEmpty(_ entry: Entry, _ reading: PageReading) -> Bool {
    guard entry.parts.isEmpty else { return false }
    var place = entry.content.first
    while place >= 0 {
      let item = reading.page.items[Int(place)]
      if item.entry.exists { return false }
      if item.block.exists, !reading.document[item.block].flags.contains(.hidden) { return false }
      place = item.next
    }
    return true
  }
}

import Markdown

/// `empty-entry`: an entry with nothing to unfold among siblings most of which have something.
/// Silent under `style: outline`, where a leaf is a leaf.
enum EmptyEntry {
  /// `known` are those of which something else was said.
  static func read(_ reading: inout PageReading, except known: [EntryID]) {
    guard reading.options.style != .outline, reading.page.entries.count > 2 else { return }
    var siblings = [(empty: Int32, full: Int32)](
      repeating: (0, 0), count: reading.page.entries.count + 1)
    var hasEmpty = false
    for entry in reading.page.entries where isItem(entry) {
      let parent = Int(entry.parent.rawValue) + 1
      switch body(of: entry, reading) {
      case .text: siblings[parent].full += 1
      case .entries: break
      case .nothing:
        siblings[parent].empty += 1
        hasEmpty = true
      }
    }
    guard hasEmpty else { return }
    let known = Set(known)
    for index in reading.page.entries.indices {
      let entry = reading.page.entries[index]
      let (empty, full) = siblings[Int(entry.parent.rawValue) + 1]
      guard empty > 0, full > empty, full > 1, isItem(entry), entry.label.exists,
        body(of: entry, reading) == .nothing, !known.contains(EntryID(index))
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

  private enum Body {
    case nothing, entries, text
  }

  private static func body(of entry: Entry, _ reading: PageReading) -> Body {
    guard entry.parts.isEmpty else { return .text }
    var body = Body.nothing
    var place = entry.content.first
    while place >= 0 {
      let item = reading.page.items[Int(place)]
      if item.entry.exists {
        body = .entries
      } else if !reading.document[item.block].flags.contains(.hidden) {
        return .text
      }
      place = item.next
    }
    return body
  }
}

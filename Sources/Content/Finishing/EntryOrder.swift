import Markdown
import Unicode

/// The order of entries where a page asks for another than the source's.
enum EntryOrder {
  static func sort(_ page: inout Page) {
    guard page.options.sort != .source || page.options.reverse else { return }
    var parents = [EntryID.none]
    while let parent = parents.popLast() {
      let children = page.entries(of: parent)
      parents.append(contentsOf: children)
      if children.count > 1 { place(sorted(children, page), under: parent, &page) }
    }
  }

  private static func sorted(_ entries: [EntryID], _ page: Page) -> [EntryID] {
    var keyed = entries.map { (key: key(of: $0, page), entry: $0) }
    if page.options.sort != .source {
      keyed = keyed.enumerated().sorted {
        ($0.element.key, $0.offset) < ($1.element.key, $1.offset)
      }.map(\.element)
    }
    let sorted = keyed.map(\.entry)
    return page.options.reverse ? sorted.reversed() : sorted
  }

  private static func key(of entry: EntryID, _ page: Page) -> String {
    switch page.options.sort {
    case .source: return ""
    case .label: return page.string(page[entry].name).lowercased()
    case .author:
      let place = page[entry].attribution
      return place < 0 ? "" : page.string(page.attributions[Int(place)].author).lowercased()
    case .date:
      return page.entryDates[entry.rawValue].map {
        "\($0.year + 100_000)-\($0.month + 10)-\($0.day + 10)"
      }
        ?? ""
    }
  }

  /// Puts entries into the places that the same entries had among the blocks.
  private static func place(_ entries: [EntryID], under parent: EntryID, _ page: inout Page) {
    var rest = entries[...]
    var place = page.content(of: parent).first
    while place >= 0, let entry = rest.first {
      if page.items[Int(place)].entry.exists {
        page.items[Int(place)].entry = entry
        rest = rest.dropFirst()
      }
      place = page.items[Int(place)].next
    }
  }
}

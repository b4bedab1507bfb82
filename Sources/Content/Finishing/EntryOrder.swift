import Diagnostics
import Markdown
import Unicode

/// The order of entries where a page asks for another than the source's.
///
/// Callouts and details stay where they stand in a body, and groups keep an order of their own.
enum EntryOrder {
  static func sort(_ page: inout Page, into report: inout Report) {
    let options = page.options
    switch options.sort {
    case .source:
      guard options.reverse else { return }
      arrange(&page) { $0.reversed() }
    case .label:
      let collator = Collator(language: page.contentLanguage)
      arrange(&page) { [page] entries in
        sorted(entries, options.reverse) {
          collator.key(of: IndexText.of(page.bytes(page[$0].name))[...])
        }
      }
    case .author:
      let collator = Collator(language: page.contentLanguage)
      arrange(&page) { [page] entries in
        sorted(entries, options.reverse) { entry in
          let author = page.author(of: entry)
          return author.isEmpty ? nil : collator.key(of: IndexText.of(author)[...])
        }
      }
    case .date:
      let dates = page.entryDates
      if dates.isEmpty { noteNoDates(page, into: &report) }
      arrange(&page) { entries in sorted(entries, options.reverse) { dates[$0.rawValue] } }
    }
  }

  private static func noteNoDates(_ page: Page, into report: inout Report) {
    guard page.entries.count > 1 else { return }
    report.add(
      Diagnostic(
        .note, "sort-without-dates", path: page.sourcePath(of: EntryID(0)),
        range: page.place(of: EntryID(0)), "no entry of the page has a date",
        explanation: "`sort: date` leaves them in the order of the file.",
        fix: "write `{date=2024-05-31}` behind their labels, or take `sort` out"))
  }

  /// Entries by their keys; those without one are last, whatever is turned.
  private static func sorted<Key: Comparable>(
    _ entries: [EntryID], _ isReversed: Bool, by key: (EntryID) -> Key?
  ) -> [EntryID] {
    var keyed: [(key: Key, place: Int)] = []
    keyed.reserveCapacity(entries.count)
    var rest: [EntryID] = []
    for (place, entry) in entries.enumerated() {
      if let key = key(entry) { keyed.append((key, place)) } else { rest.append(entry) }
    }
    keyed.sort { $0.key == $1.key ? $0.place < $1.place : $0.key < $1.key }
    if isReversed { keyed.reverse() }
    return keyed.map { entries[$0.place] } + rest
  }

  /// Puts the entries of each list into the order that `order` gives them.
  private static func arrange(_ page: inout Page, _ order: ([EntryID]) -> [EntryID]) {
    var parents = [EntryID.none]
    while let parent = parents.popLast() {
      let children = page.entries(of: parent)
      parents.append(contentsOf: children)
      let movable = children.filter { page.moves($0) }
      if movable.count > 1 { place(order(movable), under: parent, &page) }
    }
  }

  /// Puts entries into the places that the same entries had among the blocks.
  private static func place(_ entries: [EntryID], under parent: EntryID, _ page: inout Page) {
    var rest = entries[...]
    var place = page.content(of: parent).first
    while place >= 0, let entry = rest.first {
      if page.items[Int(place)].entry.exists, page.moves(page.items[Int(place)].entry) {
        page.items[Int(place)].entry = entry
        rest = rest.dropFirst()
      }
      place = page.items[Int(place)].next
    }
  }
}

extension Page {
  /// The language of the page's content (BCP 47); empty where nothing names it.
  var contentLanguage: String { options.lang.isEmpty ? options.language : options.lang }

  /// The author of an entry; empty for none.
  func author(of entry: EntryID) -> ArraySlice<UInt8> {
    let place = self[entry].attribution
    return place < 0 ? [] : bytes(attributions[Int(place)].author)
  }

  /// Whether sorting moves an entry.
  fileprivate func moves(_ entry: EntryID) -> Bool {
    switch self[entry].kind {
    case .callout, .details, .group: false
    default: true
    }
  }
}

import Diagnostics
import Markdown

/// Takes the items of a page out of its sections, so that they can come under others.
struct GroupedItems {
  /// The items in the order of the page, each with all that it holds.
  private var items: [EntryID] = []
  /// The sections that they are taken from, parents first.
  private var sections: [EntryID] = []
  /// What each entry is here.
  private var roles: [Role]

  private enum Role {
    case kept, item, section
  }

  /// Takes the items out; sections that hold nothing else lose their place, and are told of.
  static func take(from page: inout Page, into report: inout Report) -> [EntryID] {
    let taken = GroupedItems(page)
    for section in taken.sections.reversed() { taken.clear(section, &page) }
    taken.clear(.none, &page)
    taken.tellOfDissolved(page, into: &report)
    return taken.items
  }

  private func tellOfDissolved(_ page: Page, into report: inout Report) {
    let dissolved = sections.filter { page[$0].content.isEmpty }
    guard let first = dissolved.first else { return }
    let names = dissolved.prefix(3).map { "\"\(page.string(page[$0].name))\"" }
    let more = dissolved.count > 3 ? " and \(dissolved.count - 3) more" : ""
    report.add(
      Diagnostic(
        .note, "sections-dissolved", path: page.sourcePath(of: first),
        range: page.place(of: first),
        dissolved.count == 1
          ? "a section gives way to the groups"
          : "\(dissolved.count) sections give way to the groups",
        explanation: "\(names.joined(separator: ", "))\(more): their titles are not shown.",
        fix: "take `group` out to keep them"))
  }

  /// In a list most of whose entries are sections the sections give way; in any other list every
  /// entry is an item, also one that has items of its own.
  private init(_ page: Page) {
    roles = Array(repeating: .kept, count: page.entries.count)
    let balances = Self.balances(page)
    for entry in page.entriesInOrder() where !page[entry].standsInBody {
      let parent = page[entry].parent
      guard parent.isNone || roles[Int(parent.rawValue)] == .section else { continue }
      let isSection = page[entry].flags.contains(.section)
      if isSection, balances[Int(parent.rawValue) + 1] > 0 {
        roles[Int(entry.rawValue)] = .section
        sections.append(entry)
      } else {
        roles[Int(entry.rawValue)] = .item
        items.append(entry)
      }
    }
  }

  /// For each list, how many more sections than other entries it has: that of the page first, then
  /// those of the entries.
  private static func balances(_ page: Page) -> [Int32] {
    var balances = [Int32](repeating: 0, count: page.entries.count + 1)
    for entry in page.entries where !entry.standsInBody {
      balances[Int(entry.parent.rawValue) + 1] += entry.flags.contains(.section) ? 1 : -1
    }
    return balances
  }

  /// Leaves blocks, callouts, details and sections with text of their own in a list.
  private func clear(_ owner: EntryID, _ page: inout Page) {
    var list = ContentList()
    var hasSections = false
    var place = page.content(of: owner).first
    while place >= 0 {
      let item = page.items[Int(place)]
      if stays(item, page) {
        if list.last >= 0 { page.items[Int(list.last)].next = place } else { list.first = place }
        list.last = place
        if item.entry.exists, !page[item.entry].standsInBody { hasSections = true }
      }
      place = item.next
    }
    if list.last >= 0 { page.items[Int(list.last)].next = -1 }
    guard owner.exists else {
      page.content = list
      return
    }
    page[owner].content = list
    if !hasSections { page[owner].flags.remove(.section) }
  }

  private func stays(_ item: ContentItem, _ page: Page) -> Bool {
    guard item.entry.exists else { return true }
    switch roles[Int(item.entry.rawValue)] {
    case .kept: return true
    case .item: return false
    case .section: return !page[item.entry].content.isEmpty
    }
  }
}

extension Entry {
  /// Callouts and details are part of the body that they stand in.
  var standsInBody: Bool { kind == .callout || kind == .details }
}

extension Page {
  /// Puts an entry at the end of `parent`, which is none for the page itself.
  mutating func append(entry: EntryID, to parent: EntryID) {
    var item = ContentItem()
    item.entry = entry
    items.append(item)
    let place = Int32(items.count - 1)
    var list = content(of: parent)
    if list.last >= 0 { items[Int(list.last)].next = place } else { list.first = place }
    list.last = place
    if parent.exists { self[parent].content = list } else { content = list }
  }

  /// Forgets the entries that stand nowhere any more; the others move up.
  mutating func dropEntriesWithoutPlace() {
    var places = [Int32](repeating: -1, count: entries.count)
    for entry in entriesInOrder() { places[Int(entry.rawValue)] = 0 }
    var kept: [Entry] = []
    for index in entries.indices where places[index] == 0 {
      places[index] = Int32(kept.count)
      kept.append(entries[index])
    }
    guard kept.count < entries.count else { return }
    func moved(_ id: EntryID) -> EntryID {
      id.exists ? EntryID(Int(places[Int(id.rawValue)])) : .none
    }
    for index in kept.indices { kept[index].parent = moved(kept[index].parent) }
    for index in items.indices { items[index].entry = moved(items[index].entry) }
    entries = kept
    entryDates = rekeyed(entryDates, places)
    entryTags = rekeyed(entryTags, places)
  }

  private func rekeyed<Value>(_ values: [Int32: Value], _ places: [Int32]) -> [Int32: Value] {
    var moved: [Int32: Value] = [:]
    for (key, value) in values where places[Int(key)] >= 0 { moved[places[Int(key)]] = value }
    return moved
  }
}

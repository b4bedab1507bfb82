import Markdown
import Unicode

/// Sections made from the entries' first letters, authors, sources or tags.
enum EntryGroups {
  static func make(_ page: inout Page) {
    guard page.options.group != .none else { return }
    let items = leaves(page)
    var names: [String] = []
    var groups: [String: [EntryID]] = [:]
    for item in items {
      let name = name(of: item, page)
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append(item)
    }
    rebuild(&page, names: names.sorted(), groups)
  }

  /// The items, without the sections of the source.
  private static func leaves(_ page: Page) -> [EntryID] {
    page.entriesInOrder().filter { entry in
      !page[entry].flags.contains(.section)
        && page[entry].kind != .callout && page[entry].kind != .details
    }
  }

  private static func name(of entry: EntryID, _ page: Page) -> String {
    let place = page[entry].attribution
    switch page.options.group {
    case .none: return ""
    case .letter: return letter(page.bytes(page[entry].name))
    case .author: return place < 0 ? "" : page.string(page.attributions[Int(place)].author)
    case .source: return place < 0 ? "" : page.string(page.attributions[Int(place)].source)
    case .tag: return page.entryTags[entry.rawValue]?.first ?? ""
    }
  }

  private static func letter(_ name: ArraySlice<UInt8>) -> String {
    for (scalar, _, _) in Scalars(name) {
      switch CharacterClass.of(scalar) {
      case .letter: return Unicode.Scalar(scalar).map { String($0).uppercased() } ?? "#"
      case .digit: return "#"
      default: continue
      }
    }
    return "#"
  }

  private static func rebuild(
    _ page: inout Page, names: [String], _ groups: [String: [EntryID]]
  ) {
    page.content = blocksOnly(&page)
    for name in names {
      var group = Entry(.group)
      group.name = page.add((name.isEmpty ? "#" : name).utf8)
      group.flags = .section
      let entries = groups[name] ?? []
      group.start = entries.first.map { page[$0].start } ?? 0
      page.entries.append(group)
      let id = EntryID(page.entries.count - 1)
      page.append(entry: id, to: .none)
      for entry in entries {
        page[entry].parent = id
        page.append(entry: entry, to: id)
      }
    }
  }

  /// The blocks at the top, without its entries.
  private static func blocksOnly(_ page: inout Page) -> ContentList {
    var list = ContentList()
    var place = page.content.first
    while place >= 0 {
      let item = page.items[Int(place)]
      if item.block.exists {
        if list.last >= 0 { page.items[Int(list.last)].next = place } else { list.first = place }
        list.last = place
      }
      place = item.next
    }
    if list.last >= 0 { page.items[Int(list.last)].next = -1 }
    return list
  }
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
}

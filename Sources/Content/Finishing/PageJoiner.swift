import Markdown

/// A folder as one page: its other files are sections of it, a folder inside is a section of
/// sections.
package struct PageJoiner {
  /// The page so far.
  package private(set) var page: Page
  /// The sections that are open, with their depth.
  private var open: [(depth: Int, entry: EntryID)] = []

  /// Begins with the page of the folder's `index.md`, or an empty one.
  package init(_ page: Page) { self.page = page }

  /// Adds a file as a section `depth` levels below the page (1: right under it). Its title is the
  /// label, its content that of the section. Sections come in the order of the page.
  package mutating func add(_ file: Page, depth: Int) {
    while let last = open.last, last.depth >= depth { open.removeLast() }
    let parent = open.last?.entry ?? .none
    let moved = Shift(from: file, to: &page)
    for document in file.documents { page.documents.append(document) }
    page.documentPaths.append(contentsOf: file.documentPaths)
    page.documentOptions.append(contentsOf: file.documentOptions)
    page.documentShapes.append(contentsOf: file.documentShapes)
    let section = EntryID(page.entries.count + file.entries.count)
    page.entries.append(contentsOf: file.entries.map { moved.entry($0, under: section) })
    page.items.append(contentsOf: file.items.map(moved.item))
    page.attributions.append(contentsOf: file.attributions.map(moved.attribution))
    page.parts.append(contentsOf: file.parts.map(moved.part))
    for (key, date) in file.entryDates { page.entryDates[key + moved.entries] = date }
    for (key, tags) in file.entryTags { page.entryTags[key + moved.entries] = tags }
    if !file.options.tags.isEmpty { page.entryTags[section.rawValue] = file.options.tags }
    page.entries.append(sectionEntry(of: file, moved, under: parent))
    page.append(entry: section, to: parent)
    if parent.exists { page[parent].flags.insert(.section) }
    open.append((depth, section))
  }

  private func sectionEntry(of file: Page, _ moved: Shift, under parent: EntryID) -> Entry {
    var entry = Entry(.group)
    entry.parent = parent
    entry.document = moved.documents
    entry.label = file.titleNode
    entry.name = moved.text(file.title)
    entry.content = moved.list(file.content)
    if file.entries.contains(where: { $0.parent.isNone }) { entry.flags.insert(.section) }
    return entry
  }
}

/// How far the places of a file move when it becomes part of a page.
private struct Shift {
  let entries: Int32
  let documents: Int32
  private let items: Int32
  private let attributions: Int32
  private let parts: Int32
  private let textStart: UInt32
  private let languages: [UInt16]

  init(from file: Page, to page: inout Page) {
    entries = Int32(page.entries.count)
    documents = Int32(page.documents.count)
    items = Int32(page.items.count)
    attributions = Int32(page.attributions.count)
    parts = Int32(page.parts.count)
    textStart = UInt32(page.text.count)
    page.text.append(contentsOf: file.text)
    languages = file.languages.map { $0.isEmpty ? 0 : page.language($0) }
  }

  func text(_ range: TextRange) -> TextRange {
    var range = range
    range.start += textStart
    return range
  }

  func list(_ list: ContentList) -> ContentList {
    guard !list.isEmpty else { return list }
    var list = list
    list.first += items
    list.last += items
    return list
  }

  func entry(_ entry: Entry, under section: EntryID) -> Entry {
    var entry = entry
    entry.document += documents
    entry.name = text(entry.name)
    entry.id = text(entry.id)
    entry.groupName = text(entry.groupName)
    entry.content = list(entry.content)
    entry.language = languages[Int(entry.language)]
    if entry.attribution >= 0 { entry.attribution += attributions }
    entry.parts = (entry.parts.lowerBound + parts)..<(entry.parts.upperBound + parts)
    if entry.parent.exists { entry.parent.rawValue += entries } else { entry.parent = section }
    return entry
  }

  func item(_ item: ContentItem) -> ContentItem {
    var item = item
    item.document += documents
    if item.entry.exists { item.entry.rawValue += entries }
    if item.next >= 0 { item.next += items }
    return item
  }

  func attribution(_ attribution: Attribution) -> Attribution {
    var attribution = attribution
    attribution.author = text(attribution.author)
    attribution.source = text(attribution.source)
    attribution.url = text(attribution.url)
    attribution.authorURL = text(attribution.authorURL)
    return attribution
  }

  func part(_ part: EntryPart) -> EntryPart {
    var part = part
    part.name = text(part.name)
    part.language = languages[Int(part.language)]
    return part
  }
}

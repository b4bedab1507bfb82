import Diagnostics
import Markdown
import Unicode

/// Sections made from the entries' first letters, authors, sources or tags.
///
/// The items of the whole page come under them. A section of the source gives way, unless it has
/// text of its own: it stays with that. Blocks, callouts and details stay where they are, before
/// the groups.
enum EntryGroups {
  static func make(_ page: inout Page, into report: inout Report) {
    let options = page.options
    switch options.group {
    case .none: return
    case .letter:
      let collator = Collator(language: page.contentLanguage)
      let alphabet = IndexAlphabet(language: page.contentLanguage, collator)
      let isReversed = options.reverse && options.sort == .label
      group(&page, isReversed: isReversed, &report) { entry, page in
        alphabet.heading(of: page.bytes(page[entry].name), collator)
      }
    case .author:
      let isReversed = options.reverse && options.sort == .author
      group(&page, isReversed: isReversed, &report) { $1.author(of: $0) }
    case .source:
      group(&page, isReversed: false, &report) { entry, page in
        let place = page[entry].attribution
        return place < 0 ? [] : page.bytes(page.attributions[Int(place)].source)
      }
    case .tag:
      noteFurtherTags(page, into: &report)
      group(&page, isReversed: false, &report) { entry, page in firstTag(of: entry, page) }
    }
  }

  /// The first tag of an attribute list, of the label, or of the body, else of the file that is a
  /// section of its folder's page.
  private static func firstTag(of entry: EntryID, _ page: Page) -> ArraySlice<UInt8> {
    if let tag = page.entryTags[entry.rawValue]?.first { return Array(tag.utf8)[...] }
    let tag = Hashtags.first(in: page.bytes(page[entry].name))
    if !tag.isEmpty { return tag }
    var place = page[entry].content.first
    while place >= 0 {
      let item = page.items[Int(place)]
      place = item.next
      guard item.block.exists else { continue }
      var text: [UInt8] = []
      PlainText.append(item.block, of: page.documents[Int(item.document)], to: &text)
      let tag = Hashtags.first(in: text[...])
      if !tag.isEmpty { return tag }
    }
    let document = Int(page[entry].document)
    let ofFile = document > 0 ? page.documentOptions[document].tags.first : nil
    return Array((ofFile ?? "").utf8)[...]
  }

  /// An entry has one id and so one place.
  private static func noteFurtherTags(_ page: Page, into report: inout Report) {
    let several = page.entryTags.filter { key, tags in
      tags.count > 1 && page.entries[Int(key)].kind != .group
    }.keys
    guard let first = several.min() else { return }
    let entry = page.entries[Int(first)]
    let count = several.count > 1 ? " (\(several.count) entries of this page.)" : ""
    report.add(
      Diagnostic(
        .note, "several-tags", path: page.documentPaths[Int(entry.document)],
        range: Int(entry.start)..<Int(entry.start) + 1,
        "an entry with several tags stands under its first",
        explanation: "An entry has one place on its page." + count,
        fix: "put the tag that counts first"))
  }

  /// Groups by a text; entries without it come last.
  private static func group(
    _ page: inout Page, isReversed: Bool, _ report: inout Report,
    by text: (EntryID, Page) -> ArraySlice<UInt8>
  ) {
    let language = page.contentLanguage
    let collator = Collator(language: language)
    group(&page, isReversed: isReversed, &report) { entry, page in
      TextHeading(text(entry, page), language: language, collator)
    }
  }

  private static func group<Heading: GroupHeading>(
    _ page: inout Page, isReversed: Bool, _ report: inout Report,
    by heading: (EntryID, Page) -> Heading
  ) {
    let items = GroupedItems.take(from: &page, into: &report)
    var groups: [Heading: [EntryID]] = [:]
    for item in items { groups[heading(item, page), default: []].append(item) }
    var headings = groups.keys.sorted()
    var rest: [Heading] = []
    if let last = headings.last, last.isRest { rest = [headings.removeLast()] }
    if isReversed { headings.reverse() }
    for heading in headings + rest {
      add(heading.name, groups[heading] ?? [], to: &page)
    }
    page.dropEntriesWithoutPlace()
  }

  private static func add(_ name: [UInt8], _ entries: [EntryID], to page: inout Page) {
    var group = Entry(.group)
    group.name = page.add(name)
    group.flags = [.section, .computed]
    if let first = entries.first {
      group.start = page[first].start
      group.document = page[first].document
    }
    page.entries.append(group)
    let id = EntryID(page.entries.count - 1)
    page.append(entry: id, to: .none)
    for entry in entries {
      page[entry].parent = id
      page.append(entry: entry, to: id)
    }
  }
}

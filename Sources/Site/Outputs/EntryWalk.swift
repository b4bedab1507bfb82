internal import Content
internal import Markdown

/// Goes through the entries of one page in the order of the page, sections before what they hold.
struct EntryWalk {
  private let page: Page
  private let planned: PlannedPage
  private let links: PublishedLinks
  /// The entries around the current one, the outermost first.
  private var sections: [EntryID] = []
  /// The file that the current entry at the top, and all within it, is written to.
  private var output: String
  private var label: [UInt8] = []
  private var body: [UInt8] = []
  private var texts: [EntryRecord.Text] = []
  /// The file that the last block came from, and its number: a copy for each block would cost more
  /// than to read it.
  private var document = Document()
  private var documentNumber: Int32 = -1

  init(_ page: Page, _ planned: PlannedPage, _ links: PublishedLinks) {
    self.links = links
    self.page = page
    self.planned = planned
    output = planned.output
  }

  /// Hands over one record an entry.
  mutating func forEach(_ take: (EntryRecord) -> Void) {
    for id in page.entriesInOrder() {
      enter(id)
      read(id)
      take(record(of: id))
    }
  }

  private mutating func enter(_ id: EntryID) {
    let parent = page[id].parent
    if parent.isNone {
      sections.removeAll(keepingCapacity: true)
      if planned.isSplit {
        output =
          page[id].standsAlone
          ? Route.output(ofSection: page.string(page[id].id), of: planned.output)
          : planned.output
      }
      return
    }
    if sections.last == parent { return }
    while let last = sections.last, last != page[parent].parent { sections.removeLast() }
    sections.append(parent)
  }

  private func record(of id: EntryID) -> EntryRecord {
    let entry = page[id]
    var attribution = Attribution()
    if entry.attribution >= 0 { attribution = page.attributions[Int(entry.attribution)] }
    return EntryRecord(
      entry: id, output: output, isWholeFile: entry.parent.isNone && output != planned.output,
      id: page.bytes(entry.id),
      label: label.isEmpty ? page.bytes(entry.name) : label[...], body: body[...],
      texts: texts, author: page.bytes(attribution.author), source: page.bytes(attribution.source),
      link: link(of: attribution, entry), language: language(of: entry), sections: sections,
      date: date(of: id, entry), tags: page.entryTags[id.rawValue] ?? [],
      isSection: entry.isSection)
  }

  private func link(of attribution: Attribution, _ entry: Entry) -> ArraySlice<UInt8> {
    let address = page.bytes(attribution.address)
    guard !address.isEmpty else { return [] }
    return links.published(address, in: page.documentPaths[Int(entry.document)], on: output)
  }

  /// That of the entry itself, or of the file that became this section.
  private func date(of id: EntryID, _ entry: Entry) -> CalendarDate? {
    if let date = page.entryDates[id.rawValue] { return date }
    let isFile = entry.kind == .group && !entry.flags.contains(.computed)
    return isFile ? page.documentOptions[Int(entry.document)].date : nil
  }

  // MARK: Texts

  /// Reads the label, where it is not the entry's name, and the body.
  private mutating func read(_ id: EntryID) {
    label.removeAll(keepingCapacity: true)
    body.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    let entry = page[id]
    var place = entry.content.first
    while place >= 0 {
      let item = page.items[Int(place)]
      place = item.next
      guard item.block.exists else { continue }
      if item.document != documentNumber {
        documentNumber = item.document
        document = page.documents[Int(documentNumber)]
      }
      if item.isOwnText, entry.isExcerpted {
        PlainText.append(block: item.block, of: document, to: &label)
      } else if !item.isOwnText {
        PlainText.append(block: item.block, of: document, to: &body)
      }
    }
    if !body.isEmpty {
      let options = page.documentOptions[Int(entry.document)]
      let language = options.translation.isEmpty ? self.language(of: entry) : options.translation
      texts.append(EntryRecord.Text(name: [], language: language, range: 0..<body.count))
    }
    if !entry.parts.isEmpty { readParts(of: entry) }
  }

  /// The further columns of a table row.
  private mutating func readParts(of entry: Entry) {
    for index in entry.parts {
      let part = page.parts[Int(index)]
      let start = body.count
      if start > 0 { body.append(0x0A) }
      let textStart = body.count
      PlainText.append(part.cell, of: page.documents[Int(entry.document)], to: &body)
      if body.count == textStart {
        body.removeLast(textStart - start)
        continue
      }
      let language =
        part.language > 0 ? page.languages[Int(part.language)] : self.language(of: entry)
      texts.append(
        EntryRecord.Text(
          name: page.bytes(part.name), language: language, range: textStart..<body.count))
    }
  }

  private func language(of entry: Entry) -> String {
    entry.language > 0
      ? page.languages[Int(entry.language)] : page.documentOptions[Int(entry.document)].lang
  }
}

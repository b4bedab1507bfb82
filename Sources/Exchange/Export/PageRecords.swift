package import Content
internal import Markdown

/// The entries of a page as records, in the order of the page. Sections are no records; their
/// labels are the ``Record/section`` of what stands in them.
package struct PageRecords {
  private let page: Page

  /// All records of a page that is finished (``PageFinisher``).
  package static func read(_ page: Page) -> [Record] {
    let reader = PageRecords(page: page)
    return page.entriesInOrder().filter { !page[$0].flags.contains(.section) }.map(reader.record)
  }

  private func record(of id: EntryID) -> Record {
    let entry = page[id]
    var own: [UInt8] = []
    var body: [UInt8] = []
    var isDrawing = false
    let document = page.documents[Int(entry.document)]
    var place = entry.content.first
    while place >= 0 {
      let item = page.items[Int(place)]
      place = item.next
      guard item.block.exists else { continue }
      if item.isOwnText {
        isDrawing = document[item.block].kind == .codeBlock && own.isEmpty
        PlainText.append(block: item.block, of: document, to: &own)
      } else {
        PlainText.append(
          block: item.block, of: page.documents[Int(item.document)], to: &body)
      }
    }
    append(partsOf: entry, document, to: &body)
    // The label of a long quote is only its beginning.
    let isWhole = entry.flags.contains(.excerpted) && !own.isEmpty
    var record = Record(isWhole ? own : Array(page.bytes(entry.name)), body: body)
    record.isDrawing = isWhole && isDrawing
    if entry.attribution >= 0 {
      let attribution = page.attributions[Int(entry.attribution)]
      record.attribution.author = page.string(attribution.author)
      record.attribution.source = page.string(attribution.source)
      record.attribution.url = page.string(attribution.address)
    }
    let options = page.documentOptions[Int(entry.document)]
    record.lang = entry.language > 0 ? page.languages[Int(entry.language)] : options.lang
    record.tags = page.entryTags[id.rawValue] ?? []
    record.section = section(of: entry)
    record.date = page.entryDates[id.rawValue]?.text ?? ""
    return record
  }

  /// The further columns of a table row, one a line; with their names where there are several.
  private func append(partsOf entry: Entry, _ document: Document, to text: inout [UInt8]) {
    for part in page.parts[Int(entry.parts.lowerBound)..<Int(entry.parts.upperBound)] {
      if !text.isEmpty { text.append(0x0A) }
      if entry.parts.count > 1, !part.name.isEmpty {
        text.append(contentsOf: Array(page.bytes(part.name)) + Array(": ".utf8))
      }
      PlainText.append(part.cell, of: document, to: &text)
    }
  }

  /// The labels of the entries above, the outermost first.
  private func section(of entry: Entry) -> String {
    var labels: [String] = []
    var above = entry.parent
    while above.exists {
      labels.append(page.string(page[above].name))
      above = page[above].parent
    }
    return labels.reversed().joined(separator: " / ")
  }
}

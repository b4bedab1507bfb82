internal import Content
internal import Markdown
internal import Search

/// Gathers what of one page is found: the page itself by its title and introduction, and each entry
/// by its label, its body and who said it where.
struct SearchCollector: EntryCollector {
  private let page: Page
  private let planned: PlannedPage
  private let siteLanguage: String
  private let documents = PageDocuments()
  private let terms = PageTerms()
  /// The place of the last entry: entries of one section share it.
  private var output = ""
  private var sections: [EntryID] = []
  private var place = SearchDocument(address: [], language: [], path: [], label: [])

  /// Bytes of a text that a result shows.
  private static let longest = 160

  init(_ page: CollectedPage, language: String) {
    self.page = page.page
    planned = page.planned
    siteLanguage = language
    if wantsEntries, !planned.parts.isEmpty { addPage() }
  }

  /// A draft is in no index, even where drafts were asked for.
  var wantsEntries: Bool { !planned.options.draft }

  private mutating func addPage() {
    let title = page.bytes(page.title)
    documents.add(
      SearchDocument(
        address: PublishedAddress.bytes(of: planned.output),
        language: code(page.options.titleLanguage), path: [], label: Self.shortened(title)))
    terms.add(label: title, body: introduction[...])
  }

  /// What stands between the entries at the top.
  private var introduction: [UInt8] {
    var text: [UInt8] = []
    var next = page.content(of: .none).first
    while next >= 0 {
      let item = page.items[Int(next)]
      next = item.next
      guard item.block.exists else { continue }
      PlainText.append(item.block, of: page.documents[Int(item.document)], to: &text)
      text.append(0x0A)
    }
    return text
  }

  mutating func add(_ record: EntryRecord) {
    if record.output != output || record.sections != sections || place.path.isEmpty {
      output = record.output
      sections = record.sections
      place.address = PublishedAddress.bytes(of: output)
      place.path = path
    }
    place.language = code(record.language)
    place.id = record.id
    place.label = Self.shortened(record.label)
    place.author = Self.shortened(record.author)
    place.source = Self.shortened(record.source)
    documents.add(place)
    terms.add(
      label: record.label, body: record.body, author: record.author, source: record.source)
  }

  mutating func finish() -> [UInt8] {
    terms.documents > 0 ? SearchFragment.bytes(documents, terms) : []
  }

  /// The titles above, the outermost first.
  private var path: [UInt8] {
    var path = Array(Self.shortened(page.bytes(page.title)))
    for section in sections {
      path += " › ".utf8
      path += Self.shortened(page.bytes(page[section].name))
    }
    return path
  }

  private func code(_ language: String) -> [UInt8] {
    language == siteLanguage ? [] : Array(language.utf8)
  }

  /// The beginning of a text that is too long, in whole characters.
  private static func shortened(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.count > longest else { return text }
    var end = text.startIndex + longest
    while text[end] & 0xC0 == 0x80 { end -= 1 }
    return text[..<end] + "…".utf8
  }
}

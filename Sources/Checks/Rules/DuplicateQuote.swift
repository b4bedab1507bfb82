import Content
import Diagnostics
import Markdown
import Site
import Synchronization
import Unicode

/// `duplicate-quote`: the same quote, or another entry, twice in the site. Where the reader says
/// `duplicate-label` of two entries of a page, that is enough.
enum DuplicateQuote {
  static func check(_ quotes: QuoteMarks, _ site: inout CheckedSite) {
    let marks = quotes.sorted
    let known = Set(
      site.report.diagnostics.lazy.filter { $0.rule == "duplicate-label" }.map(Place.init))
    var start = 0
    while start < marks.count {
      var end = start + 1
      while end < marks.count, marks[end].hash == marks[start].hash { end += 1 }
      if end - start > 1 { report(marks[start..<end], known, &site) }
      start = end
    }
  }

  /// Of equal quotes those that are allowed do not count, and the first of the others is right.
  private static func report(
    _ marks: ArraySlice<QuoteMark>, _ known: Set<Place>, _ site: inout CheckedSite
  ) {
    var first: Diagnostic.Note?
    let kinds = Set(marks.map(\.kind))
    let word = kinds.count == 1 ? marks[marks.startIndex].word : "entry"
    for mark in marks {
      let path = site.path(ofDocument: Int(mark.document), ofPage: Int(mark.page))
      let range = Int(mark.start)..<Int(mark.start) + Int(mark.length)
      if site.allows("duplicate-quote", in: path, at: range.lowerBound) { continue }
      guard let note = first else {
        first = Diagnostic.Note("it stands first here", path: path, range: range)
        continue
      }
      if known.contains(Place(path: path, start: range.lowerBound)) { continue }
      site.add(
        Diagnostic(
          .warning, "duplicate-quote", path: path, range: range,
          "the same \(word) stands in \"\(note.path)\"\(note.path == path ? " already" : ", too")",
          notes: [note], fix: "take one of them out, or link to the other"))
    }
  }

  private struct Place: Hashable {
    var path: String
    var start: Int?

    init(path: String, start: Int) {
      self.path = path
      self.start = start
    }

    init(_ diagnostic: Diagnostic) {
      path = diagnostic.path
      start = diagnostic.range?.lowerBound
    }
  }
}

/// A quote or another entry of the site: what it says and in which language its page speaks to the
/// reader, as a hash, and where it stands. A site in two languages has a quote in both.
struct QuoteMark {
  var hash: UInt64
  var page: Int32
  var document: Int32
  var start: UInt32
  var length: UInt16
  var kind: Entry.Kind

  /// What people call it.
  var word: String {
    switch kind {
    case .quote: "quote"
    case .heading: "heading"
    case .bullet: "bullet"
    case .row: "row"
    case .definition: "definition"
    case .paragraph: "paragraph"
    case .line: "line"
    case .callout: "callout"
    case .details, .group: "entry"
    }
  }
}

/// The quotes of all pages, each as a few bytes.
final class QuoteMarks: Sendable {
  private let marks = Mutex<[QuoteMark]>([])

  /// Adds the quotes of a page. Titles of cards repeat on purpose, and rows of an outline are no
  /// quotes.
  func add(_ checked: PageUnderCheck) {
    let page = checked.page
    guard page.style != .cards, page.style != .outline else { return }
    var language = TextFingerprint()
    language.add(Array(page.options.language.utf8)[...])
    var found: [QuoteMark] = []
    found.reserveCapacity(page.entries.count)
    for index in page.entries.indices {
      guard let hash = Self.hash(of: page.entries[index], page) else { continue }
      let range = page.place(of: EntryID(index))
      found.append(
        QuoteMark(
          hash: hash ^ language.hash, page: Int32(checked.visited.number),
          document: page.entries[index].document, start: UInt32(range.lowerBound),
          length: UInt16(range.count), kind: page.entries[index].kind))
    }
    marks.withLock { $0 += found }
  }

  /// Equal ones side by side, in the order of the site.
  var sorted: [QuoteMark] {
    marks.withLock { $0 }.sorted {
      ($0.hash, $0.page, $0.document, $0.start) < ($1.hash, $1.page, $1.document, $1.start)
    }
  }

  /// So many letters a plain bullet has that is more than a word of a list.
  private static let shortestLeaf = 10

  private static func hash(of entry: Entry, _ page: Page) -> UInt64? {
    guard !entry.flags.contains(.section), entry.kind != .group else { return nil }
    var text = TextFingerprint()
    let isQuote = Self.isQuote(entry, page)
    add(entry, page, withBody: !isQuote, to: &text)
    if isQuote { return text.isEmpty ? nil : text.hash }
    if !entry.flags.contains(.folds) {
      guard entry.kind == .bullet, text.letters >= shortestLeaf else { return nil }
    }
    return text.isEmpty ? nil : text.hash
  }

  /// Whether the label is the quote, and what unfolds is its translation or a note.
  private static func isQuote(_ entry: Entry, _ page: Page) -> Bool {
    switch entry.kind {
    case .quote, .paragraph, .line: true
    default: !page.documentOptions[Int(entry.document)].translation.isEmpty
    }
  }

  private static func add(
    _ entry: Entry, _ page: Page, withBody: Bool, to text: inout TextFingerprint
  ) {
    var hasOwnText = false
    var place = entry.content.first
    while place >= 0 {
      let item = page.items[Int(place)]
      if item.block.exists, item.isOwnText || withBody {
        if item.isOwnText { hasOwnText = true }
        text.add(item.block, page.documents[Int(item.document)])
      }
      place = item.next
    }
    // A long quote is in its body as a whole.
    if !hasOwnText { text.add(page.bytes(entry.name)) }
    for part in entry.parts where withBody {
      text.add(page.parts[Int(part)].cell, page.documents[Int(entry.document)])
    }
  }
}

extension TextFingerprint {
  fileprivate mutating func add(_ block: NodeID, _ document: Document) {
    var current: NodeID? = block
    while let id = current {
      switch document[id].kind {
      case .text, .code, .codeBlock: add(document.bytes(of: id))
      default: break
      }
      current = document.following(id, within: block)
    }
  }
}

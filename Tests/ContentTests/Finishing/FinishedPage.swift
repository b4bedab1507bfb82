import Content
import Diagnostics
import Markdown

/// A page read and finished from one text, or from the texts of a folder, as tests look at it.
struct FinishedPage {
  let page: Page
  let report: Report

  init(_ text: String, _ defaults: PageOptions = PageOptions()) {
    var report = Report()
    let reader = PageReader(path: "page.md", fallbackTitle: "Page", defaults: defaults)
    var page = reader.read(Array(text.utf8), into: &report)
    PageFinisher.finish(&page, into: &report)
    self.page = page
    self.report = report
  }

  /// A folder: its `index.md`, then its files.
  init(index: String, _ files: [String]) {
    var report = Report()
    let page = PageReader(path: "index.md", fallbackTitle: "Folder").read(
      Array(index.utf8), into: &report)
    var joiner = PageJoiner(page)
    for (number, text) in files.enumerated() {
      let reader = PageReader(
        path: "\(number).md", fallbackTitle: "File \(number)", defaults: page.options)
      joiner.add(reader.read(Array(text.utf8), into: &report), depth: 1)
    }
    var joined = joiner.page
    PageFinisher.finish(&joined, into: &report)
    self.page = joined
    self.report = report
  }

  /// A page made by hand: each entry with its label, kind and the place of its parent (-1: the page).
  init(_ options: PageOptions, _ entries: [(label: String, kind: Entry.Kind, parent: Int)]) {
    var page = Page(path: "page.md")
    page.options = options
    page.documents = [Document(source: [])]
    page.documentPaths = ["page.md"]
    page.documentOptions = [options]
    for (label, kind, parent) in entries {
      var entry = Entry(kind)
      entry.name = TextRange(start: page.text.count, count: label.utf8.count)
      page.text.append(contentsOf: label.utf8)
      entry.parent = EntryID(parent)
      page.entries.append(entry)
      var item = ContentItem()
      item.entry = EntryID(page.entries.count - 1)
      page.items.append(item)
      let place = Int32(page.items.count - 1)
      var list = page.content(of: entry.parent)
      if list.last >= 0 { page.items[Int(list.last)].next = place } else { list.first = place }
      list.last = place
      if parent < 0 {
        page.content = list
      } else {
        page.entries[parent].content = list
        if kind != .callout, kind != .details { page.entries[parent].flags.insert(.section) }
      }
    }
    var report = Report()
    PageFinisher.finish(&page, into: &report)
    self.page = page
    self.report = report
  }

  /// The labels as a tree, such as `A(Amor Ars) B(Bis)`; blanks within a label are underscores.
  var tree: String { tree(of: .none) }

  private func tree(of parent: EntryID) -> String {
    page.entries(of: parent).map { entry in
      let label = page.string(page[entry].name).split(separator: " ").joined(separator: "_")
      let inner = tree(of: entry)
      return inner.isEmpty ? label : "\(label)(\(inner))"
    }.joined(separator: " ")
  }

  var ids: [String] { page.entriesInOrder().map { page.string(page[$0].id) } }

  var rules: [String] { report.diagnostics.map(\.rule) }

  /// The plain text of the blocks of an entry, or of the page's introduction for none.
  func text(of owner: EntryID = .none) -> String {
    var text: [UInt8] = []
    var place = page.content(of: owner).first
    while place >= 0 {
      let item = page.items[Int(place)]
      if item.block.exists {
        if !text.isEmpty { text.append(0x0A) }
        PlainText.append(item.block, of: page.documents[Int(item.document)], to: &text)
      }
      place = item.next
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The entry with a label.
  func entry(_ label: String) -> EntryID? {
    page.entriesInOrder().first { page.string(page[$0].name) == label }
  }
}

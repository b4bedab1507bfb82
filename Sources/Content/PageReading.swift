import Diagnostics
import Markdown

/// A file on its way to a page: what every part of the reader works on.
struct PageReading {
  var page: Page
  /// The file's nodes; they move into the page when it is read.
  var document: Document
  var report = Report()
  /// The file is a section of its folder's page.
  var isSection = false
  /// Only harmless HTML passes.
  var checksHTML = true
  /// The keys of the page that its first lines gave.
  var pageProperties = PageProperties()
  /// Bullets have their meaning on the line, behind a dash or colon (``BulletTails``).
  var splitsBulletTails = false
  /// Notes come once a rule and file: the first place, and how often.
  private var notes: [(diagnostic: Diagnostic, count: Int)] = []

  init(page: Page, document: Document) {
    self.page = page
    self.document = document
    // Of short quotes; memory that is not touched costs nothing.
    self.page.entries.reserveCapacity(document.source.count / 256)
    self.page.items.reserveCapacity(document.source.count / 64)
  }

  var options: PageOptions { page.options }

  // MARK: Content

  /// Adds an entry at the end of `parent`, which is none for the page itself.
  mutating func addEntry(
    _ kind: Entry.Kind, label: NodeID, at node: NodeID, to parent: EntryID
  ) -> EntryID {
    var entry = Entry(kind)
    entry.label = label
    entry.parent = parent
    entry.start = document[node].start
    page.entries.append(entry)
    let id = EntryID(page.entries.count - 1)
    var item = ContentItem()
    item.entry = id
    append(item, to: parent)
    if parent.exists, kind != .callout, kind != .details {
      page[parent].flags.insert(.section)
    }
    return id
  }

  /// Adds a block at the end of `parent`, which is none for the page itself.
  mutating func append(_ block: NodeID, to parent: EntryID, isOwnText: Bool = false) {
    var item = ContentItem()
    item.block = block
    item.isOwnText = isOwnText
    append(item, to: parent)
  }

  /// Adds an entry that exists at the end of `parent`.
  mutating func append(_ entry: EntryID, to parent: EntryID) {
    var item = ContentItem()
    item.entry = entry
    append(item, to: parent)
  }

  private mutating func append(_ item: ContentItem, to parent: EntryID) {
    let place = Int32(page.items.count)
    page.items.append(item)
    var list = page.content(of: parent)
    if list.last >= 0 { page.items[Int(list.last)].next = place } else { list.first = place }
    list.last = place
    setContent(list, of: parent)
  }

  /// Replaces what stands in `parent`.
  mutating func setContent(_ list: ContentList, of parent: EntryID) {
    if parent.exists { page[parent].content = list } else { page.content = list }
  }

  /// Puts the blocks of `parent` into `blocks`; child entries are passed over.
  func collectBlocks(of parent: EntryID, into blocks: inout [NodeID]) {
    blocks.removeAll(keepingCapacity: true)
    var place = page.content(of: parent).first
    while place >= 0 {
      let item = page.items[Int(place)]
      if item.block.exists { blocks.append(item.block) }
      place = item.next
    }
  }

  /// The last block of an entry, if nothing stands behind it.
  func lastBlock(of parent: EntryID) -> NodeID {
    let last = page.content(of: parent).last
    return last < 0 ? .none : page.items[Int(last)].block
  }

  // MARK: Text

  /// Adds plain text to the page.
  mutating func add(_ bytes: some Collection<UInt8>) -> TextRange {
    let start = page.text.count
    page.text.append(contentsOf: bytes)
    return TextRange(start: start, count: page.text.count - start)
  }

  /// The plain text of a node.
  func plainText(_ node: NodeID) -> [UInt8] {
    var text: [UInt8] = []
    PlainText.append(node, of: document, to: &text)
    return text
  }

  // MARK: Faults

  /// Reports a warning at a node.
  mutating func warn(
    _ rule: String, at node: NodeID, _ headline: String, explanation: String = "",
    notes: [Diagnostic.Note] = [], fix: String = ""
  ) {
    report.add(
      Diagnostic(
        .warning, rule, path: page.path, range: range(of: node), headline,
        explanation: explanation, notes: notes, fix: fix))
  }

  /// Reports a guess; the first place stands for all of its rule.
  mutating func note(
    _ rule: String, at node: NodeID, _ headline: String, explanation: String, fix: String
  ) {
    if let index = notes.firstIndex(where: { $0.diagnostic.rule == rule }) {
      notes[index].count += 1
      return
    }
    let note = Diagnostic(
      .note, rule, path: page.path, range: range(of: node), headline, explanation: explanation,
      fix: fix)
    notes.append((note, 1))
  }

  /// Moves the notes into the report.
  mutating func flushNotes() {
    for (note, count) in notes {
      var note = note
      if count > 1 { note.explanation += " (\(count) places in this file.)" }
      report.add(note)
    }
    notes = []
  }

  /// The first line of a node, or as much of it as anybody is shown.
  func range(of node: NodeID) -> Range<Int> {
    let start = Int(document[node].start)
    var end = start
    let source = document.source
    let longest = min(source.count, start + 400)
    while end < longest, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    return start..<end
  }
}

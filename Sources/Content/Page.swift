package import Markdown

/// A page as it was read: its options, its documents, and its entries as one flat array.
package struct Page: Sendable {
  /// The file, or the `index.md` of a folder, as diagnostics name it.
  package var path: String
  package var options = PageOptions()
  /// The title as plain text, in ``text``; never empty.
  package var title = TextRange.empty
  /// The title's inlines, where a heading gave it; a node of the first document.
  package var titleNode = NodeID.none
  /// The files it was read from: one, or those of a folder.
  package var documents: [Document] = []
  /// The path of each document, as diagnostics name it.
  package var documentPaths: [String] = []
  /// The options of each document: its languages and reading keys may differ from the page's.
  package var documentOptions: [PageOptions] = []
  /// The shape of each document's items.
  package var documentShapes: [FoundShape] = []
  package var entries: [Entry] = []
  package var items: [ContentItem] = []
  /// What stands at the top: the introduction's blocks, then entries, in source order.
  package var content = ContentList()
  package var attributions: [Attribution] = []
  package var parts: [EntryPart] = []
  /// Dates and tags that attribute lists give to entries, by place.
  package var entryDates: [Int32: CalendarDate] = [:]
  package var entryTags: [Int32: [String]] = [:]
  /// Language tags (BCP 47) that entries and parts name; the first is empty.
  package var languages: [String] = [""]
  /// The bytes of names, ids, attributions and other plain text.
  package var text: [UInt8] = []
  /// The look that applies: that of the options, or the one found.
  package var style = PageStyle.sections
  /// The shape that was used for items; of a folder: in its `index.md`.
  package var found = FoundShape()

  package init(path: String) { self.path = path }

  package subscript(id: EntryID) -> Entry {
    @inline(__always) get { entries[Int(id.rawValue)] }
    @inline(__always) set { entries[Int(id.rawValue)] = newValue }
    @inline(__always) _modify { yield &entries[Int(id.rawValue)] }
  }

  /// The bytes of a run of ``text``.
  package func bytes(_ range: TextRange) -> ArraySlice<UInt8> { text[range.bounds] }

  /// A run of ``text`` as a string.
  package func string(_ range: TextRange) -> String {
    String(decoding: text[range.bounds], as: UTF8.self)
  }

  /// Adds plain text.
  package mutating func add(_ bytes: some Collection<UInt8>) -> TextRange {
    let start = text.count
    text.append(contentsOf: bytes)
    return TextRange(start: start, count: text.count - start)
  }

  /// Whether at most one sibling may be open.
  package var isExclusive: Bool { options.exclusive ?? (style == .accordion) }

  /// The content of an entry, or of the page itself for none.
  package func content(of id: EntryID) -> ContentList { id.exists ? self[id].content : content }

  /// The line of an entry in its file, from 1.
  package func line(of id: EntryID) -> Int {
    let entry = self[id]
    return documents[Int(entry.document)].lines.line(of: Int(entry.start))
  }
}

/// The shape of a file's items, as it was chosen or asked for.
package struct FoundShape: Sendable, Equatable {
  package var shape = ItemShape.headings
  /// Why, such as `18 of 20 regions`; may be empty.
  package var reason = ""
  /// There are regions in which no such items were found.
  package var isPartial = false

  package init() {}

  static let unclear = "no shape fits 60 % of the regions"

  /// What stands there may be items, but of no shape that is most of it.
  var isUnclear: Bool { reason == Self.unclear }

  package init(_ shape: ItemShape, _ reason: String, isPartial: Bool = false) {
    self.shape = shape
    self.reason = reason
    self.isPartial = isPartial
  }
}

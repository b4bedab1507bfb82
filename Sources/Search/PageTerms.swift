/// The terms of the documents of one page.
package final class PageTerms {
  private var reader = TermReader()
  private var table = PostingTable()
  /// How many documents there are.
  package private(set) var documents = 0

  package init() {}

  /// Adds the next document: its label, and what else it is found by.
  package func add(label: ArraySlice<UInt8>, texts: ArraySlice<UInt8>...) {
    add(label, inLabel: true)
    for text in texts { add(text, inLabel: false) }
    documents += 1
  }

  private func add(_ text: ArraySlice<UInt8>, inLabel: Bool) {
    let posting = Posting(document: documents, inLabel: inLabel)
    text.lend { Self.add($0, posting, &reader, &table) }
  }

  private static func add(
    _ text: Borrowed<UInt8>, _ posting: Posting, _ reader: inout TermReader,
    _ table: inout PostingTable
  ) {
    reader.forEach(in: text) { table.add(posting, of: table.number(of: $0)) }
  }

  /// Appends what was gathered, for ``SearchIndex``.
  func write(to bytes: inout Pool<UInt8>) { table.write(sorted: false, to: &bytes) }
}

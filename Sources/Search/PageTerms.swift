/// The terms of the documents of one page.
package final class PageTerms {
  private var gathered = Gathered()

  package init() {}

  /// How many documents there are.
  package var documents: Int { gathered.documents }

  /// Adds the next document: its label, and what else it is found by.
  package func add(
    label: ArraySlice<UInt8>, body: ArraySlice<UInt8>, author: ArraySlice<UInt8> = [],
    source: ArraySlice<UInt8> = []
  ) {
    gathered.add(label, body, author, source)
  }

  /// Appends what was gathered, for ``SearchIndex``.
  func write(to bytes: inout Pool<UInt8>) { gathered.table.write(sorted: false, to: &bytes) }

  /// In one value, because each access to what a class holds is checked.
  private struct Gathered: ~Copyable {
    var reader = TermReader()
    var table = PostingTable()
    var documents = 0

    mutating func add(
      _ label: ArraySlice<UInt8>, _ body: ArraySlice<UInt8>, _ author: ArraySlice<UInt8>,
      _ source: ArraySlice<UInt8>
    ) {
      add(label, inLabel: true)
      add(body, inLabel: false)
      add(author, inLabel: false)
      add(source, inLabel: false)
      documents += 1
    }

    private mutating func add(_ text: ArraySlice<UInt8>, inLabel: Bool) {
      let posting = Posting(document: documents, inLabel: inLabel)
      text.lend { Self.add($0, posting, &reader, &table) }
    }

    private static func add(
      _ text: Borrowed<UInt8>, _ posting: Posting, _ reader: inout TermReader,
      _ table: inout PostingTable
    ) {
      reader.forEach(in: text) { table.add(posting, of: table.number(of: $0)) }
    }
  }
}

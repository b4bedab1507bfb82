/// The terms of the documents of one page.
package struct PageTerms {
  private var reader = TermReader()
  private var table = PostingTable()
  /// How many documents there are.
  package private(set) var documents = 0

  package init() {}

  /// Adds the next document: its label, and what else it is found by.
  package mutating func add(label: ArraySlice<UInt8>, texts: [ArraySlice<UInt8>]) {
    add(label, inLabel: true)
    for text in texts { add(text, inLabel: false) }
    documents += 1
  }

  private mutating func add(_ text: ArraySlice<UInt8>, inLabel: Bool) {
    let posting = Posting(document: documents, inLabel: inLabel)
    reader.start(text)
    while reader.next() { table.add(posting, of: table.number(of: reader.term[...])) }
  }

  /// Appends what was gathered, for ``SearchIndex``.
  package func write(to bytes: inout [UInt8]) { table.write(sorted: false, to: &bytes) }
}

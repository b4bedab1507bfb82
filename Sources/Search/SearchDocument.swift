/// What a result of a search shows of a document, and where it leads.
package struct SearchDocument {
  /// The file of the output, percent-encoded, and the language of its label (BCP 47).
  package var address: [UInt8]
  package var language: [UInt8]
  /// The titles above it, the outermost first, in one text.
  package var path: [UInt8]
  /// The place in the file; empty for the file as a whole.
  package var id: [UInt8]
  package var label: [UInt8]
  /// Who said it, and where; may be empty.
  package var author: [UInt8]
  package var source: [UInt8]

  package init(
    address: [UInt8], language: [UInt8], path: [UInt8], id: [UInt8] = [], label: [UInt8],
    author: [UInt8] = [], source: [UInt8] = []
  ) {
    self.address = address
    self.language = language
    self.path = path
    self.id = id
    self.label = label
    self.author = author
    self.source = source
  }

  /// Whether both stand in the same place.
  func isBeside(_ other: SearchDocument) -> Bool {
    path == other.path && address == other.address && language == other.language
  }
}

/// Documents as bytes, on their way to the index. What a document shares with the one before it is
/// not repeated.
package struct PageDocuments {
  private var bytes: [UInt8] = []
  private var last: SearchDocument?

  package init() {}

  /// Adds a document.
  package mutating func add(_ document: SearchDocument) {
    if let last, last.isBeside(document) {
      bytes.append(1)
    } else {
      bytes.append(0)
      for text in [document.address, document.language, document.path] {
        VariableLength.append(text, to: &bytes)
      }
    }
    for text in [document.id, document.label, document.author, document.source] {
      VariableLength.append(text, to: &bytes)
    }
    last = document
  }

  /// The bytes of all.
  package var written: [UInt8] { bytes }

  /// Hands over the documents that `count` bytes from `start` on hold.
  static func read(
    _ bytes: [UInt8], from start: Int, count: Int, _ take: (SearchDocument) -> Void
  ) {
    var place = start
    var document = SearchDocument(address: [], language: [], path: [], label: [])
    while place < min(start + count, bytes.count) {
      place += 1
      if bytes[place - 1] == 0 {
        document.address = Array(VariableLength.readText(bytes, at: &place))
        document.language = Array(VariableLength.readText(bytes, at: &place))
        document.path = Array(VariableLength.readText(bytes, at: &place))
      }
      document.id = Array(VariableLength.readText(bytes, at: &place))
      document.label = Array(VariableLength.readText(bytes, at: &place))
      document.author = Array(VariableLength.readText(bytes, at: &place))
      document.source = Array(VariableLength.readText(bytes, at: &place))
      take(document)
    }
  }
}

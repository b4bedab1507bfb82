/// What a result of a search shows of a document, and where it leads.
package struct SearchDocument {
  /// The file of the output, percent-encoded, and the language of its label (BCP 47).
  package var address: [UInt8]
  package var language: [UInt8]
  /// The titles above it, the outermost first, in one text.
  package var path: [UInt8]
  /// The place in the file; empty for the file as a whole.
  package var id: ArraySlice<UInt8>
  package var label: ArraySlice<UInt8>
  /// Who said it, and where; may be empty.
  package var author: ArraySlice<UInt8>
  package var source: ArraySlice<UInt8>

  package init(
    address: [UInt8], language: [UInt8], path: [UInt8], id: ArraySlice<UInt8> = [],
    label: ArraySlice<UInt8>, author: ArraySlice<UInt8> = [], source: ArraySlice<UInt8> = []
  ) {
    self.address = address
    self.language = language
    self.path = path
    self.id = id
    self.label = label
    self.author = author
    self.source = source
  }
}

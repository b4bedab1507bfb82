/// That a term occurs in a document: its number, and where. Postings of one term are in the order of
/// their documents, one a document.
struct Posting: BitwiseCopyable {
  /// The document times two, plus one where the term is not in its label.
  let bits: UInt32

  /// How many documents an index can have.
  static let mostDocuments = 1 << 31

  init(bits: UInt32) { self.bits = bits }

  init(document: Int, inLabel: Bool) {
    bits = UInt32(truncatingIfNeeded: document) << 1 | (inLabel ? 0 : 1)
  }

  var isInLabel: Bool { bits & 1 == 0 }
}

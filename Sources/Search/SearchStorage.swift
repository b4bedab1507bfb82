package import Platform

/// Where an index finds what the pages left, where it puts aside what memory should not hold, and
/// where its files go.
package protocol SearchStorage {
  /// The numbers of the pages that left something, in their order.
  var pages: [Int] { get }
  /// What a page left, or the first bytes of it.
  func fragment(of page: Int, first: Int?) throws(FileError) -> [UInt8]
  /// Puts a run of terms aside.
  func put(_ run: [UInt8], number: Int)
  /// Some bytes of a run; fewer at its end.
  func run(_ number: Int, _ range: Range<Int>) throws(FileError) -> [UInt8]
  /// Writes a file of the index.
  func write(_ name: String, _ bytes: [UInt8])
}

/// What one page leaves for the index: two numbers of four bytes (how many documents it has, and how
/// many bytes they take), its documents, and its terms.
package struct SearchFragment {
  package static let headSize = 8

  let documents: Int
  let documentBytes: Int

  /// Reads the head of a fragment.
  init(_ bytes: [UInt8]) {
    func number(_ start: Int) -> Int {
      (0..<4).reduce(0) { $0 | (start + $1 < bytes.count ? Int(bytes[start + $1]) << ($1 * 8) : 0) }
    }
    documents = number(0)
    documentBytes = number(4)
  }

  /// The fragment of a page.
  package static func bytes(_ documents: PageDocuments, _ terms: PageTerms) -> [UInt8] {
    var bytes = Pool<UInt8>(capacity: documents.size * 2 + headSize)
    for number in [terms.documents, documents.size] {
      bytes.append(lowest: 4, of: UInt64(number))
    }
    documents.write(to: &bytes)
    terms.write(to: &bytes)
    return bytes.array
  }
}

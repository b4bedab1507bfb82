package import Platform

/// Makes the index of a site of what its pages have left.
///
/// Its memory follows the parts and not the site: documents are cut into parts as they come, terms
/// are sorted in runs of a fixed size that wait in the storage, and the runs are merged term by
/// term. The documents of a run come behind those of the run before it, so the postings of a term
/// are only put behind each other.
package struct SearchIndex<Storage: SearchStorage> {
  private let storage: Storage
  private var table = PostingTable()
  private var runs = 0
  private var documents: DocumentParts
  private var documentFiles = HeldParts()
  private var termFiles = HeldParts()
  private var digest = PartDigest()

  /// How many postings a run has, about.
  private static var runSize: Int { 1 << 16 }
  /// Parts that take less bytes together share a file.
  private static var mostInOne: Int { 96_000 }

  /// Writes the index.
  package static func write(_ storage: Storage) throws(FileError) {
    var index = try SearchIndex(storage)
    try index.readPages()
    try index.writeTerms()
    index.writeDirectory()
  }

  private init(_ storage: Storage) throws(FileError) {
    self.storage = storage
    var count = 0
    var bytes = 0
    for page in storage.pages {
      let head = SearchFragment(
        try storage.fragment(of: page, first: SearchFragment.headSize))
      count += head.documents
      bytes += head.documentBytes
    }
    documents = DocumentParts(bytes: bytes, documents: count)
  }

  private mutating func readPages() throws(FileError) {
    for page in storage.pages {
      let bytes = try storage.fragment(of: page, first: nil)
      let head = SearchFragment(bytes)
      guard documents.count + head.documents < Posting.mostDocuments else { break }
      PostingRun.read(
        bytes, from: SearchFragment.headSize + head.documentBytes, first: documents.count,
        into: &table)
      PageDocuments.read(bytes, from: SearchFragment.headSize, count: head.documentBytes) {
        if let part = documents.add($0) { keepDocuments(part) }
      }
      if table.count >= Self.runSize { endRun() }
    }
    if let part = documents.end() { keepDocuments(part) }
    if table.count > 0 { endRun() }
  }

  private mutating func endRun() {
    var bytes: [UInt8] = []
    table.write(sorted: true, to: &bytes)
    table.removeAll()
    storage.put(bytes, number: runs)
    runs += 1
  }

  // MARK: Terms

  private mutating func writeTerms() throws(FileError) {
    var readers: [RunReader] = []
    for number in 0..<runs {
      var reader = RunReader(number)
      try reader.advance(storage)
      readers.append(reader)
    }
    var parts = TermParts()
    var postings: [UInt32] = []
    while let first = readers.lazy.map(\.term).filter({ !$0.isEmpty })
      .min(by: { $0.lexicographicallyPrecedes($1) })
    {
      postings.removeAll(keepingCapacity: true)
      for index in readers.indices where readers[index].term == first {
        try readers[index].read(into: &postings, storage)
        try readers[index].advance(storage)
      }
      if let part = parts.add(first[...], postings) { keepTerms(part) }
    }
    if let part = parts.end() { keepTerms(part) }
    firsts = parts.firsts
  }

  /// The first term of each part.
  private var firsts: [[UInt8]] = []

  // MARK: Files

  private mutating func keepDocuments(_ part: [UInt8]) {
    digest.add(part)
    documentFiles.add(part, named: "d", most: Self.mostInOne, storage)
  }

  private mutating func keepTerms(_ part: [UInt8]) {
    digest.add(part)
    termFiles.add(part, named: "t", most: Self.mostInOne, storage)
  }

  /// The file that is loaded first. It holds the terms, and the documents, where they are few.
  private mutating func writeDirectory() {
    var file: [UInt8] = []
    let size = termFiles.size + documentFiles.size
    if termFiles.isHeld { file += termFiles.held.joined() }
    if termFiles.isHeld, documentFiles.isHeld, size <= Self.mostInOne {
      file += documentFiles.held.joined()
    } else {
      documentFiles.flush(named: "d", storage)
    }
    var part = ScriptPart("index")
    part.add(json: "\(documents.count),\(documents.size)".utf8)
    part.add(text: digest.text.utf8)
    part.add(text: Array(firsts.joined(separator: [0x20])))
    storage.write("index.js", file + part.end())
  }
}

/// Parts in memory until they are too many for one file; from then on each is a file.
private struct HeldParts {
  private(set) var held: [[UInt8]] = []
  private(set) var isHeld = true
  /// Bytes.
  private(set) var size = 0
  private var count = 0

  mutating func add(
    _ part: [UInt8], named name: String, most: Int, _ storage: some SearchStorage
  ) {
    size += part.count
    if isHeld, size > most { flush(named: name, storage) }
    if isHeld { held.append(part) } else { storage.write("\(name)\(count).js", part) }
    count += 1
  }

  /// Writes what is held.
  mutating func flush(named name: String, _ storage: some SearchStorage) {
    for (number, part) in held.enumerated() { storage.write("\(name)\(number).js", part) }
    held = []
    isHeld = false
  }
}

/// A number that changes with the parts, so that no browser takes those of an older index for these.
private struct PartDigest {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ part: [UInt8]) {
    for byte in part { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  var text: String { String(hash >> 24, radix: 36) }
}

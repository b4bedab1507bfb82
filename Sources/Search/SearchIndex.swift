package import Platform

/// Makes the index of a site of what its pages have left.
///
/// Its memory follows the parts and not the site: documents are cut into parts as they come, terms
/// are sorted in runs of a fixed size that wait in the storage, and the runs are merged term by
/// term. The documents of a run come behind those of the run before it, so the postings of a term
/// are only put behind each other.
package struct SearchIndex<Storage: SearchStorage>: ~Copyable {
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
  private static var mostInOne: Int { 120_000 }

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
      let first = documents.count
      guard first + head.documents < Posting.mostDocuments else { break }
      let end = min(SearchFragment.headSize + head.documentBytes, bytes.count)
      bytes[end...].lend { PostingRun.read($0, first: first, into: &table) }
      var full: [[UInt8]] = []
      bytes[min(SearchFragment.headSize, end)..<end].lend { page in
        documents.add(page) { full.append($0) }
      }
      for part in full { keepDocuments(part) }
      if table.count >= Self.runSize { endRun() }
    }
    if let part = documents.end() { keepDocuments(part) }
    if table.count > 0 { endRun() }
  }

  private mutating func endRun() {
    var bytes = Pool<UInt8>(capacity: table.count * 2)
    table.write(sorted: true, to: &bytes)
    table.removeAll()
    storage.put(bytes.array, number: runs)
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
    var postings = Pool<UInt32>()
    var term = Pool<UInt8>()
    while Self.findFirst(of: readers, &term) {
      postings.removeAll()
      let key = term.lend(TermOrder.key)
      for index in readers.indices where readers[index].key == key {
        guard Self.isTerm(readers[index], term) else { continue }
        try readers[index].read(into: &postings, storage)
        try readers[index].advance(storage)
      }
      let full = term.lend { term in postings.lend { parts.add(term, $0) } }
      if let full { keepTerms(full) }
    }
    if let part = parts.end() { keepTerms(part) }
    firsts = parts.firsts
  }

  /// Copies the first term that the runs have; false at the end of all.
  private static func findFirst(of readers: [RunReader], _ first: inout Pool<UInt8>) -> Bool {
    var found: Int?
    for index in readers.indices where !readers[index].isDone {
      guard let other = found else {
        found = index
        continue
      }
      let key = readers[index].key
      if key > readers[other].key { continue }
      let isBefore =
        key < readers[other].key
        || readers[index].lend { term in
          readers[other].lend { TermOrder.precedes(term, $0) }
        }
      if isBefore { found = index }
    }
    first.removeAll()
    guard let found else { return false }
    readers[found].lend { first.append(contentsOf: $0) }
    return true
  }

  private static func isTerm(_ reader: RunReader, _ term: borrowing Pool<UInt8>) -> Bool {
    reader.lend { known in term.lend { known.isSame(as: $0) } }
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
    Array("\(documents.count),\(documents.size)".utf8).lend { part.add(json: $0) }
    Array(digest.text.utf8).lend { part.add(text: $0) }
    Array(firsts.joined(separator: [0x20])).lend { part.add(text: $0) }
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
    part.lend { bytes in
      var place = 0
      while place < bytes.count {
        hash = (hash ^ bytes.safeWord(at: place)) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
        place += 8
      }
    }
  }

  var text: String { String(hash >> 24, radix: 36) }
}

import Platform
import Search
import TestSupport
import Testing

struct SearchIndexTests {
  /// What a page says: the label and the body of each document.
  private typealias Text = (label: String, body: String)

  private func index(_ pages: [[Text]]) throws -> MemoryIndex {
    let storage = MemoryIndex()
    for (number, page) in pages.enumerated() {
      let documents = PageDocuments()
      let terms = PageTerms()
      for (place, text) in page.enumerated() {
        documents.add(
          SearchDocument(
            address: Array("p\(number).html".utf8), language: [], path: Array("P\(number)".utf8),
            id: Array("d\(place)".utf8)[...], label: Array(text.label.utf8)[...],
            author: Array((place % 2 == 0 ? "Anon" : "").utf8)[...]))
        terms.add(label: Array(text.label.utf8)[...], body: Array(text.body.utf8)[...])
      }
      storage.fragments[number] = SearchFragment.bytes(documents, terms)
    }
    try SearchIndex.write(storage)
    return storage
  }

  /// Pages with words of which some are frequent and most are rare.
  private func pages(_ count: Int, of documents: Int, words: Int, seed: UInt64) -> [[Text]] {
    var random = Randomness(seed: seed)
    func word() -> String {
      // Half of all words are in the first tenth, half of these in the first tenth of that.
      var end = words
      while end > 10, Bool.random(using: &random) { end /= 10 }
      let rank = Int.random(in: 0..<end, using: &random)
      return ["ab", "c", "эж", "を", ""][rank % 5] + "w" + String(rank * 7919, radix: 36)
    }
    return (0..<count).map { _ in
      (0..<documents).map { _ in
        (label: "\(word()) \(word())", body: (0..<12).map { _ in word() }.joined(separator: " "))
      }
    }
  }

  @Test(arguments: [(1, 3, 10), (40, 7, 500), (6, 1_000, 9_000)])
  func `a term has the documents in which it occurs`(shape: (Int, Int, Int)) throws {
    let pages = pages(shape.0, of: shape.1, words: shape.2, seed: UInt64(shape.0))
    var labels: [String: Set<UInt32>] = [:]
    var others: [String: Set<UInt32>] = [:]
    for (number, text) in pages.joined().enumerated() {
      for term in TermReader.terms(of: Array(text.label.utf8)) {
        labels[String(decoding: term, as: UTF8.self), default: []].insert(UInt32(number))
      }
      for term in TermReader.terms(of: Array(text.body.utf8)) {
        let term = String(decoding: term, as: UTF8.self)
        if labels[term]?.contains(UInt32(number)) == true { continue }
        others[term, default: []].insert(UInt32(number))
      }
    }
    let index = try index(pages)
    let terms = index.terms()
    #expect(
      terms.map { Array($0.term.utf8) }
        == Set(labels.keys).union(others.keys).map { Array($0.utf8) }.sorted {
          $0.lexicographicallyPrecedes($1)
        })
    for term in terms {
      #expect(term.labels == (labels[term.term] ?? []).sorted(), "\(term.term)")
      #expect(term.others == (others[term.term] ?? []).sorted(), "\(term.term)")
    }
  }

  /// `search.js` reads the directory, three parts of terms, and then what it shows, piece by piece.
  @Test func `less than 100 KB are read before the first result is shown`() throws {
    let index = try index(pages(6, of: 1_000, words: 9_000, seed: 9))
    let terms = index.files.filter { $0.key.hasPrefix("t") }.map(\.value.count)
    let documents = index.files.filter { $0.key.hasPrefix("d") }.map(\.value.count)
    #expect(terms.count > 4)
    #expect(documents.count > 5)
    let directory = try #require(index.files["index.js"]).count
    #expect(directory < 20 * terms.count + 200)
    #expect(directory + 3 * (terms.max() ?? 0) + (documents.max() ?? 0) < 100_000)
  }

  @Test func `few documents are one file`() throws {
    let index = try index(pages(4, of: 40, words: 300, seed: 3))
    #expect(index.files.keys.sorted() == ["index.js"])
    #expect(index.text("index.js").contains("flSearch(\"d0\",[[\"p0.html\",\"P0\",\"\"]"))
  }

  @Test func `documents beyond that are apart from their terms`() throws {
    let index = try index(pages(10, of: 400, words: 300, seed: 3))
    #expect(!index.files.keys.contains { $0.hasPrefix("t") })
    #expect(index.files.keys.contains("d1.js"))
  }

  @Test func `a document is found by its number`() throws {
    let pages = pages(50, of: 60, words: 3_000, seed: 5)
    let index = try index(pages)
    let size = try #require(index.directory.size)
    #expect(index.directory.count == 3_000)
    for number in [0, 59, 60, 61, 1_234, 2_999] {
      let part = index.documents(number / size)
      #expect(part.labels[number % size] == pages[number / 60][number % 60].label)
      #expect(part.ids[number % size] == "d\(number % 60)")
      #expect(part.addresses[number % size] == "p\(number / 60).html")
      #expect(part.authors[number % size] == (number % 2 == 0 ? "Anon" : nil))
    }
  }

  @Test func `the same pages make the same files, and others another digest`() throws {
    let pages = pages(9, of: 300, words: 2_000, seed: 7)
    let first = try index(pages)
    #expect(try index(pages).files == first.files)
    var others = pages
    others[8][299].body += " x"
    #expect(try index(others).directory.digest != first.directory.digest)
  }

  @Test func `nothing to find is an index, too`() throws {
    let index = try index([])
    #expect(index.files.keys.sorted() == ["index.js"])
    #expect(index.directory.count == 0)
  }

  @Test func `what cannot be read back is told`() throws {
    let storage = MemoryIndex()
    storage.fragments[0] = SearchFragment.bytes(PageDocuments(), PageTerms())
    storage.failure = FileError(.read, "x", .notFile)
    #expect(throws: FileError.self) { try SearchIndex.write(storage) }
  }
}

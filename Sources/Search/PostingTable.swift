/// Terms with their postings, as they come in.
struct PostingTable {
  private var terms = TermTable()
  /// The last posting of each term.
  private var last: [UInt32] = []
  /// The number of a term in the upper half, its posting in the lower one.
  private var pairs: [UInt64] = []

  /// How many postings there are.
  var count: Int { pairs.count }

  /// Forgets all and keeps the memory.
  mutating func removeAll() {
    terms.removeAll()
    last.removeAll(keepingCapacity: true)
    pairs.removeAll(keepingCapacity: true)
  }

  /// The number of a term, which is added if it is new.
  mutating func number(of term: ArraySlice<UInt8>) -> Int {
    let number = terms.number(of: term)
    if number == last.count { last.append(.max) }
    return number
  }

  /// Adds a posting, unless its term has one of the same document. Documents come in their order.
  mutating func add(_ posting: Posting, of term: Int) {
    if last[term] >> 1 == posting.bits >> 1 { return }
    last[term] = posting.bits
    pairs.append(UInt64(term) << 32 | UInt64(posting.bits))
  }

  /// Appends all terms, each with its postings, as a ``PostingRun``: sorted, or as they came.
  func write(sorted: Bool, to bytes: inout [UInt8]) {
    // Sorted by counting: the postings of a term are in order already.
    var ends = [Int](repeating: 0, count: terms.count)
    for pair in pairs { ends[Int(pair >> 32)] += 1 }
    var sum = 0
    for term in ends.indices {
      let count = ends[term]
      ends[term] = sum
      sum += count
    }
    var postings = [UInt32](repeating: 0, count: pairs.count)
    for pair in pairs {
      let term = Int(pair >> 32)
      postings[ends[term]] = UInt32(truncatingIfNeeded: pair)
      ends[term] += 1
    }
    for term in sorted ? terms.sorted : Array(0..<terms.count) {
      let run = (term == 0 ? 0 : ends[term - 1])..<ends[term]
      VariableLength.append(terms[term], to: &bytes)
      PostingRun.append(postings[run], to: &bytes)
    }
  }
}

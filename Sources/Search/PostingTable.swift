/// Terms with their postings, as they come in.
struct PostingTable: ~Copyable {
  private var terms = TermTable()
  /// The last posting of each term.
  private var last = Pool<UInt32>()
  /// The number of a term in the upper half, its posting in the lower one.
  private var pairs = Pool<UInt64>(capacity: 1 << 10)

  /// How many postings there are.
  var count: Int { pairs.count }

  /// Forgets all and keeps the memory.
  mutating func removeAll() {
    terms.removeAll()
    last.removeAll()
    pairs.removeAll()
  }

  /// The number of a term, which is added if it is new; see ``TermTable/number(of:)``.
  @inline(__always)
  mutating func number(of term: Borrowed<UInt8>) -> Int {
    let number = terms.number(of: term)
    if number == last.count { last.append(.max) }
    return number
  }

  /// Adds a posting, unless its term has one of the same document. Documents come in their order.
  @inline(__always)
  mutating func add(_ posting: Posting, of term: Int) {
    if last[term] >> 1 == posting.bits >> 1 { return }
    last[term] = posting.bits
    pairs.append(UInt64(term) << 32 | UInt64(posting.bits))
  }

  /// Appends all terms, each with its postings, as a ``PostingRun``: sorted, or as they came.
  func write(sorted: Bool, to bytes: inout Pool<UInt8>) {
    // Sorted by counting: the postings of a term are in order already.
    var ends = Pool<UInt32>(repeating: 0, count: terms.count)
    for index in 0..<pairs.count { ends[Int(pairs[index] >> 32)] += 1 }
    var sum: UInt32 = 0
    for term in 0..<ends.count {
      let count = ends[term]
      ends[term] = sum
      sum += count
    }
    var postings = Pool<UInt32>(repeating: 0, count: pairs.count)
    for index in 0..<pairs.count {
      let term = Int(pairs[index] >> 32)
      postings[Int(ends[term])] = UInt32(truncatingIfNeeded: pairs[index])
      ends[term] += 1
    }
    for term in sorted ? terms.sorted : Array(0..<terms.count) {
      let run = (term == 0 ? 0 : Int(ends[term - 1]))..<Int(ends[term])
      terms.lend(term) { VariableLength.append($0, to: &bytes) }
      postings.lend { PostingRun.append($0[run], to: &bytes) }
    }
  }
}

/// Terms with their postings as bytes, on their way to the index: for each its length, its bytes, how
/// many postings it has, and their distances.
enum PostingRun {
  /// Appends the number of postings and their distances.
  static func append(_ postings: Borrowed<UInt32>, to bytes: inout Pool<UInt8>) {
    bytes.fill(atMost: (postings.count + 1) * VariableLength.longest) { bytes in
      VariableLength.append(UInt32(truncatingIfNeeded: postings.count), to: &bytes)
      var last: UInt32 = 0
      for index in 0..<postings.count {
        VariableLength.append(postings[index] &- last, to: &bytes)
        last = postings[index]
      }
    }
  }

  /// Adds what a run holds to a table; its documents begin at `first`.
  static func read(_ bytes: Borrowed<UInt8>, first: Int, into table: inout PostingTable) {
    var place = 0
    var term = Pool<UInt8>(capacity: 256)
    while place < bytes.count {
      // A copy, because the table reads some bytes behind the end.
      term.removeAll()
      term.append(contentsOf: VariableLength.readText(bytes, at: &place))
      term.reserve(8)
      let number = term.lend { table.number(of: $0) }
      var bits = UInt32(truncatingIfNeeded: first) << 1
      for _ in 0..<VariableLength.read(bytes, at: &place) {
        bits &+= VariableLength.read(bytes, at: &place)
        table.add(Posting(bits: bits), of: number)
      }
    }
  }
}

/// Terms with their postings as bytes, on their way to the index: for each its length, its bytes, how
/// many postings it has, and their distances.
enum PostingRun {
  /// Appends the number of postings and their distances.
  static func append(_ postings: ArraySlice<UInt32>, to bytes: inout [UInt8]) {
    VariableLength.append(UInt32(truncatingIfNeeded: postings.count), to: &bytes)
    var last: UInt32 = 0
    for posting in postings {
      VariableLength.append(posting - last, to: &bytes)
      last = posting
    }
  }

  /// Adds what a run holds to a table; its documents begin at `first`.
  static func read(_ bytes: [UInt8], from start: Int, first: Int, into table: inout PostingTable) {
    var place = start
    while place < bytes.count {
      let term = table.number(of: VariableLength.readText(bytes, at: &place))
      var bits = UInt32(truncatingIfNeeded: first) << 1
      for _ in 0..<VariableLength.read(bytes, at: &place) {
        bits += VariableLength.read(bytes, at: &place)
        table.add(Posting(bits: bits), of: term)
      }
    }
  }
}

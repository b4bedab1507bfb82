/// Where the lines of a file begin. LF, CRLF and a lone CR end a line, as in CommonMark.
package struct LineStarts: Sendable {
  /// The first byte of each line; the first is 0.
  package private(set) var offsets: [UInt32] = [0]

  package init() {}

  /// How many lines there are.
  package var count: Int { offsets.count }

  mutating func add(_ offset: Int) { offsets.append(UInt32(truncatingIfNeeded: offset)) }

  mutating func reserve(_ count: Int) { offsets.reserveCapacity(count) }

  /// The first byte of a line, counted from 1; lines beyond the end count as the last.
  package func offset(ofLine line: Int) -> Int {
    Int(offsets[max(0, min(line, offsets.count) - 1)])
  }

  /// The line of a byte, from 1.
  package func line(of offset: Int) -> Int {
    var low = 0
    var high = offsets.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(offsets[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}

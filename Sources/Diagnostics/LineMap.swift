/// Where the lines of a file begin, in bytes. LF, CRLF and a lone CR end a line.
package struct LineMap: Sendable {
  /// The first byte of each line; the first is 0.
  package private(set) var starts: [Int] = [0]

  /// Reads the line ends of `bytes`.
  package init(_ bytes: some Collection<UInt8>) {
    var previous: UInt8 = 0
    var offset = 0
    for byte in bytes {
      if previous == 0x0D && byte != 0x0A { starts.append(offset) }
      if byte == 0x0A { starts.append(offset + 1) }
      previous = byte
      offset += 1
    }
    if previous == 0x0D { starts.append(offset) }
  }

  /// The line and the column of a byte, both from 1; the column counts bytes.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}

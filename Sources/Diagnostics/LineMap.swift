internal import CBytes

/// Where the lines of a file begin, in bytes. LF, CRLF and a lone CR end a line.
package struct LineMap: Sendable {
  /// The first byte of each line; the first is 0.
  package private(set) var starts: [Int] = [0]

  /// Reads the line ends of `bytes`.
  package init(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      let count = bytes.count
      let returns: Int32 = unsafe bytes_find(base, count, 0x0D) < count ? 1 : 0
      var start = unsafe bytes_next_line(base, 0, count, returns)
      while start > 0 {
        starts.append(start)
        start = unsafe bytes_next_line(base, start, count, returns)
      }
    }
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

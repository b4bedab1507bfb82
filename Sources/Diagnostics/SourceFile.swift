/// A place in a file as people count it, both from 1; the column counts code points.
package struct SourcePosition: Sendable, Equatable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The bytes of a file, with their lines.
struct SourceFile {
  let bytes: [UInt8]
  private let lines: LineMap
  /// The place found last: many faults of one very long line must not count it again and again.
  private var last = (line: 0, offset: 0, column: 0)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.lines = LineMap(bytes)
  }

  /// The line and column of a byte; one beyond the end counts as the end.
  mutating func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = lines.position(of: offset).line
    if last.line != line || last.offset > offset {
      last = (line, lineStart(line), 1)
    }
    for index in last.offset..<max(offset, last.offset) where bytes[index] & 0xC0 != 0x80 {
      last.column += 1
    }
    last.offset = max(offset, last.offset)
    return SourcePosition(line: line, column: last.column)
  }

  /// The bytes of the line around `offset`, without a byte order mark and its end.
  func line(around offset: Int) -> Range<Int> {
    let line = lines.position(of: min(max(offset, 0), bytes.count)).line
    let start = lineStart(line)
    var end = line < lines.starts.count ? lines.starts[line] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  private func lineStart(_ line: Int) -> Int {
    line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : lines.starts[line - 1]
  }
}

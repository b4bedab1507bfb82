/// Fenced code and code spans in text that was taken for raw HTML.
enum CodeRuns {
  static func find(in text: ArraySlice<UInt8>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var fence: (mark: UInt8, count: Int, start: Int)?
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.endIndex
      let line = text[start..<end]
      let mark = fenceMark(line)
      if let open = fence {
        if let mark, mark.byte == open.mark, mark.count >= open.count, mark.isAlone {
          runs.append(open.start..<end)
          fence = nil
        }
      } else if let mark {
        fence = (mark.byte, mark.count, start)
      } else {
        addSpans(in: line, to: &runs)
      }
      start = min(end + 1, text.endIndex)
    }
    if let open = fence { runs.append(open.start..<text.endIndex) }
    return runs
  }

  /// The backticks or tildes that open or close fenced code (CommonMark, section 4.5), however
  /// far they are indented: text within HTML often is.
  private static func fenceMark(
    _ line: ArraySlice<UInt8>
  ) -> (byte: UInt8, count: Int, isAlone: Bool)? {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard let byte = text.first, byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") else {
      return nil
    }
    let rest = text.drop { $0 == byte }
    let count = rest.startIndex - text.startIndex
    guard count >= 3, byte == UInt8(ascii: "~") || !rest.contains(byte) else { return nil }
    return (byte, count, rest.allSatisfy { $0 == 0x20 || $0 == 0x09 })
  }

  /// Code spans that begin and end in one line: a lone backtick in HTML opens none.
  private static func addSpans(in line: ArraySlice<UInt8>, to spans: inout [Range<Int>]) {
    let runs = backticks(in: line)
    var closers = [Int?](repeating: nil, count: runs.count)
    var last: [Int: Int] = [:]
    for index in runs.indices.reversed() {
      closers[index] = last[runs[index].count]
      last[runs[index].count] = index
    }
    var index = 0
    while index < runs.count {
      if let closer = closers[index] {
        spans.append(runs[index].lowerBound..<runs[closer].upperBound)
        index = closer
      }
      index += 1
    }
  }

  private static func backticks(in line: ArraySlice<UInt8>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var index = line.startIndex
    while let start = line[index...].firstIndex(of: UInt8(ascii: "`")) {
      index = line[start...].firstIndex { $0 != UInt8(ascii: "`") } ?? line.endIndex
      runs.append(start..<index)
    }
    return runs
  }
}

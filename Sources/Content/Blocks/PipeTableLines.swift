import Markdown

/// The lines of a paragraph that are a pipe table, as GitHub Flavored Markdown writes it
/// (section 4.10): a header, a delimiter row with as many cells, and rows.
struct PipeTableLines {
  /// Lines of the file, from 1. The paragraph may begin before the header.
  let first: Int
  let header: Int
  let last: Int
  /// One for each column: 0, or 1, 2, 3 for left, centre, right.
  let alignments: [Int32]
  /// How many quotes the paragraph stands in.
  private let quotes: Int

  /// Nil where no line of a paragraph is the delimiter row of a table. `candidates` are all lines
  /// of the file that look like one, in order.
  init?(of paragraph: NodeID, in document: Document, candidates: [Int]) {
    guard !candidates.isEmpty else { return nil }
    let node = document[paragraph]
    first = document.lines.line(of: Int(node.start))
    last = max(first, document.lines.line(of: max(Int(node.end), 1) - 1))
    var index = Self.firstIndex(in: candidates, above: first)
    guard index < candidates.count, candidates[index] <= last else { return nil }
    quotes = SourceLine.quotes(around: paragraph, in: document)
    while index < candidates.count, candidates[index] <= last {
      let line = candidates[index]
      let delimiters = PipeCells(
        SourceLine.text(line, quotes: quotes, of: document), of: document.source)
      let header = PipeCells(
        SourceLine.text(
          line - 1, quotes: quotes, of: document, from: line - 1 == first ? Int(node.start) : 0),
        of: document.source)
      if delimiters.ranges.count == header.ranges.count,
        let alignments = Self.alignments(delimiters, document.source)
      {
        self.alignments = alignments
        self.header = line - 1
        return
      }
      index += 1
    }
    return nil
  }

  /// The bytes of a line of the paragraph, without what its containers put before it.
  func text(_ line: Int, of paragraph: NodeID, in document: Document) -> Range<Int> {
    let start = line == first ? Int(document[paragraph].start) : 0
    return SourceLine.text(line, quotes: quotes, of: document, from: start)
  }

  /// The bytes of a row; what closes details behind the last is not its own.
  func row(_ line: Int, of paragraph: NodeID, in document: Document) -> Range<Int> {
    let range = text(line, of: paragraph, in: document)
    guard line == last, document.contains(.details) else { return range }
    var depth = 0
    for case .tag(let tag, let bytes) in HTMLPieces(document.source[range])
    where tag.isNamed("details") {
      depth += tag.isClosing ? -1 : 1
      if depth < 0 { return range.lowerBound..<bytes.startIndex }
    }
    return range
  }

  /// The lines of a file that hold a pipe and nothing but what delimiter rows are made of.
  static func candidates(in document: Document) -> [Int] {
    var lines: [Int] = []
    var place = 0
    while let pipe = ByteSearch.first(UInt8(ascii: "|"), in: document.source, from: place) {
      let line = document.lines.line(of: pipe)
      let range = SourceLine.range(line, of: document)
      if isDelimiterRow(document.source[range]) { lines.append(line) }
      place = max(range.upperBound, pipe + 1)
    }
    return lines
  }

  private static func isDelimiterRow(_ line: ArraySlice<UInt8>) -> Bool {
    var hasDash = false
    for byte in line {
      switch byte {
      case UInt8(ascii: "-"): hasDash = true
      case UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: ">"), 0x20, 0x09: break
      default: return false
      }
    }
    return hasDash
  }

  private static func firstIndex(in lines: [Int], above line: Int) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] <= line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func alignments(_ cells: PipeCells, _ source: [UInt8]) -> [Int32]? {
    var found: [Int32] = []
    for range in cells.ranges {
      let cell = source[range]
      let begins = cell.first == UInt8(ascii: ":")
      let ends = cell.count > 1 && cell.last == UInt8(ascii: ":")
      let dashes = cell.dropFirst(begins ? 1 : 0).dropLast(ends ? 1 : 0)
      guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
      found.append(begins && ends ? 2 : ends ? 3 : begins ? 1 : 0)
    }
    return found.isEmpty ? nil : found
  }
}

/// The cells of one row.
struct PipeCells {
  /// The bytes of each cell in the file, without blanks around.
  private(set) var ranges: [Range<Int>] = []

  /// Cuts a row at its pipes, not at escaped ones; those within code cut as well. Cells beyond
  /// `most` stay in the last one, and are counted in ``surplus``.
  init(_ row: Range<Int>, of source: [UInt8], most: Int = .max) {
    var end = row.upperBound
    while end > row.lowerBound, Self.isBlank(source[end - 1]) { end -= 1 }
    var start = row.lowerBound
    while start < end, Self.isBlank(source[start]) { start += 1 }
    if start < end, source[start] == UInt8(ascii: "|") { start += 1 }
    var index = start
    var lastPipe: Int?
    while index < end {
      let byte = source[index]
      if byte == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if byte == UInt8(ascii: "|") {
        lastPipe = index
        if index + 1 == end { break }
        if ranges.count + 1 < most {
          add(start..<index, source)
          start = index + 1
        } else {
          surplus += 1
        }
      }
      index += 1
    }
    let isClosed = lastPipe == end - 1 && start < end
    if start < end || isClosed { add(start..<(isClosed ? end - 1 : end), source) }
  }

  /// How many cells there are beyond the bound.
  private(set) var surplus = 0

  private mutating func add(_ range: Range<Int>, _ source: [UInt8]) {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, Self.isBlank(source[start]) { start += 1 }
    while end > start, Self.isBlank(source[end - 1]) { end -= 1 }
    ranges.append(start..<end)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

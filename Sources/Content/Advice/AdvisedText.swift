import Markdown

/// Paragraphs that may have been meant as entries.
struct AdvisedText {
  /// Their lines, as many as tell.
  private(set) var lines: [ArraySlice<UInt8>] = []
  /// Which of them are paragraphs of their own and may stand above the others as their title.
  private(set) var titles: Set<Int> = []
  /// The level that headings would have among them.
  private let level: Int

  private static let mostLines = 200

  init(_ blocks: [NodeID], _ reading: PageReading, level: Int = 2) {
    self.level = level
    for block in blocks.prefix(Self.mostLines)
    where reading.document[block].kind == .paragraph {
      let first = reading.document.line(of: block)
      let end = Int(reading.document[block].end)
      let last = reading.document.lines.line(of: max(end, 1) - 1)
      if last <= first { titles.insert(lines.count) }
      for number in first...max(first, last) where lines.count < Self.mostLines {
        lines.append(SourceLine.text(number, of: reading.document))
      }
    }
  }

  init(lines: [ArraySlice<UInt8>]) {
    self.lines = lines
    level = 2
  }

  /// Whether four lines in five, two at least, are so.
  func isMostly(_ isSo: (ArraySlice<UInt8>) -> Bool) -> Bool { Self.are(lines, mostly: isSo) }

  /// The same of some of the lines.
  static func are(
    _ lines: [ArraySlice<UInt8>], mostly isSo: (ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    let count = lines.count(where: isSo)
    return count >= 2 && count * 5 >= lines.count * 4
  }

  /// The way out for questions, of which this is one.
  func asHeading(_ question: ArraySlice<UInt8>) -> String {
    let shown = String(decoding: question, as: UTF8.self).prefix(60)
    let signs = String(repeating: "#", count: min(level, 6))
    return "write each question as a heading, `\(signs) \(shown)`, and its answer below it"
  }
}

extension ArraySlice<UInt8> {
  /// A line without the blanks or the backslash at its end, which break it.
  var unbroken: ArraySlice {
    self[..<((lastIndex { $0 > 0x20 && $0 != 0x5C }).map { $0 + 1 } ?? startIndex)]
  }
}

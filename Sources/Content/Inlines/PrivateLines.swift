import Diagnostics
import Markdown

/// Private text that goes on over several lines, before the file is parsed: what stands between it
/// may be any Markdown.
///
/// A line that begins with `%%` and has no second one begins it; the next `%%` ends it, or the end
/// of the file. A drawer, from `:LOGBOOK:` to `:END:`, is private as well. Code is left alone.
struct PrivateLines {
  /// The source with blanks in place of what is private: every line stays where it is.
  private var source: [UInt8]
  private var report = Report()
  private let lines: LineStarts
  private var number: Int
  /// Where private text has begun within a line of the paragraph that is read.
  private var opened: Opening?
  /// Private text may hold marks that make code of what follows it; so the file is parsed again.
  private static let mostRounds = 8
  private static let longestDrawer = 100

  private struct Opening {
    var place: Int
    /// The last line of its paragraph.
    var lastLine: Int
    /// It stands behind a blank and before none.
    var isSure: Bool
    var isQuoted: Bool
  }

  /// Takes private text out of a document that was parsed from byte `start` on.
  static func takeOut(
    of document: inout Document, from start: Int, path: String, into report: inout Report
  ) {
    guard
      document.mayHoldMarks && holds("%%", in: document.source, from: start)
        || holds(":LOGBOOK:", in: document.source, from: start)
    else { return }
    for _ in 0..<mostRounds {
      var reading = PrivateLines(document, from: start)
      reading.read(path, document)
      report.add(contentsOf: reading.report)
      if reading.source == document.source { return }
      document = Document(parsing: reading.source, from: start, SourceScan(reading.source))
    }
  }

  private init(_ document: Document, from start: Int) {
    source = document.source
    lines = document.lines
    number = lines.line(of: start)
  }

  private mutating func read(_ path: String, _ document: Document) {
    var code = Self.linesOf(.codeBlock, in: document)[...]
    var html = Self.linesOf(.htmlBlock, in: document)[...]
    let paragraphs = PrivateParagraphs(document)
    while number <= lines.count {
      if let opened, number > opened.lastLine { closeLater(opened, paragraphs, path) }
      while let first = code.first, first.upperBound < number { code.removeFirst() }
      while let first = html.first, first.upperBound < number { html.removeFirst() }
      let line = PrefixedLine(source, lines.bounds(ofLine: number, in: source))
      if code.first?.contains(number) != true {
        let isHTML = html.first?.contains(number) == true
        readMarks(line, isHTML: isHTML, paragraphs.paragraph(ofLine: number), path)
        if line.isWord(":LOGBOOK:", in: source) { readDrawer() }
      }
      number += 1
    }
  }

  /// The lines of all blocks of a kind, in order.
  private static func linesOf(_ kind: NodeKind, in document: Document) -> [ClosedRange<Int>] {
    guard document.contains(kind) else { return [] }
    return document.nodes.filter { $0.kind == kind && $0.end > $0.start }.map { node in
      let first = document.lines.line(of: Int(node.start))
      return first...max(first, document.lines.line(of: Int(node.end) - 1))
    }
  }

  private static func holds(_ word: String, in source: [UInt8], from start: Int) -> Bool {
    let word = Array(word.utf8)
    var place = start
    while let found = ByteSearch.first(word[0], in: source, from: place) {
      place = found + 1
      // Colons are not rare: most end here.
      guard place < source.count, source[place] == word[1] else { continue }
      if source[found...].starts(with: word) { return true }
    }
    return false
  }

  // MARK: What is private

  /// Pairs that begin and end in one paragraph are left for its inlines, which know code and
  /// links, unless they begin in one emphasis, link or cell and end in another; HTML has none.
  private mutating func readMarks(
    _ line: PrefixedLine, isHTML: Bool, _ paragraph: PrivateParagraphs.Paragraph?, _ path: String
  ) {
    let text = line.text
    var place = text.lowerBound
    // How many backticks stand before a mark, each counted once.
    var ticks = 0
    var counted = place
    while let first = mark(from: place, to: text.upperBound) {
      place = first + 2
      ticks += source[counted..<first].count { $0 == UInt8(ascii: "`") }
      counted = first
      let crosses = paragraph?.crossesInlines == true
      if let opening = opened {
        opened = nil
        if crosses { blank(opening.place..<place, isQuoted: line.isQuoted, with: 0x09) }
      } else if !opens(first, in: text, behind: ticks) {
        continue
      } else if let second = mark(from: place, to: text.upperBound) {
        place = second + 2
        if isHTML {
          blank(first..<place, isQuoted: line.isQuoted)
        } else if isBetweenCells(first..<second) {
          for index in first..<place where source[index] != UInt8(ascii: "|") {
            source[index] = 0x20
          }
        } else if crosses {
          blank(first..<place, isQuoted: line.isQuoted, with: 0x09)
        }
      } else if first == text.lowerBound {
        return readComment(from: first, behind: text.upperBound, isQuoted: line.isQuoted, path)
      } else {
        opened = Opening(
          place: first, lastLine: paragraph?.lines.upperBound ?? number,
          isSure: source[first - 1] <= 0x20
            && (first + 2 >= text.upperBound || source[first + 2] > 0x20),
          isQuoted: line.isQuoted)
      }
    }
  }

  /// A pair that begins in one cell of a row and ends in another; a link may hold a `|` as well.
  private func isBetweenCells(_ range: Range<Int>) -> Bool {
    source[range].contains(UInt8(ascii: "|")) && !source[range].contains(UInt8(ascii: "["))
  }

  /// Takes out what begins within a line and ends in a later paragraph. Where none ends it, it is
  /// text.
  private mutating func closeLater(
    _ opening: Opening, _ paragraphs: PrivateParagraphs, _ path: String
  ) {
    opened = nil
    guard let last = paragraphs.end(behind: opening.lastLine, isSure: opening.isSure) else {
      return
    }
    let stop = lines.bounds(ofLine: last.upperBound, in: source).upperBound
    var place = lines.offset(ofLine: last.lowerBound)
    var ticks = 0
    while let end = mark(from: place, to: stop) {
      ticks += source[place..<end].count { $0 == UInt8(ascii: "`") }
      place = end + 2
      guard ticks.isMultiple(of: 2) else { continue }
      report.add(
        Diagnostic(
          .warning, "comment-not-closed", path: path, range: opening.place..<opening.place + 2,
          "private text is not closed in its paragraph",
          explanation: "What stands between it and line \(lines.line(of: end)) is not published.",
          fix: "begin a line with the first `%%`, or write `\\%%` for text"))
      blank(opening.place..<place, isQuoted: opening.isQuoted)
      number = lines.line(of: end)
      pullUp(place)
      return
    }
  }

  /// Whether private text can begin with a mark: not behind a digit, nor in code.
  private func opens(_ mark: Int, in line: Range<Int>, behind ticks: Int) -> Bool {
    if mark > line.lowerBound {
      let last = source[mark - 1]
      if 0x30...0x39 ~= last || last == UInt8(ascii: "\\") { return false }
    }
    return ticks.isMultiple(of: 2)
  }

  /// Takes out what begins a line and ends in a later one.
  private mutating func readComment(
    from start: Int, behind line: Int, isQuoted: Bool, _ path: String
  ) {
    guard let end = mark(from: line, to: source.count) else {
      report.add(
        Diagnostic(
          .warning, "comment-not-closed", path: path, range: start..<start + 2,
          "private text is not closed", explanation: "Nothing from here on is published.",
          fix: "write `%%` behind what is private, or `\\%%` for text"))
      blank(start..<source.count, isQuoted: isQuoted)
      number = lines.count
      return
    }
    blank(start..<end + 2, isQuoted: isQuoted)
    number = lines.line(of: end)
    pullUp(end + 2)
    number -= 1
  }

  /// Blanks before what is left of a line would make code of it.
  private mutating func pullUp(_ place: Int) {
    let bounds = lines.bounds(ofLine: number, in: source)
    var first = bounds.lowerBound
    while first < place, source[first] == UInt8(ascii: ">") || first < bounds.lowerBound + 2 {
      first += 1
    }
    let text = Array(source[place..<bounds.upperBound].drop { $0 == 0x20 || $0 == 0x09 })
    let free = place..<bounds.upperBound
    guard !text.isEmpty, first + text.count <= free.upperBound else { return }
    for index in first..<bounds.upperBound { source[index] = 0x09 }
    for (index, byte) in text.enumerated() { source[first + index] = byte }
  }

  private mutating func readDrawer() {
    var last = number
    let limit = min(lines.count, number + Self.longestDrawer)
    while last <= limit {
      let line = PrefixedLine(source, lines.bounds(ofLine: last, in: source))
      if line.text.isEmpty { return }
      if line.isWord(":END:", in: source) { break }
      last += 1
    }
    guard last <= limit else { return }
    let first = PrefixedLine(source, lines.bounds(ofLine: number, in: source))
    let end = lines.bounds(ofLine: last, in: source).upperBound
    blank(first.text.lowerBound..<end, isQuoted: first.isQuoted)
    number = last
  }

  /// The first `%%` within a run of the file.
  private func mark(from start: Int, to end: Int) -> Int? {
    var place = start
    while let found = ByteSearch.first(UInt8(ascii: "%"), in: source, from: place), found + 1 < end
    {
      if source[found + 1] == UInt8(ascii: "%") { return found }
      place = found + 1
    }
    return nil
  }

  /// Blanks everything but line ends, and within a quote its marks at the beginning of lines.
  private mutating func blank(_ range: Range<Int>, isQuoted: Bool, with blank: UInt8 = 0x20) {
    var isPrefix = false
    for index in range {
      let byte = source[index]
      if byte == 0x0A || byte == 0x0D {
        isPrefix = true
      } else if !(isQuoted && isPrefix && SourceLine.isPrefix(byte)) {
        isPrefix = false
        source[index] = blank
      }
    }
  }
}

/// A line of a file, and where its text begins behind blanks, marks of quotes and of a list item.
///
/// It holds places, not bytes: of a file that changes while its lines are read no copy may live.
struct PrefixedLine {
  let text: Range<Int>
  let isQuoted: Bool

  init(_ source: [UInt8], _ bounds: Range<Int>) {
    var rest = source[bounds].drop(while: SourceLine.isPrefix)
    isQuoted = source[bounds.lowerBound..<rest.startIndex].contains(UInt8(ascii: ">"))
    if let mark = rest.first, rest.dropFirst().first == 0x20,
      mark == UInt8(ascii: "-") || mark == UInt8(ascii: "*") || mark == UInt8(ascii: "+")
    {
      rest = rest.dropFirst(2).drop(while: SourceLine.isPrefix)
    }
    text = rest.indices
  }

  /// Whether the text is this word alone.
  func isWord(_ word: String, in source: [UInt8]) -> Bool {
    let text = source[text]
    return text.starts(with: word.utf8)
      && text.dropFirst(word.utf8.count).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}

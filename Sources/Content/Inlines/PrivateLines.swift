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
  /// Private text has begun within a line of this paragraph.
  private var isOpenInParagraph = false
  /// Private text may hold marks that make code of what follows it; so the file is parsed again.
  private static let mostRounds = 8
  private static let longestDrawer = 100

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
    while number <= lines.count {
      while let first = code.first, first.upperBound < number { code.removeFirst() }
      while let first = html.first, first.upperBound < number { html.removeFirst() }
      let line = PrefixedLine(source, lines.bounds(ofLine: number, in: source))
      if line.text.isEmpty { isOpenInParagraph = false }
      if code.first?.contains(number) != true {
        readMarks(line, isHTML: html.first?.contains(number) == true, path)
        if line.isWord(":LOGBOOK:") { readDrawer() }
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
  /// links, but HTML has none.
  private mutating func readMarks(_ line: PrefixedLine, isHTML: Bool, _ path: String) {
    var place = line.text.startIndex
    let end = line.text.endIndex
    // How many backticks stand before a mark, each counted once.
    var ticks = 0
    var counted = place
    while let first = mark(from: place, to: end) {
      place = first + 2
      ticks += line.text[counted..<first].count { $0 == UInt8(ascii: "`") }
      counted = first
      if isOpenInParagraph {
        isOpenInParagraph = false
      } else if !opens(first, in: line, behind: ticks) {
        continue
      } else if let second = mark(from: place, to: end) {
        place = second + 2
        if isHTML { blank(first..<place, isQuoted: line.isQuoted) }
      } else if first == line.text.startIndex {
        return readComment(from: first, behind: end, isQuoted: line.isQuoted, path)
      } else {
        isOpenInParagraph = true
      }
    }
  }

  /// Whether private text can begin with a mark: not behind a digit, nor in code.
  private func opens(_ mark: Int, in line: PrefixedLine, behind ticks: Int) -> Bool {
    let last = line.text[..<mark].last
    if let last, 0x30...0x39 ~= last || last == UInt8(ascii: "\\") { return false }
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
      if line.isWord(":END:") { break }
      last += 1
    }
    guard last <= limit else { return }
    let first = PrefixedLine(source, lines.bounds(ofLine: number, in: source))
    let end = lines.bounds(ofLine: last, in: source).upperBound
    blank(first.text.startIndex..<end, isQuoted: first.isQuoted)
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
  private mutating func blank(_ range: Range<Int>, isQuoted: Bool) {
    var isPrefix = false
    for index in range {
      let byte = source[index]
      if byte == 0x0A || byte == 0x0D {
        isPrefix = true
      } else if !(isQuoted && isPrefix && SourceLine.isPrefix(byte)) {
        isPrefix = false
        source[index] = 0x20
      }
    }
  }
}

/// A line of a file, and where its text begins behind blanks, marks of quotes and of a list item.
struct PrefixedLine {
  let text: ArraySlice<UInt8>
  let isQuoted: Bool

  init(_ source: [UInt8], _ bounds: Range<Int>) {
    var rest = source[bounds].drop(while: SourceLine.isPrefix)
    isQuoted = source[bounds.lowerBound..<rest.startIndex].contains(UInt8(ascii: ">"))
    if let mark = rest.first, rest.dropFirst().first == 0x20,
      mark == UInt8(ascii: "-") || mark == UInt8(ascii: "*") || mark == UInt8(ascii: "+")
    {
      rest = rest.dropFirst(2).drop(while: SourceLine.isPrefix)
    }
    text = rest
  }

  /// Whether the text is this word alone.
  func isWord(_ word: String) -> Bool {
    text.starts(with: word.utf8)
      && text.dropFirst(word.utf8.count).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}

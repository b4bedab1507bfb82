import Markdown
import Unicode

/// What a text without headings most likely is meant as, and what makes the reader see it so.
struct ShapeAdvice {
  /// The way out for the note; nil where nothing tells.
  private(set) var fix: String?
  private var lines: [ArraySlice<UInt8>] = []

  init(_ blocks: [NodeID], _ reading: PageReading) {
    let kinds = Set(blocks.map { reading.document[$0].kind })
    if kinds.contains(.blockQuote) {
      fix = "set `items: quotes` to fold them, or `items: none` for prose"
      return
    }
    if let list = blocks.first(where: { reading.document[$0].kind == .list }) {
      let isNumbered = reading.document[list].flags.contains(.ordered)
      fix = "set `items: \(isNumbered ? "numbered" : "bullets")`, or `items: none` for prose"
      return
    }
    if kinds.contains(.table) {
      fix = "set `items: tables`, or `items: none` for prose"
      return
    }
    collectLines(of: blocks, reading)
    fix = Self.table(lines) ?? questions
    if fix != nil { return }
    if Self.most(lines, Self.isAttributed) {
      fix = lines.count > blocks.count ? Self.lineItems : nil
    } else {
      fix = pairs
    }
  }

  /// At most so many lines are looked at.
  private static let mostLines = 200

  private mutating func collectLines(of blocks: [NodeID], _ reading: PageReading) {
    for block in blocks.prefix(Self.mostLines)
    where reading.document[block].kind == .paragraph {
      let first = reading.document.line(of: block)
      let end = Int(reading.document[block].end)
      let last = reading.document.lines.line(of: max(end, 1) - 1)
      for number in first...max(first, last) where lines.count < Self.mostLines {
        lines.append(SourceLine.text(number, of: reading.document))
      }
    }
  }

  /// Whether most of several lines are so.
  private static func most(
    _ lines: [ArraySlice<UInt8>], _ isSo: (ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    let count = lines.count(where: isSo)
    return count >= 2 && count * 5 >= lines.count * 4
  }

  /// Rows of cells without the line of dashes that makes a table of them.
  private static func table(_ lines: [ArraySlice<UInt8>]) -> String? {
    let bar = UInt8(ascii: "|")
    guard let first = lines.first, first.contains(bar), most(lines, { $0.contains(bar) }) else {
      return nil
    }
    let isClosed = first.first == bar
    let cells = first.count { $0 == bar } + (isClosed ? -1 : 1)
    guard cells > 1 else { return nil }
    let dashes = "|" + String(repeating: "---|", count: cells)
    return "a table needs a line of dashes under its first row: write `\(dashes)` there"
  }

  /// Questions in bold, or behind a letter: `**Why?**`, `Q: Why?`.
  private var questions: String? {
    let asking = lines.filter { line in
      var text = line[...]
      while let last = text.last, last == UInt8(ascii: "*") || last == 0x20 || last == 0x5C {
        text.removeLast()
      }
      let isMarked = text.starts(with: "**".utf8) || Self.hasLetter(text)
      return isMarked && QuestionMark.ends(text)
    }
    guard asking.count >= 2, let first = asking.first else { return nil }
    let bare = first.filter { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "\\") }
    let question = bare[(Self.hasLetter(bare[...]) ? 2 : 0)...].drop { $0 == 0x20 }
    let shown = String(decoding: question, as: UTF8.self).prefix(60)
    return "write each question as a heading, `## \(shown)`, and its answer below it"
  }

  /// Whether a text begins like `Q: `.
  private static func hasLetter(_ text: ArraySlice<UInt8>) -> Bool {
    let text = text.drop { $0 == UInt8(ascii: "*") }
    guard text.count > 3, let first = text.first, 0x41...0x5A ~= first else { return false }
    let sign = text[text.startIndex + 1]
    return sign == UInt8(ascii: ":") || sign == UInt8(ascii: ".")
  }

  /// Quotes with their authors, one a line.
  private static let lineItems =
    "set `items: lines` if each line is an entry, or `items: none` for prose"

  /// A closing quotation mark or the end of a sentence, then a dash and a name.
  private static func isAttributed(_ line: ArraySlice<UInt8>) -> Bool {
    var index = line.startIndex
    while index < line.endIndex {
      let length = DashMark.length(in: line, at: index)
      if length > 0 {
        var before = line[..<index]
        while before.last == 0x20 { before.removeLast() }
        if let (last, _) = Scalars.last(before), SentenceEnd.ends(last) || SentenceEnd.closes(last),
          AttributionTail.isTail(line[(index + length)...])
        {
          return true
        }
      }
      index += max(length, 1)
    }
    return false
  }

  /// Phrases with their meanings, one a line.
  private var pairs: String? {
    guard Self.most(lines, { Self.sign(in: $0) != nil }), let first = lines.first,
      let place = Self.sign(in: first)
    else { return nil }
    var phrase = first[..<place]
    while phrase.last == 0x20 { phrase.removeLast() }
    let shown = String(decoding: phrase, as: UTF8.self)
    return "write `- ` before each line and a colon or dash behind the phrase, `- \(shown): …`; "
      + "or the meaning on a line of its own that begins with `: `"
  }

  /// Where `:`, `=` or a dash parts a short phrase from what it means.
  private static func sign(in line: ArraySlice<UInt8>) -> Int? {
    for index in line.indices.prefix(60) where index > line.startIndex {
      let isSign =
        line[index] == UInt8(ascii: ":") || line[index] == UInt8(ascii: "=")
        || DashMark.length(in: line, at: index) > 0 && line[index - 1] == 0x20
      guard isSign else { continue }
      let length = max(DashMark.length(in: line, at: index), 1)
      let rest = line[(index + length)...]
      return rest.first == 0x20 && rest.count > 1 ? index : nil
    }
    return nil
  }
}

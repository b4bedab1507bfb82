import Markdown
import Unicode

/// What a text without headings most likely is meant as, and what makes the reader see it so.
struct ShapeAdvice {
  /// The way out for the note; nil where nothing tells.
  private(set) var fix: String?
  private var lines: [ArraySlice<UInt8>] = []
  /// Which of them are paragraphs of their own and may stand above the others as their title.
  private var titles: Set<Int> = []
  /// The level that headings would have.
  private var level = 2

  init(_ blocks: [NodeID], _ reading: PageReading) {
    let kinds = Set(blocks.map { reading.document[$0].kind })
    if kinds.contains(.blockQuote) {
      fix = "set `items: quotes` to fold them, or `items: none` for prose"
      return
    }
    if let list = blocks.first(where: { reading.document[$0].kind == .list }) {
      if Self.isOutline(list, reading.document) {
        fix = "set `style: outline` to fold the bullets at every depth, or `items: none` for prose"
        return
      }
      let isNumbered = reading.document[list].flags.contains(.ordered)
      fix = "set `items: \(isNumbered ? "numbered" : "bullets")`, or `items: none` for prose"
      return
    }
    if kinds.contains(.table) {
      fix = "set `items: tables`, or `items: none` for prose"
      return
    }
    collectLines(of: blocks, reading)
    fix =
      Self.html(blocks, reading) ?? Self.table(lines) ?? Self.dots(lines) ?? questions
      ?? Self.exported(lines)
      ?? Self.colons(lines)
    if fix != nil { return }
    if Self.most(lines, Self.isAttributed) {
      fix = lines.count > blocks.count ? Self.lineItems : nil
    } else {
      fix = pairs ?? plainQuestions ?? boldLines
    }
  }

  /// The way out where paragraphs under headings are certain to be something else than prose; nil
  /// for anything that may be prose.
  static func certain(_ blocks: [NodeID], under level: UInt8, _ reading: PageReading) -> String? {
    var advice = ShapeAdvice()
    advice.level = Int(level) + 1
    advice.collectLines(of: blocks, reading)
    return table(advice.lines) ?? dots(advice.lines) ?? advice.questions ?? advice.manyPairs
  }

  private init() {}

  /// Whether a list is one bullet that holds the others.
  private static func isOutline(_ list: NodeID, _ document: Document) -> Bool {
    let item = document[list].firstChild
    guard item.exists, document[item].next.isNone else { return false }
    let last = document[item].lastChild
    return last.exists && document[last].kind == .list
  }

  /// At most so many lines are looked at.
  private static let mostLines = 200

  private mutating func collectLines(of blocks: [NodeID], _ reading: PageReading) {
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
        text = text.dropLast()
      }
      let isMarked = text.starts(with: "**".utf8) || Self.letter(of: text) > 0
      return isMarked && QuestionMark.ends(text)
    }
    guard asking.count >= 2, let first = asking.first else { return named }
    let bare = first.filter { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "\\") }
    return asHeading(bare[Self.letter(of: bare[...])...].drop { $0 == 0x20 })
  }

  /// Questions behind a word that all of them have: `Frage: Warum?`.
  private var named: String? {
    var questions: [ArraySlice<UInt8>] = []
    var names: Set<String> = []
    for line in lines.map(Self.trimmed) where QuestionMark.ends(line) {
      guard let sign = PairSign(in: line), sign.kind == .mark else { continue }
      names.insert(sign.phrase(in: line))
      questions.append(line[sign.range.upperBound...].drop { $0 == 0x20 })
    }
    guard questions.count >= 2, names.count == 1 else { return nil }
    return asHeading(questions[0])
  }

  /// How long the beginning of a text is that is like `Q:`, `Q.` or `Q12:`; 0 for another.
  private static func letter(of text: ArraySlice<UInt8>) -> Int {
    let rest = text.drop { $0 == UInt8(ascii: "*") }
    guard rest.count > 3, let first = rest.first, 0x41...0x5A ~= first else { return 0 }
    let sign = rest.dropFirst().drop { 0x30...0x39 ~= $0 }
    guard sign.first == UInt8(ascii: ":") || sign.first == UInt8(ascii: ".") else { return 0 }
    return sign.startIndex + 1 - text.startIndex
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
        while before.last == 0x20 { before = before.dropLast() }
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

  /// The lines without those that may be titles: short paragraphs of one line that are no pairs.
  private var untitledLines: [ArraySlice<UInt8>] {
    let found = lines.indices.filter { index in
      titles.contains(index) && index + 1 < lines.count && !titles.contains(index + 1)
        && lines[index].count { $0 & 0xC0 != 0x80 } <= Self.longestTitle
        && PairSign(in: lines[index]) == nil
    }
    guard !found.isEmpty, found.count * 3 <= lines.count else { return lines }
    return lines.indices.filter { !found.contains($0) }.map { lines[$0] }
  }

  private static let longestTitle = 60

  /// Phrases with their meanings, one a line.
  private var pairs: String? {
    let lines = untitledLines
    guard Self.most(lines, { PairSign(in: $0) != nil }), let first = lines.first,
      let sign = PairSign(in: first)
    else { return nil }
    let phrase = sign.phrase(in: first)
    let pair = phrase.hasSuffix(":**") ? phrase : phrase + ":"
    return "write `- ` before each line and a colon or dash behind the phrase, `- \(pair) …`; "
      + "or the meaning on a line of its own that begins with `: `"
  }

  /// Whether most of several lines are pairs of their own, and no data about something else.
  static func arePairs(_ lines: [ArraySlice<UInt8>]) -> Bool {
    var advice = ShapeAdvice()
    advice.lines = lines
    return advice.manyPairs != nil
  }

  /// Pairs that are no data about something else: of different phrases, and many where the sign is
  /// a colon, as that of an address or a date can be.
  private var manyPairs: String? {
    guard lines.count >= 4 else { return nil }
    var phrases: Set<String> = []
    var colons = 0
    for line in lines {
      guard let sign = PairSign(in: line) else { continue }
      if sign.kind == .bold || sign.kind == .gap { return nil }
      let isBold = line.first == UInt8(ascii: "*")
      if sign.text(in: line) == ":", !isBold { colons += 1 }
      guard phrases.insert(sign.phrase(in: line)).inserted else { return nil }
    }
    return colons == 0 || lines.count >= 8 ? pairs : nil
  }

  /// Lines that begin with the sign of a bullet in other programs.
  private static func dots(_ lines: [ArraySlice<UInt8>]) -> String? {
    let signs = ["•", "◦", "▪", "·", "‣", "●"]
    guard
      most(
        Array(lines.dropFirst(lines.count > 2 ? 1 : 0)),
        { line in
          signs.contains { line.starts(with: $0.utf8) }
        }), let line = lines.last
    else { return nil }
    let sign = String(decoding: line.prefix { $0 > 0x20 }.prefix(3), as: UTF8.self)
    return "write `- ` in place of `\(sign.prefix(1))`, and leave a blank line before the first"
  }

  /// Lines that are bold from end to end, with text under them.
  private var boldLines: String? {
    let bold = lines.filter { line in
      let line = Self.trimmed(line)
      return line.count > 4 && line.starts(with: "**".utf8)
        && line.suffix(2).elementsEqual("**".utf8)
    }
    guard bold.count >= 2, bold.count < lines.count, let first = bold.first else { return nil }
    let shown = String(decoding: first.filter { $0 != UInt8(ascii: "*") }, as: UTF8.self)
    return "write each bold line as a heading, `## \(shown.prefix(60))`"
  }

  /// Rows of fields between tabs, or texts between lines of `%`: what a program has exported.
  private static func exported(_ lines: [ArraySlice<UInt8>]) -> String? {
    if lines.contains(where: { $0.elementsEqual("%".utf8) }) {
      return "make a page of it with `florilegium import fortune`"
    }
    let rows = lines.drop { $0.first == UInt8(ascii: "#") }
    guard most(Array(rows), { $0.contains(0x09) }) else { return nil }
    return "make a page of it with `florilegium import tsv`, or write `- ` before each line and "
      + "a colon in place of the tab"
  }

  /// Lines that begin with a colon, as meanings do, and a letter.
  private static func colons(_ lines: [ArraySlice<UInt8>]) -> String? {
    let found = lines.filter { line in
      line.first == UInt8(ascii: ":") && line.dropFirst().first.map { $0 > 0x3A } == true
    }
    guard found.count >= 2, let first = found.first else { return nil }
    let shown = String(decoding: trimmed(first.dropFirst()), as: UTF8.self).prefix(40)
    return "leave a blank behind the colon, `: \(shown)`"
  }

  /// Terms or cells in HTML.
  private static func html(_ blocks: [NodeID], _ reading: PageReading) -> String? {
    for block in blocks where reading.document[block].kind == .htmlBlock {
      let text = reading.document.bytes(of: block).drop { $0 <= 0x20 }
      let tag = text.firstIndex(of: UInt8(ascii: ">")).flatMap { HTMLTag(text[...$0]) }
      if tag?.isNamed("dl") == true {
        return "write each term on a line, and its meaning under it behind `: `"
      }
      if tag?.isNamed("table") == true {
        return "write the table with bars, and a line `|---|---|` under its first row"
      }
    }
    return nil
  }

  /// Questions that nothing marks, each with its answer in the next line or paragraph.
  private var plainQuestions: String? {
    let asking = lines.indices.filter { index in
      index + 1 < lines.count && QuestionMark.ends(Self.trimmed(lines[index]))
        && !QuestionMark.ends(Self.trimmed(lines[index + 1]))
    }
    guard asking.count >= 2, asking.count * 5 >= lines.count * 2, let first = asking.first else {
      return nil
    }
    return asHeading(Self.trimmed(lines[first]))
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while let last = line.last, last <= 0x20 || last == 0x5C { line = line.dropLast() }
    return line
  }

  private func asHeading(_ question: ArraySlice<UInt8>) -> String {
    let shown = String(decoding: question, as: UTF8.self).prefix(60)
    let signs = String(repeating: "#", count: min(level, 6))
    return "write each question as a heading, `\(signs) \(shown)`, and its answer below it"
  }
}

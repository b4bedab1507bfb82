internal import Content
internal import Unicode

/// The end of a fortune that says who said it: a line that begins with a dash, most often behind
/// two tabs, with lines that go on with it and perhaps a note below.
struct FortuneTail {
  /// The line that it begins with.
  let start: Int
  let attribution: PlainAttribution
  /// What stands below it: a comment, in paragraphs.
  let note: [UInt8]

  /// How far from the end the dash is looked for.
  private static let mostLines = 9
  /// Longer texts say more than who said it.
  private static let longest = 500

  /// Nil where nothing is said about it.
  init?(_ lines: [TerminalLine]) {
    let first = max(1, lines.count - Self.mostLines)
    guard lines.count > 1 else { return nil }
    let marked = (first..<lines.count).last { DashedLine(lines[$0]) != nil }
    guard var start = marked, let mark = DashedLine(lines[start]) else { return nil }
    if mark.isFlush {
      guard Self.isAlone(start, mark, lines) else { return nil }
    } else {
      while start > 1, let above = DashedLine(lines[start - 1]), above.indent == mark.indent {
        start -= 1
      }
    }
    let end = Self.end(of: start, lines)
    guard let note = Self.note(lines[end...]) else { return nil }
    self.start = start
    self.note = note
    let text = Self.text(of: lines[start..<end])
    guard text.count <= Self.longest, Self.isProse(text) else { return nil }
    attribution = PlainAttribution(plain: text)
    if attribution.isEmpty { return nil }
  }

  /// A dash at the left margin: it may be speech, unless no other line begins with one.
  private static func isAlone(_ start: Int, _ mark: DashedLine, _ lines: [TerminalLine]) -> Bool {
    let others = lines.indices.contains { $0 != start && LineMark.beginsWithDash(lines[$0].text) }
    let above = lines[..<start].last { !$0.isBlank }
    guard !others, above?.text.last != UInt8(ascii: ":") else { return false }
    let last = Scalars.last(lines[start].text)?.value ?? 0
    return ![0x21, 0x3F, 0x2026, 0xFF01, 0xFF1F].contains(last)
  }

  /// Behind the lines that go on with it: those that are indented as far, and those that were
  /// wrapped.
  private static func end(of start: Int, _ lines: [TerminalLine]) -> Int {
    var end = start + 1
    let indent = lines[start].indent
    while end < lines.count, !lines[end].isBlank {
      let isIndented = indent > 0 && lines[end].indent >= indent
      guard isIndented || isWrapped(lines[end - 1], lines[end]) else { break }
      end += 1
    }
    return end
  }

  /// Whether a line was full, so that the next goes on with it.
  private static func isWrapped(_ line: TerminalLine, _ next: TerminalLine) -> Bool {
    guard let first = next.text.first, !isBracket(first) else { return false }
    return line.end + 1 + LineJoiner.firstWordColumns(next) > 66
  }

  private static func isBracket(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
  }

  /// The lines below as a note; nil where they are more than that.
  private static func note(_ lines: ArraySlice<TerminalLine>) -> [UInt8]? {
    let note = TerminalLine.withoutBlankEnds(lines)
    guard let first = note.first else { return [] }
    guard
      first.text.first.map(isBracket) == true || note.count <= 2 && lines.first?.isBlank == false
    else { return nil }
    return LineJoiner.joined(note)
  }

  /// The lines as one, without the dash before and one that closes.
  private static func text(of lines: ArraySlice<TerminalLine>) -> ArraySlice<UInt8> {
    var text: [UInt8] = []
    for line in lines {
      if !text.isEmpty { text.append(0x20) }
      text.append(contentsOf: line.text)
    }
    while let last = text.last, last == UInt8(ascii: "-") || last == 0x20 { text.removeLast() }
    return text[...]
  }

  /// Whether not little of it are letters: a drawing has dashes, too.
  private static func isProse(_ text: ArraySlice<UInt8>) -> Bool {
    let letters = text.count { $0 >= 0x80 || 0x61...0x7A ~= $0 | 0x20 }
    let signs = text.count { $0 > 0x20 && !(0x30...0x39 ~= $0) } - letters
    return letters > 1 && letters * 2 + 6 >= signs
  }
}

/// A line that begins with a dash before a name.
struct DashedLine {
  let indent: Int
  /// It stands at the left margin, or nearly.
  var isFlush: Bool { indent < 4 }

  /// Nil for lists, rules and drawings: one hyphen counts only far to the right, more than three
  /// are a line.
  init?(_ line: TerminalLine) {
    guard LineMark.beginsWithDash(line.text) else { return nil }
    let hyphens = line.text.prefix { $0 == UInt8(ascii: "-") }.count
    let tildes = line.text.prefix { $0 == UInt8(ascii: "~") }.count
    guard hyphens <= 3, tildes <= 1 else { return nil }
    if hyphens == 1 || tildes == 1, line.indent < 16 { return nil }
    indent = line.indent
  }
}

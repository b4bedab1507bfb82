import Markdown
import Unicode

/// Paragraphs of many lines that are read as one text.
///
/// `one-paragraph-many-lines`: twelve or more. `lines-joined`: two or more in a quote that look
/// like verse. Both are silent for prose that an editor has wrapped.
struct JoinedLineFaults {
  private var paragraph = NodeID.none
  private var breaks = 0
  static let manyLines = 12
  static let verseLines = 2
  /// A callout is prose more often than verse, which so few lines do not tell.
  static let verseLinesOfCallout = 4

  mutating func read(_ softBreak: NodeID, _ reading: inout PageReading) {
    let parent = reading.document[softBreak].parent
    if parent != paragraph {
      finish(&reading)
      paragraph = parent
      breaks = 0
    }
    breaks += 1
  }

  mutating func finish(_ reading: inout PageReading) {
    let count = breaks + 1
    guard count >= Self.verseLines, reading.document[paragraph].kind == .paragraph else { return }
    if count >= Self.manyLines {
      noteManyLines(&reading)
    } else if reading.options.breaks == .soft, !reading.options.isBreaksGiven,
      mayBeVerse(count, reading.document)
    {
      noteVerse(&reading)
    }
  }

  private func mayBeVerse(_ count: Int, _ document: Document) -> Bool {
    let parent = document[paragraph].parent
    guard parent.exists else { return false }
    switch document[parent].kind {
    case .blockQuote: return true
    case .callout: return count >= Self.verseLinesOfCallout
    default: return false
    }
  }

  private func noteManyLines(_ reading: inout PageReading) {
    guard reading.options.items == .auto, reading.options.breaks == .soft else { return }
    let lines = ParagraphLines(from: paragraph, count: breaks + 1, reading.document)
    guard !lines.areWrapped else { return }
    reading.note(
      "one-paragraph-many-lines", at: paragraph, "\(breaks + 1) lines are read as one paragraph",
      explanation: "Lines without a blank line between them are one paragraph.",
      fix: "set `items: lines` if each is an entry, `breaks: keep` if it is verse, or `items: none`"
    )
  }

  private func noteVerse(_ reading: inout PageReading) {
    let lines = ParagraphLines(from: paragraph, count: breaks + 1, reading.document)
    guard lines.lookLikeVerse else { return }
    reading.note(
      "lines-joined", at: paragraph, "the lines of a quote are joined",
      explanation: "Line ends in a quote are blanks.",
      fix: "set `breaks: keep` if it is verse"
        + (breaks == 1 ? "; a translation stands under its quote, without `>`" : ""))
  }
}

/// The lines of a paragraph as they stand in the file.
struct ParagraphLines {
  private let lines: [ArraySlice<UInt8>]
  private let lengths: [Int]
  /// An editor does not wrap narrower than this.
  private static let narrowest = 50
  private static let longestVerse = 60
  private static let fewLines = 3

  init(from paragraph: NodeID, count: Int, _ document: Document) {
    let first = document.line(of: paragraph)
    lines = (first..<first + count).map { line in
      var text = SourceLine.text(line, of: document)
      if line == first { text = text[max(text.startIndex, Int(document[paragraph].start))...] }
      return text
    }
    lengths = lines.map { $0.count { $0 & 0xC0 != 0x80 } }
  }

  /// Whether the next word would not have fitted on nearly every line.
  var areWrapped: Bool {
    let width = lengths.max() ?? 0
    guard width >= Self.narrowest else { return false }
    let full = zip(lengths, lines.dropFirst()).count { length, next in
      let word = next.prefix { $0 > 0x20 }.count { $0 & 0xC0 != 0x80 }
      return length + 1 + word > width - 4
    }
    return full * 10 >= (lines.count - 1) * 8
  }

  /// Whether the last line may be the author's: behind a dash, in brackets, or a name under the end
  /// of a sentence.
  private var isSigned: Bool {
    guard let last = lines.last, let before = lines.dropLast().last else { return false }
    if DashMark.begins(last) || NameShape.isBracketed(last) { return true }
    let isMark: (UInt8) -> Bool = { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }
    var name = last.drop(while: isMark)
    while let byte = name.last, isMark(byte) || byte == 0x20 { name.removeLast() }
    guard let end = Scalars.last(before)?.value else { return false }
    return (SentenceEnd.ends(end) || SentenceEnd.closes(end)) && NameShape.isName(name)
  }

  /// Whether most lines are short and begin as lines of verse do.
  var lookLikeVerse: Bool {
    if lines.count == 2, isSigned { return false }
    guard (lengths.max() ?? 0) <= Self.longestVerse, !areWrapped else { return false }
    var begun = 0
    // A comma at the end of a line tells less than a capital letter at its beginning.
    let countsMarks = lines.count > Self.fewLines
    var endsMarked = countsMarks
    for line in lines {
      if begins(line, afterMark: endsMarked) { begun += 1 }
      endsMarked =
        countsMarks && Scalars.last(line).map { CharacterClass.of($0.value) == .other } ?? false
    }
    return begun * 4 >= lines.count * 3
  }

  /// Whether a line begins with a capital letter; in a script without them, behind a line that
  /// ends in a mark.
  private func begins(_ line: ArraySlice<UInt8>, afterMark: Bool) -> Bool {
    for (scalar, _, _) in Scalars(line) where CharacterClass.of(scalar) == .letter {
      if CharacterClass.lowercase(scalar) != scalar { return true }
      return afterMark && !isCased(scalar)
    }
    return false
  }

  /// Latin, Greek, Cyrillic, Armenian and their extensions.
  private func isCased(_ scalar: UInt32) -> Bool {
    scalar < 0x590 || 0x1E00...0x1FFF ~= scalar
  }
}

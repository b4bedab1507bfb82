import Markdown

/// Paragraphs of many lines that are read as one text.
///
/// `one-paragraph-many-lines`: twelve or more. `lines-joined`: two or more in a quote, or four
/// elsewhere, that look like verse. Both are silent for prose that an editor has wrapped.
/// `translation-in-quote`: lines of a quote behind the one that names the author.
struct JoinedLineFaults {
  private var paragraph = NodeID.none
  private var breaks = 0
  static let manyLines = 12
  static let verseLines = 2
  /// A callout or a paragraph is prose more often than verse, which so few lines do not tell.
  static let verseLinesOfProse = 4

  mutating func read(_ lineEnd: NodeID, _ reading: inout PageReading) {
    let parent = reading.document[lineEnd].parent
    if parent != paragraph {
      finish(&reading)
      paragraph = parent
      breaks = 0
    }
    breaks += 1
  }

  mutating func finish(_ reading: inout PageReading) {
    let count = breaks + 1
    guard count >= Self.verseLines, reading.document[paragraph].kind == .paragraph,
      reading.document[paragraph].firstChild.exists
    else { return }
    if noteTextBehindAuthor(&reading) { return }
    if count >= Self.manyLines {
      noteManyLines(&reading)
    } else if reading.options.breaks == .soft, !reading.options.isBreaksGiven {
      noteVerse(&reading)
    }
  }

  private func parentKind(_ document: Document) -> NodeKind {
    let parent = document[paragraph].parent
    return parent.exists ? document[parent].kind : .plain
  }

  /// Notes what stands in a quote behind its author.
  private func noteTextBehindAuthor(_ reading: inout PageReading) -> Bool {
    guard breaks >= 2, reading.options.attribution != .off,
      parentKind(reading.document) == .blockQuote
    else { return false }
    let lines = ParagraphLines(from: paragraph, count: breaks + 1, reading.document)
    guard lines.namesAuthorInside(reading) else { return false }
    reading.note(
      "translation-in-quote", at: paragraph, "text behind the author is read as part of the quote",
      explanation: "An author ends a quote; a translation follows it.",
      fix: "take the `>` away from what stands behind the author, and leave a blank line before it")
    return true
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
    let kind = parentKind(reading.document)
    let isPlain = kind == .document
    guard kind == .blockQuote || kind == .callout || isPlain,
      kind == .blockQuote || breaks + 1 >= Self.verseLinesOfProse,
      !isPlain || beginsShort(reading.document)
    else { return }
    let lines = ParagraphLines(from: paragraph, count: breaks + 1, reading.document)
    guard lines.lookLikeVerse, !isPlain || lines.looksLikeNothingElse else { return }
    let place = isPlain ? "paragraph" : "quote"
    reading.note(
      "lines-joined", at: paragraph, "the lines of a \(place) are joined",
      explanation: "Line ends in a \(place) are blanks.",
      fix: "set `breaks: keep` if it is verse"
        + (breaks == 1 ? "; a translation stands under its quote, without `>`" : ""))
  }

  /// A cheap look: most paragraphs are prose, whose first line is too long for verse.
  private func beginsShort(_ document: Document) -> Bool {
    let line = document.source[Int(document[paragraph].start)...].prefix(
      ParagraphLines.longestVerse * 4)
    return line.prefix { $0 != 0x0A && $0 != 0x0D }.count { $0 & 0xC0 != 0x80 }
      <= ParagraphLines.longestVerse
  }
}

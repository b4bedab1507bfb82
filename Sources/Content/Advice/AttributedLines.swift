import Unicode

/// Quotes with their authors, one a line: a closing quotation mark or the end of a sentence, then a
/// dash and a name.
enum AttributedLines {
  static func are(_ text: AdvisedText) -> Bool { text.isMostly(isAttributed) }

  /// The way out where there are more lines than paragraphs, which may be read as they are.
  static func fix(_ text: AdvisedText, in paragraphs: Int) -> String? {
    text.lines.count > paragraphs
      ? "set `items: lines` if each line is an entry, or `items: none` for prose" : nil
  }

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
}

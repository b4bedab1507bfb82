internal import Content

/// Files of `fortune` and `strfile`: entries parted by a line `%`, hard-wrapped for a terminal, an
/// attribution behind a dash at the end.
package enum FortuneReader {
  /// Reads a file that is UTF-8.
  package static func read(_ source: [UInt8]) -> [Record] {
    entries(of: source).compactMap(record)
  }

  /// The entries of a file, without the lines between them.
  private static func entries(of source: [UInt8]) -> [ArraySlice<UInt8>] {
    var entries: [ArraySlice<UInt8>] = []
    let begin = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var start = begin
    var line = begin
    while line < source.count {
      let end = source[line...].firstIndex(of: 0x0A) ?? source.count
      if isSeparator(source[line..<end]) {
        entries.append(source[start..<line])
        start = min(end + 1, source.count)
      }
      line = end + 1
    }
    entries.append(source[start...])
    return entries
  }

  private static func isSeparator(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "%")
      && line.dropFirst().allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }

  private static func record(_ entry: ArraySlice<UInt8>) -> Record? {
    let text = TerminalText.plain(entry)
    let lines = TerminalLine.lines(of: text[...])
    guard !lines.isEmpty else { return nil }
    let tail = FortuneTail(lines)
    let quote = tail.map { TerminalLine.withoutBlankEnds(lines[..<$0.start]) } ?? lines[...]
    if Drawing.isOne(quote) {
      var record = Record(Drawing.text(of: quote), body: tail?.note ?? [])
      record.isDrawing = true
      if let tail { record.attribution = Citation.canonical(tail.attribution) }
      return record
    }
    var draft = RecordDraft(LineJoiner.joined(quote), body: tail?.note ?? [])
    draft.takesAttribution = !endsInSpeech(quote)
    if let tail {
      draft.author = tail.attribution.author
      draft.source = tail.attribution.source
      draft.url = tail.attribution.url
    }
    return draft.record
  }

  /// Whether a line of the last paragraph begins with a dash, as in a joke: a fortune marks its
  /// author in another way.
  private static func endsInSpeech(_ lines: ArraySlice<TerminalLine>) -> Bool {
    for line in lines.reversed() {
      if line.isBlank { return false }
      if LineMark.beginsWithDash(line.text) { return true }
    }
    return false
  }
}

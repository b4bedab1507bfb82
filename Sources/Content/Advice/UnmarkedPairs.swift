/// Phrases with their meanings, one a line.
enum UnmarkedPairs {
  private static let longestTitle = 60

  static func fix(_ text: AdvisedText) -> String? {
    let lines = untitledLines(of: text)
    guard AdvisedText.are(lines, mostly: { PairSign(in: $0) != nil }), let first = lines.first,
      let sign = PairSign(in: first)
    else { return nil }
    let phrase = sign.phrase(in: first)
    let pair = phrase.hasSuffix(":**") ? phrase : phrase + ":"
    return "write `- ` before each line and a colon or dash behind the phrase, `- \(pair) …`; "
      + "or the meaning on a line of its own that begins with `: `"
  }

  /// The way out for pairs that are no data about something else: of different phrases, and many
  /// where the sign is a colon, as that of an address or a date can be.
  static func certain(_ text: AdvisedText) -> String? {
    guard text.lines.count >= 4 else { return nil }
    var phrases: Set<String> = []
    var colons = 0
    for line in text.lines {
      guard let sign = PairSign(in: line) else { continue }
      if sign.kind == .bold || sign.kind == .gap { return nil }
      let isBold = line.first == UInt8(ascii: "*")
      if sign.text(in: line) == ":", !isBold { colons += 1 }
      guard phrases.insert(sign.phrase(in: line)).inserted else { return nil }
    }
    return colons == 0 || text.lines.count >= 8 ? fix(text) : nil
  }

  /// The lines without those that may be titles: short paragraphs of one line that are no pairs.
  private static func untitledLines(of text: AdvisedText) -> [ArraySlice<UInt8>] {
    let lines = text.lines
    let found = lines.indices.filter { index in
      text.titles.contains(index) && index + 1 < lines.count && !text.titles.contains(index + 1)
        && lines[index].count { $0 & 0xC0 != 0x80 } <= longestTitle
        && PairSign(in: lines[index]) == nil
    }
    guard !found.isEmpty, found.count * 3 <= lines.count else { return lines }
    return lines.indices.filter { !found.contains($0) }.map { lines[$0] }
  }
}

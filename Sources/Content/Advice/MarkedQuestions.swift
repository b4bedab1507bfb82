/// Questions in bold, behind a letter, or behind a word that all of them have: `**Why?**`,
/// `Q: Why?`, `Frage: Warum?`.
enum MarkedQuestions {
  private static let star = UInt8(ascii: "*")

  static func fix(_ text: AdvisedText) -> String? {
    let asking = text.lines.filter(isMarked)
    guard asking.count >= 2, let first = asking.first else { return named(text) }
    let bare = first.filter { $0 != star && $0 != UInt8(ascii: "\\") }
    return text.asHeading(bare[letter(of: bare[...])...].drop { $0 == 0x20 })
  }

  private static func isMarked(_ line: ArraySlice<UInt8>) -> Bool {
    var text = line
    while let last = text.last, last == star || last == 0x20 || last == 0x5C {
      text = text.dropLast()
    }
    return (text.starts(with: "**".utf8) || letter(of: text) > 0) && QuestionMark.ends(text)
  }

  /// How long the beginning of a text is that is like `Q:`, `Q.` or `Q12:`; 0 for another.
  private static func letter(of text: ArraySlice<UInt8>) -> Int {
    let rest = text.drop { $0 == star }
    guard rest.count > 3, let first = rest.first, 0x41...0x5A ~= first else { return 0 }
    let sign = rest.dropFirst().drop { 0x30...0x39 ~= $0 }
    guard sign.first == UInt8(ascii: ":") || sign.first == UInt8(ascii: ".") else { return 0 }
    return sign.startIndex + 1 - text.startIndex
  }

  /// Questions behind a word that all of them have.
  private static func named(_ text: AdvisedText) -> String? {
    var questions: [ArraySlice<UInt8>] = []
    var names: Set<String> = []
    for line in text.lines.map(\.unbroken) where QuestionMark.ends(line) {
      guard let sign = PairSign(in: line), sign.kind == .mark else { continue }
      names.insert(sign.phrase(in: line))
      questions.append(line[sign.range.upperBound...].drop { $0 == 0x20 })
    }
    guard questions.count >= 2, names.count == 1 else { return nil }
    return text.asHeading(questions[0])
  }
}

import Markdown
import Unicode

/// `bullets-whole`: bullets or numbered entries that are read whole, though a sign or the end of a
/// line seems to part a phrase or question from what follows it. Silent where most are otherwise.
struct WholeBullets {
  /// What seems to part the two.
  private enum Cause: Hashable {
    case sign(PairSign.Kind)
    /// The end of the first line, which asks.
    case answer
    /// The end of the first sentence, which asks.
    case sentence
    /// The end of the first line, which is bold.
    case boldLine
  }

  private var found: [Cause: [EntryID]] = [:]
  private var looked = 0

  /// So many bullets tell whether it is worth to look at all of them.
  private static let sample = 100

  /// Notes them; those that were noted, in order.
  static func read(_ reading: inout PageReading) -> [EntryID] {
    let shape = reading.page.found.shape
    guard shape == .bullets || shape == .numbered, reading.options.items == .auto,
      reading.options.style != .outline
    else { return [] }
    var bullets = WholeBullets()
    var next = 0
    while next < reading.page.entries.count, bullets.looked < sample {
      bullets.look(at: EntryID(next), reading)
      next += 1
    }
    // Where most bullets are cut, the one that is not may stand anywhere.
    guard bullets.found.values.contains(where: { $0.count > 1 }) || reading.splitsBulletTails else {
      return []
    }
    for index in next..<max(next, reading.page.entries.count) {
      bullets.look(at: EntryID(index), reading)
    }
    return bullets.note(&reading)
  }

  private mutating func look(at entry: EntryID, _ reading: PageReading) {
    let node = reading.page[entry]
    guard node.kind == .bullet, node.label.exists else { return }
    looked += 1
    guard node.content.isEmpty, node.attribution < 0,
      let cause = Self.cause(InlineRuns(of: node.label, in: reading.document))
    else { return }
    found[cause, default: []].append(entry)
  }

  private static func cause(_ runs: InlineRuns) -> Cause? {
    guard let first = runs.runs.first else { return nil }
    if let end = runs.runs.first(where: \.isBreak), end.start > 0 {
      let line = runs.text[..<end.start]
      if QuestionMark.ends(line) { return .answer }
      if first.isPhrase, runs.runs.count > 1, runs.runs[1].start == end.start { return .boldLine }
    }
    if first.isPhrase, runs.runs.count > 1, runs.runs[1].isText {
      let rest = runs.text[runs.runs[1].start...]
      if rest.first == 0x20, let next = rest.dropFirst().first, isLetter(next) {
        return .sign(.bold)
      }
    }
    if let end = SentenceEnd.first(in: runs.text[...]), QuestionMark.ends(runs.text[..<end]) {
      return .sentence
    }
    guard let sign = PairSign(in: runs.text[...]), runs.isBare(sign.range.lowerBound) else {
      return nil
    }
    if sign.kind == .mark || sign.kind == .tight, endsSentence(runs.text[..<sign.range.lowerBound])
    {
      return nil
    }
    return .sign(sign.kind)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || 0x61...0x7A ~= byte | 0x20
  }

  /// What stands behind the end of a sentence or quote is its author.
  private static func endsSentence(_ text: ArraySlice<UInt8>) -> Bool {
    var text = text
    while text.last == 0x20 { text = text.dropLast() }
    guard let (last, _) = Scalars.last(text) else { return true }
    return SentenceEnd.ends(last) || SentenceEnd.closes(last)
  }

  /// Whether so many of all bullets are no accident.
  private func tells(_ cause: Cause, _ count: Int, _ reading: PageReading) -> Bool {
    switch cause {
    case .sign(.foreign), .sign(.tight):
      return reading.splitsBulletTails || count > 1 && count * 5 >= looked * 2
    case .sign(.mark) where reading.splitsBulletTails: return false
    case .sentence: return count > 1 && areMost(count)
    case .sign(.mark): return count > 1 && count * 5 >= looked * 2
    default: return count > 1 && count * 2 >= looked
    }
  }

  private func note(_ reading: inout PageReading) -> [EntryID] {
    let telling = found.filter { tells($0.key, $0.value.count, reading) }
    guard
      let (cause, entries) = telling.max(by: {
        ($0.value.count, -$0.value[0].rawValue) < ($1.value.count, -$1.value[0].rawValue)
      }),
      let first = entries.first
    else { return [] }
    let text = InlineRuns(of: reading.page[first].label, in: reading.document).text[...]
    let (headline, explanation) = told(cause, text, count: entries.count)
    let fix =
      fix(cause, text, reading)
      + "; or set `items: \(reading.page.found.shape.rawValue)` if they are meant whole"
    for entry in entries {
      reading.note(
        "bullets-whole", at: reading.page[entry].label, headline, explanation: explanation, fix: fix
      )
    }
    return entries
  }

  // MARK: For people

  /// Whether nearly all are so and none is cut: they begin alike, or they are numbered.
  private func areMost(_ count: Int) -> Bool { count * 5 >= looked * 3 }

  private func told(
    _ cause: Cause, _ text: ArraySlice<UInt8>, count: Int
  ) -> (headline: String, explanation: String) {
    let cut = "A bullet is cut at a dash between blanks, or at a colon before one"
    switch cause {
    case .answer:
      return (
        "a question and the line under it are read as one label",
        "Lines without a blank line between them are one paragraph."
      )
    case .sentence:
      return (
        "a question and its answer are read as one label",
        "A bullet is parted by a blank line, and at no question mark."
      )
    case .boldLine:
      return (
        "a bold line and the line under it are read as one label",
        "Lines without a blank line between them are one paragraph."
      )
    case .sign(.mark):
      return areMost(count)
        ? (
          "no entry is cut at its dash or colon", "Numbers, and bullets that begin alike, are not."
        )
        : (
          "too few bullets have a dash or colon to be cut there",
          "They are where 60 % have one; here it is \(count) of \(looked)."
        )
    case .sign(.bold):
      return ("the bullets are read whole; is the bold text their label?", cut + ".")
    case .sign(.gap): return ("the bullets are read whole; do blanks part them?", cut + ".")
    case .sign:
      let sign = PairSign(in: text)?.text(in: text) ?? ""
      return ("the bullets are read whole; does `\(sign)` part them?", cut + ".")
    }
  }

  private func fix(_ cause: Cause, _ text: ArraySlice<UInt8>, _ reading: PageReading) -> String {
    let isNumbered = reading.page.found.shape == .numbered
    switch cause {
    case .answer: return "leave a blank line under the question, and indent the answer like it"
    case .sentence:
      return "write the answer under the question, behind a blank line and indented"
    case .boldLine: return "leave a blank line under the bold text, and indent the next like it"
    case .sign(.mark) where !isNumbered:
      return "write what unfolds under its bullet, behind a blank line and indented"
    case .sign(.bold): return "write a colon behind the bold text"
    case .sign:
      guard let sign = PairSign(in: text) else { return "" }
      let pair = "`- \(sign.phrase(in: text)): \(sign.meaning(in: text))`"
      return isNumbered ? "write bullets, \(pair)" : "write \(pair)"
    }
  }
}

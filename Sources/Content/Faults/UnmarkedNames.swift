import Markdown
import Unicode

/// `possible-attribution` at the end of a quote: a name in brackets, behind the closing quotation
/// mark, or in a line of its own, without a dash.
enum UnmarkedNames {
  private enum Form: Hashable {
    case brackets, line, dashAbove, tail, apart
  }

  static func read(_ reading: inout PageReading) {
    guard reading.options.attribution == .auto else { return }
    var found: [(label: NodeID, name: String, form: Form, isQuote: Bool)] = []
    var quotes = 0
    for entry in reading.page.entries where isQuote(entry.kind) {
      quotes += 1
      guard entry.attribution < 0, mayEndInName(entry.label, reading.document) else { continue }
      let runs = InlineRuns(of: entry.label, in: reading.document)
      if let (name, form) = name(runs, isQuote: entry.kind == .quote),
        form != .apart || quotes > 1
      {
        let text = String(decoding: name, as: UTF8.self)
        found.append((entry.label, text, form, entry.kind == .quote))
      }
    }
    // Of many quotes a few end in a name by accident, and so do some of many bullets.
    let isQuote = found.contains { $0.isQuote }
    guard let first = found.first,
      quotes == 1 || found.count > 1 && found.count * (isQuote ? 50 : 4) >= quotes
    else { return }
    let fix = fix(first.name, first.form) + ", or set `attribution: off` to keep it as it is"
    for place in found {
      reading.note(
        "possible-attribution", at: place.label,
        "a name at the end of a quote is read as part of it; is it the author?",
        explanation: "Only what stands behind a dash is read as the author.",
        fix: fix)
    }
  }

  private static func fix(_ name: String, _ form: Form) -> String {
    switch form {
    case .brackets: "write a dash in place of the brackets, `— \(name)`"
    case .line, .tail: "write a dash before it, `— \(name)`"
    case .apart: "join it to the quote above with a line `>` in place of the blank one"
    case .dashAbove: "write it into the line of the dash, `— \(name)`"
    }
  }

  private static func isQuote(_ kind: Entry.Kind) -> Bool {
    kind == .quote || kind == .bullet || kind == .paragraph || kind == .line
  }

  /// A cheap look: a bracket at the end, a line end, or a quotation mark at the beginning.
  private static func mayEndInName(_ label: NodeID, _ document: Document) -> Bool {
    guard label.exists else { return false }
    var last = document[label].lastChild
    while last.exists, document[last].kind == .emphasis || document[last].kind == .strong {
      last = document[last].lastChild
    }
    guard last.exists, document[last].kind == .text,
      let (end, _) = Scalars.last(document.bytes(of: last))
    else { return false }
    if end == 0x29 || end == 0x5D || end == 0xFF09 { return true }
    if SentenceEnd.ends(end) || SentenceEnd.closes(end) { return false }
    let first = document[label].firstChild
    if document[first].kind == .text, DashMark.begins(document.bytes(of: first)) { return true }
    if document[first].kind == .text,
      let scalar = Scalars(document.bytes(of: first)).first(where: { _ in true }),
      AttributionFields.opensQuote(scalar.value)
    {
      return true
    }
    return holdsBreak(label, document)
  }

  private static func holdsBreak(_ label: NodeID, _ document: Document) -> Bool {
    var child = document[label].firstChild
    while child.exists {
      let kind = document[child].kind
      if kind == .softBreak || kind == .lineBreak { return true }
      child = document[child].next
    }
    return false
  }

  /// The name at the end of a label's text, and how it stands there.
  private static func name(
    _ runs: InlineRuns, isQuote: Bool
  ) -> (ArraySlice<UInt8>, Form)? {
    let text = runs.text[...]
    let line = runs.lastLineStart
    if isQuote, line == 0, DashMark.begins(text) {
      let name = text.drop { $0 == 0x20 }
      let rest = name.dropFirst(DashMark.length(in: name, at: name.startIndex)).drop { $0 == 0x20 }
      return NameShape.isName(rest) ? (rest, .apart) : nil
    }
    if let (start, inner) = NameShape.inBrackets(text), start > 0, NameShape.isName(inner) {
      return start == line || isQuote || ends(text[..<start]) ? (inner, .brackets) : nil
    }
    if line > 0, NameShape.isName(text[line...]) {
      if endsInDash(text[..<line]) { return (text[line...], .dashAbove) }
      return ends(text[..<line]) ? (text[line...], .line) : nil
    }
    return line == 0 ? tail(of: text) : nil
  }

  /// Whether a sentence or quotation ends with a text.
  private static func ends(_ text: ArraySlice<UInt8>) -> Bool {
    Scalars.last(text.trimmedEnd).map { SentenceEnd.ends($0.value) || SentenceEnd.closes($0.value) }
      ?? false
  }

  /// Whether a text ends in a line of nothing but a dash.
  private static func endsInDash(_ text: ArraySlice<UInt8>) -> Bool {
    let text = text.trimmedEnd
    guard let blank = text.lastIndex(where: { $0 == 0x20 || $0 == 0x0A }) else { return false }
    let word = text[(blank + 1)...]
    return !word.isEmpty && DashMark.length(in: word, at: word.startIndex) == word.count
  }

  /// The name behind the quotation mark that closes what the first one opened.
  private static func tail(of text: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, Form)? {
    guard let first = Scalars(text).first(where: { _ in true }),
      AttributionFields.opensQuote(first.value)
    else { return nil }
    var place: Int?
    for (scalar, start, end) in Scalars(text)
    where start > first.start && scalar != 0x29 && scalar != 0x5D && SentenceEnd.closes(scalar)
      && scalar != 0x27 && scalar != 0x2019
    {
      place = end
    }
    guard let place, place < text.endIndex else { return nil }
    let name = text[place...].drop { $0 == 0x20 || $0 == 0x2C }
    return name.startIndex > place && NameShape.isName(name) ? (name, .tail) : nil
  }
}

import Diagnostics
import Markdown

/// `attributes-not-read`: braces at the end of a label that look like an attribute list and are
/// none, so that readers see them. Silent for escaped braces and for those of formulas, templates
/// and remarks.
struct UnreadAttributes {
  /// What is wrong, and the way out.
  private struct Fault {
    var explanation: String
    var fix: String
  }

  private static let known = ["lang", "date", "tags"]
  /// Longer braces are text.
  private static let longest = 120

  /// Looks at a text that ends what `node` holds and is not read as attributes.
  static func read(_ text: NodeID, endOf node: NodeID, _ reading: inout PageReading) {
    let bytes = reading.document.bytes(of: text)
    guard bytes.last == UInt8(ascii: "}"), let open = bytes.lastIndex(of: UInt8(ascii: "{")),
      bytes.endIndex - open <= longest, open == bytes.startIndex || bytes[open - 1] <= 0x20,
      let fault = fault(in: bytes[(open + 1)...].dropLast()),
      let place = place(of: bytes[open...], in: node, reading.document)
    else { return }
    let range = place..<place + bytes.endIndex - open
    let isKnown = reading.report.diagnostics.last.map { $0.range == range } ?? false
    if isKnown { return }
    reading.warn(
      "attributes-not-read", range: range,
      "`\(String(decoding: bytes[open...], as: UTF8.self))` is shown as it is written",
      explanation: fault.explanation, fix: fault.fix)
  }

  /// The braces in the file; nil where they are escaped there.
  private static func place(
    of braces: ArraySlice<UInt8>, in node: NodeID, _ document: Document
  ) -> Int? {
    let start = Int(document[node].start)
    let end = min(max(Int(document[node].end), start + 4096), document.source.count)
    var place = start
    while place + braces.count <= end,
      let found = document.source[place..<end].firstIndex(of: UInt8(ascii: "{"))
    {
      let isEscaped = found > 0 && document.source[found - 1] == UInt8(ascii: "\\")
      if !isEscaped, document.source[found...].starts(with: braces) { return found }
      place = found + 1
    }
    return nil
  }

  /// The first fault of braces that begin like attributes; nil where they are text.
  private static func fault(in inner: ArraySlice<UInt8>) -> Fault? {
    let words = inner.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    guard let first = words.first, isAttribute(first) else { return nil }
    return words.lazy.compactMap(fault(ofWord:)).first
  }

  /// Whether a word has the form of an attribute: `#id`, `.class` or `key=value`, or names a known
  /// key with a colon.
  private static func isAttribute(_ word: String) -> Bool {
    if word.hasPrefix("#") || word.hasPrefix(".") {
      return word.dropFirst().first?.isLetter == true
    }
    if word.hasSuffix(":") { return known.contains(String(word.dropLast())) }
    guard let sign = word.firstIndex(of: "=") else { return false }
    let key = word[..<sign]
    return key.count > 1 && key.allSatisfy { $0.isLetter || $0 == "-" || $0 == "_" }
  }

  private static func fault(ofWord word: String) -> Fault? {
    if AttributeList(endOf: Array("{\(word)}".utf8)[...]) != nil { return nil }
    if word.hasPrefix("#") {
      return Fault(
        explanation: "An id holds no quotation marks, brackets or `&`.",
        fix: "write letters, digits and hyphens behind the `#`")
    }
    if word.hasPrefix(".") {
      return Fault(
        explanation: "`\(word)` is not known.", fix: "write `.open`, or take `\(word)` out")
    }
    guard isAttribute(word) else {
      return Fault(
        explanation:
          "Blanks part attributes, so `\(word)` is one of its own, and none that is known.",
        fix: "write hyphens for blanks, or take `\(word)` out")
    }
    let parts = word.split(maxSplits: 1) { $0 == "=" || $0 == ":" }.map(String.init)
    return fault(ofKey: parts[0], parts.count > 1 ? parts[1] : "")
  }

  private static func fault(ofKey key: String, _ value: String) -> Fault {
    switch key {
    case "date":
      return Fault(
        explanation: "`date` takes a day of the calendar, as year-month-day.",
        fix: "write `date=2024-05-31`")
    case "lang":
      return Fault(
        explanation: "`lang` takes a language tag (BCP 47), such as en, pt-BR or zh-Hans.",
        fix: "write `lang=la`")
    case "tags": return Fault(explanation: "", fix: "write `tags=one,two`")
    case "id":
      return Fault(explanation: "An id begins with `#`.", fix: "write `#\(value)`")
    default:
      let near = EditDistance.nearest(to: key, in: known)
      return Fault(
        explanation: "There is no attribute `\(key)`"
          + (near.map { "; did you mean `\($0)`?" } ?? ": there are `lang`, `date` and `tags`."),
        fix: near.map { "write `\($0)=\(value)`" } ?? "take it out, or write `\\{` for text")
    }
  }
}

extension YAMLError {
  /// Says in our words what libyaml met, and how to mend it.
  init(explaining problem: YAMLProblem, in bytes: ArraySlice<UInt8>) {
    let place = min(problem.place, bytes.endIndex)
    let here = place..<min(place + 1, bytes.endIndex)
    let line = KeyLine(around: place, in: bytes)
    let opened =
      problem
      .contextPlace..<KeyLine.line(around: problem.contextPlace, in: bytes)
      .upperBound
    switch problem.problem {
    case "mapping values are not allowed in this context":
      self = .misplacedColon(line, place: here)
    case "found character that cannot start any token":
      self = .misplacedCharacter(line, place: here, in: bytes)
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      self = .tab(here)
    case "could not find expected ':'":
      self.init("the key has no colon after it", range: opened, fix: "write it as `key: value`")
    case "did not find expected key", "did not find expected '-' indicator",
      "did not find expected <document start>":
      self = .unexpected(line, place: here)
    case "did not find expected ',' or ']'":
      self = .notClosed("the list", with: "]", range: opened, in: bytes)
    case "did not find expected ',' or '}'":
      self = .notClosed("the mapping", with: "}", range: opened, in: bytes)
    case "did not find expected node content":
      self = .missingValue(problem, line, place: here, in: bytes)
    case "found unexpected end of stream", "found unexpected document indicator":
      self.init("the quote is not closed", range: opened, fix: "close it with the same mark")
    case "found unknown escape character":
      self.init(
        "the backslash begins an escape that YAML does not know", range: here,
        fix: "double the backslash, or use single quotes")
    case "block sequence entries are not allowed in this context":
      self = .misplacedItem(line, place: here)
    case "control characters are not allowed":
      self.init("a control character cannot stand in YAML", range: here, fix: "remove it")
    case let text where text.contains("UTF-8"):
      self = .notUTF8(at: place, in: bytes)
    default:
      self = .other(problem, line, place: here)
    }
  }

  /// `[a, b`, or a bracket that a comment hides: `{red: #f00}`.
  private static func notClosed(
    _ thing: String, with bracket: String, range: Range<Int>, in bytes: ArraySlice<UInt8>
  ) -> YAMLError {
    let hidden = range.dropFirst().contains {
      bytes[$0] == UInt8(ascii: "#") && bytes[$0 - 1] <= 0x20
    }
    let fix =
      hidden ? "quote what begins with `#`, which is a comment" : "close it with `\(bracket)`"
    return YAMLError("\(thing) is not closed", range: range, fix: fix)
  }

  /// `[a,,b]`, or a bracket that is still open lines further on.
  private static func missingValue(
    _ problem: YAMLProblem, _ line: KeyLine?, place: Range<Int>, in bytes: ArraySlice<UInt8>
  ) -> YAMLError {
    guard let open = OpenBracket(before: place.lowerBound, in: bytes) else {
      return other(problem, line, place: place)
    }
    let opened = open.place..<KeyLine.line(around: open.place, in: bytes).upperBound
    if place.lowerBound < opened.upperBound {
      return YAMLError(
        "a value is missing here", range: place, fix: "write one, or take the comma out")
    }
    return open.isList
      ? notClosed("the list", with: "]", range: opened, in: bytes)
      : notClosed("the mapping", with: "}", range: opened, in: bytes)
  }

  private static func notUTF8(at place: Int, in bytes: ArraySlice<UInt8>) -> YAMLError {
    // Where bytes are missing, libyaml points to the good one that stands in their place.
    let isGood = place == bytes.endIndex || bytes[place] < 0x80
    let bad = isGood && place > bytes.startIndex ? place - 1 : place
    let hex = bytes[bad...].first.map { String($0, radix: 16, uppercase: true) } ?? ""
    return YAMLError(
      "the byte 0x\(hex) is not UTF-8", range: bad..<min(bad + 1, bytes.endIndex),
      fix: "save the file as UTF-8")
  }

  private static func tab(_ range: Range<Int>) -> YAMLError {
    YAMLError("a tab cannot indent YAML", range: range, fix: "indent with spaces")
  }

  /// `title: Latin: a start`, or a key that is indented as if it belonged to the value above.
  private static func misplacedColon(_ line: KeyLine?, place: Range<Int>) -> YAMLError {
    if let line, line.valueHoldsColon {
      return YAMLError(
        "the value of \"\(line.key)\" holds a colon and is not quoted", range: line.value,
        fix: "quote the value: \(line.quoted)")
    }
    return YAMLError(
      "a key cannot stand here", range: place,
      fix: "indent it as the keys above, or quote the text that holds the colon")
  }

  /// `title: @home`, or a tab.
  private static func misplacedCharacter(
    _ line: KeyLine?, place: Range<Int>, in bytes: ArraySlice<UInt8>
  ) -> YAMLError {
    let character = String(decoding: bytes[place], as: UTF8.self)
    if character == "\t" { return tab(place) }
    return needsQuotes(line, "nothing in YAML begins with \"\(character)\"", place: place)
  }

  /// `title: "A" and B`, or a line that is indented like none above it.
  private static func unexpected(_ line: KeyLine?, place: Range<Int>) -> YAMLError {
    if let line, line.value.contains(place.lowerBound), "\"'[{".utf8.contains(line.first) {
      return needsQuotes(line, "the value of \"\(line.key)\" goes on after its end", place: place)
    }
    return YAMLError(
      "this line fits neither the indentation nor the form of those above", range: place,
      fix: "indent it as the keys above, and write it as `key: value`")
  }

  /// `author: - me`.
  private static func misplacedItem(_ line: KeyLine?, place: Range<Int>) -> YAMLError {
    guard let line else {
      return YAMLError("a list item cannot stand here", range: place, fix: "begin a line with it")
    }
    return needsQuotes(line, "a list cannot begin on the line of its key", place: place)
  }

  private static func other(_ problem: YAMLProblem, _ line: KeyLine?, place: Range<Int>)
    -> YAMLError
  {
    let signs = [
      ("alias", "the star"), ("anchor", "the ampersand"), ("tag", "the exclamation mark"),
    ]
    for (name, sign) in signs where (problem.context + problem.problem).contains(name) {
      return needsQuotes(line, "\(sign) begins a name in YAML, and none follows", place: place)
    }
    let context = problem.context.isEmpty ? "" : problem.context + ", "
    return YAMLError("this is not YAML: \(context)\(problem.problem)", range: place)
  }

  private static func needsQuotes(_ line: KeyLine?, _ message: String, place: Range<Int>)
    -> YAMLError
  {
    guard let line else { return YAMLError(message, range: place, fix: "quote the text") }
    return YAMLError(message, range: line.value, fix: "quote the value: \(line.quoted)")
  }
}

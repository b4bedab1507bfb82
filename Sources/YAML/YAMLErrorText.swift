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
      self.init("a key without `:`", range: opened, fix: "write it as `key: value`")
    case "did not find expected key", "did not find expected '-' indicator",
      "did not find expected <document start>":
      self = .unexpected(line, place: here)
    case "did not find expected ',' or ']'":
      self.init("the list is not closed", range: opened, fix: "close it with `]`")
    case "did not find expected ',' or '}'":
      self.init("the mapping is not closed", range: opened, fix: "close it with `}`")
    case "found unexpected end of stream", "found unexpected document indicator":
      self.init("the quote is not closed", range: opened, fix: "close it with the same mark")
    case "found unknown escape character":
      self.init(
        "`\\` begins an escape in double quotes, and no such escape is known", range: here,
        fix: "double the backslash, or use single quotes")
    case "block sequence entries are not allowed in this context":
      self = .misplacedItem(line, place: here)
    case "control characters are not allowed":
      self.init("a control character cannot stand in YAML", range: here, fix: "remove it")
    default:
      self = .other(problem, line, place: here)
    }
  }

  private static func tab(_ range: Range<Int>) -> YAMLError {
    YAMLError("a tab cannot indent YAML", range: range, fix: "indent with spaces")
  }

  /// `title: Latin: a start`, or a key that is indented as if it belonged to the value above.
  private static func misplacedColon(_ line: KeyLine?, place: Range<Int>) -> YAMLError {
    if let line, line.valueHoldsColon {
      return YAMLError(
        "the value of `\(line.key)` holds a colon and is not quoted", range: line.value,
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
    return needsQuotes(line, "nothing in YAML begins with `\(character)`", place: place)
  }

  /// `title: "A" and B`, or a line that is indented like none above it.
  private static func unexpected(_ line: KeyLine?, place: Range<Int>) -> YAMLError {
    if let line, line.value.contains(place.lowerBound), "\"'[{".utf8.contains(line.first) {
      return needsQuotes(line, "the value of `\(line.key)` goes on after its end", place: place)
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
    if problem.context.contains("alias") || problem.context.contains("anchor") {
      return needsQuotes(line, "`*` and `&` begin a name in YAML, and none follows", place: place)
    }
    if problem.context.contains("tag") || problem.problem.contains("tag") {
      return needsQuotes(line, "`!` begins a tag in YAML, and none follows", place: place)
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

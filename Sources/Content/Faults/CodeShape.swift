/// Whether indented lines are code rather than prose: commands, calls, assignments, paths.
///
/// What begins as prose, a list, a heading or a quote does was indented by mistake; where it cannot
/// be told, too.
enum CodeShape {
  /// Most lines count, comments do not. `isAnnounced`: a heading or a text that ends in a colon is
  /// before them, so that a few words in lower case are a command.
  static func isCode(_ text: ArraySlice<UInt8>, _ isAnnounced: Bool) -> Bool {
    // What follows a prompt is what it prints.
    if isPrompt(text.trimmed) { return true }
    var lines = 0
    var code = 0
    for line in text.split(separator: 0x0A).prefix(mostLines) {
      let line = line.trimmed
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      let isCode = isCommand(line) || isAnnounced && isBrief(line)
      if lines == 0, !isCode { return false }
      lines += 1
      if isCode { code += 1 }
    }
    return lines > 0 && code * 5 >= lines * 3
  }

  private static let mostLines = 40

  /// A prompt, a path, or a mark of code in a line that does not begin as text.
  private static func isCommand(_ line: ArraySlice<UInt8>) -> Bool {
    if isPrompt(line) || line.starts(with: "./".utf8) || line.starts(with: "~/".utf8) {
      return true
    }
    return isPlain(line) && line.indices.contains { isMark(line, at: $0) }
  }

  private static func isPrompt(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "$ ".utf8) || line.starts(with: "% ".utf8)
      || line.starts(with: ">>> ".utf8) || line.starts(with: "Usage: ".utf8)
  }

  /// Whether a line begins neither as a sentence nor as Markdown does.
  private static func isPlain(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    switch first {
    case 0x41...0x5A: return isAssignment(line)
    case 0x61...0x7A, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: "@"), UInt8(ascii: ")"):
      return true
    default: return false
    }
  }

  /// `NAME=value`, `Name(`, `Name.member`: a word that goes on with no blank.
  private static func isAssignment(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop { isWord($0) }
    guard let sign = rest.first else { return false }
    return sign == UInt8(ascii: "=") || sign == UInt8(ascii: "(")
  }

  private static func isWord(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return 0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte == UInt8(ascii: "_")
  }

  /// Whether a mark of code stands at a place: ` --option`, ` -o`, `a=b`, `call(`, `{` at the end,
  /// `name.member`, `a/b/`, `a_b`, `;` at the end.
  private static func isMark(_ line: ArraySlice<UInt8>, at index: Int) -> Bool {
    let before = index > line.startIndex ? line[index - 1] : 0x20
    let after = index + 1 < line.endIndex ? line[index + 1] : nil
    switch line[index] {
    case UInt8(ascii: "-"):
      let isOption = after.map { 0x61...0x7A ~= $0 } ?? false
      return before == 0x20 && (isOption || after == 0x2D && index + 2 < line.endIndex)
    case UInt8(ascii: "="): return isWord(before) && after != nil && after != 0x20
    case UInt8(ascii: "("):
      let isPlural = line[(index + 1)...].starts(with: "s)".utf8)
      return isWord(before) && !isPlural
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "\\"):
      return after == nil
    case UInt8(ascii: "."): return isWord(before) && isMember(line[(index + 1)...])
    case UInt8(ascii: "/"): return isWord(after) && (before == 0x20 || before == 0x7E)
    case UInt8(ascii: "_"): return isWord(before) && isWord(after)
    default: return false
    }
  }

  /// Whether letters follow at once, as in a name of a file or of a member.
  private static func isMember(_ text: ArraySlice<UInt8>) -> Bool {
    let letters = text.prefix { 0x61...0x7A ~= $0 }
    return letters.count > 1 && text.dropFirst(letters.count).first != UInt8(ascii: ".")
  }

  /// At most three words of small ASCII letters, with no mark of a sentence.
  private static func isBrief(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.split(separator: 0x20)
    let isSmall = line.allSatisfy { byte in
      0x61...0x7A ~= byte || 0x30...0x39 ~= byte || byte == 0x20 || byte == UInt8(ascii: "-")
    }
    return words.count <= 3 && isSmall && line.first.map { 0x61...0x7A ~= $0 } == true
  }
}

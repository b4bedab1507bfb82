import Diagnostics
import Markdown

/// `front-matter-not-read`: keys of a page where nobody looks for them, in TOML between two lines
/// `+++`, or behind blank lines. Silent for text between two rules.
enum MisplacedFrontMatter {
  /// What is wrong with a file without front matter whose text begins at `start`.
  static func fault(_ source: [UInt8], from start: Int, path: String) -> Diagnostic? {
    guard let first = source[start...].firstIndex(where: { $0 > 0x20 }) else { return nil }
    let mark = source[first...].prefix(3)
    if first == start, mark.elementsEqual("+++".utf8) {
      return toml(source[first...], path: path)
    }
    guard first > start, mark.elementsEqual("---".utf8) else { return nil }
    return behindBlanks(source[first...], path: path)
  }

  private static func toml(_ text: ArraySlice<UInt8>, path: String) -> Diagnostic? {
    guard let block = block(of: text, endingIn: ["+++"]),
      block.allSatisfy({ isBlank($0) || isPart($0) || key(of: $0, before: "=") != nil }),
      block.contains(where: { key(of: $0, before: "=") != nil })
    else { return nil }
    return Diagnostic(
      .warning, "front-matter-not-read", path: path, range: text.startIndex..<text.startIndex + 3,
      "front matter in TOML is not read", explanation: "It was read as text.",
      fix: "write the keys as YAML, `key: value`, between two lines `---`")
  }

  private static func behindBlanks(_ text: ArraySlice<UInt8>, path: String) -> Diagnostic? {
    guard let block = block(of: text, endingIn: ["---", "..."]),
      block.allSatisfy({ isBlank($0) || isPart($0) || key(of: $0, before: ":") != nil }),
      block.contains(where: { key(of: $0, before: ":").map(isKnown) == true })
    else { return nil }
    return Diagnostic(
      .warning, "front-matter-not-read", path: path, range: text.startIndex..<text.startIndex + 3,
      "the front matter does not begin in the first line", explanation: "It was read as text.",
      fix: "take out the blank lines before `---`")
  }

  /// The lines between the first and the one that closes it; nil where there is none, or an odd
  /// number of lines.
  private static func block(
    of text: ArraySlice<UInt8>, endingIn ends: [String]
  ) -> [ArraySlice<UInt8>]? {
    var lines: [ArraySlice<UInt8>] = []
    var rest = text
    while !rest.isEmpty, lines.count <= longest {
      let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
      rest = rest[line.endIndex...]
      if rest.first == 0x0D { rest.removeFirst() }
      if rest.first == 0x0A { rest.removeFirst() }
      let bare = line.prefix { $0 > 0x20 }
      let isEnd = ends.contains { bare.elementsEqual($0.utf8) } && isBlank(line[bare.endIndex...])
      if lines.isEmpty {
        guard isBlank(line.dropFirst(3)) else { return nil }
      } else if isEnd {
        return Array(lines.dropFirst())
      }
      lines.append(line)
    }
    return nil
  }

  /// Nobody writes more keys.
  private static let longest = 200

  /// What stands before the sign in a line that begins with a word; nil where none does.
  private static func key(of line: ArraySlice<UInt8>, before sign: Unicode.Scalar) -> String? {
    guard let place = line.firstIndex(of: UInt8(ascii: sign)) else { return nil }
    var key = line[..<place]
    while key.last == 0x20 { key.removeLast() }
    guard !key.isEmpty, key.allSatisfy(isKeyByte) else { return nil }
    return String(decoding: key, as: UTF8.self)
  }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || "_-.\"".utf8.contains(byte)
  }

  private static func isKnown(_ key: String) -> Bool {
    let name = key.lowercased()
    return PageKey.named[PageKey.synonyms[name] ?? name] != nil
  }

  /// An item of a list, a line that goes on, a table of TOML or a comment.
  private static func isPart(_ line: ArraySlice<UInt8>) -> Bool {
    line.first.map { [0x20, 0x09, 0x23, 0x2D, 0x5B, 0x5D].contains($0) } ?? true
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool { line.allSatisfy { $0 <= 0x20 } }
}

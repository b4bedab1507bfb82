import Markdown

/// Parses pieces of a file's text on their own as if they still stood in it: the link reference
/// definitions of the file hold for them.
struct FragmentParser {
  private var definitions: ReferenceDefinitions?

  /// Parses blocks whose first line is `line` of the file (from 1), behind byte
  /// `cursor`; they stand nowhere yet.
  mutating func blocks(
    _ text: [UInt8], atLine line: Int, from cursor: Int = 0, in document: inout Document
  ) -> [NodeID] {
    let named = definitions(namedIn: text, of: document)
    let scratch = document.make(Node(.plain))
    if named.isEmpty {
      document.parse(fragment: text, atLine: line, from: cursor, into: scratch)
      return document.children(of: scratch)
    }
    // What only looks like a definition becomes a paragraph before the rule, and is dropped.
    let before = named + "\n***\n\n".utf8
    document.parse(
      fragment: before + text, atLine: line - SourceLine.countEnds(in: before), from: cursor,
      into: scratch)
    let blocks = document.children(of: scratch)
    let rule = blocks.firstIndex { document[$0].kind == .thematicBreak }
    return Array(blocks[(rule.map { $0 + 1 } ?? 0)...])
  }

  /// Parses lines made by ``line(of:)``: each becomes one node with its inlines.
  mutating func inlines(_ lines: [UInt8], atLine line: Int, in document: inout Document) -> [NodeID]
  {
    blocks(lines, atLine: line, in: &document)
  }

  /// Text as one line whose inlines alone are parsed: no list or heading begins in it.
  static func line(of text: ArraySlice<UInt8>) -> [UInt8] {
    var line: [UInt8] = [UInt8(ascii: "#"), 0x20]
    var isLineStart = true
    for byte in text {
      if byte == 0x0A || byte == 0x0D {
        while line.last == 0x20 { line.removeLast() }
        line.append(0x20)
        isLineStart = true
      } else if !isLineStart || byte != 0x20 && byte != 0x09 {
        line.append(byte)
        isLineStart = false
      }
    }
    while line.last == 0x20 { line.removeLast() }
    if line.last == UInt8(ascii: "#"), line.count > 1, !isEscaped(line) {
      line.insert(UInt8(ascii: "\\"), at: line.count - 1)
    }
    line.append(0x0A)
    return line
  }

  /// Whether a backslash takes the meaning of the last byte.
  private static func isEscaped(_ line: [UInt8]) -> Bool {
    let marks = line.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    return marks % 2 == 1
  }

  private mutating func definitions(namedIn text: [UInt8], of document: Document) -> [UInt8] {
    guard text.contains(UInt8(ascii: "[")) else { return [] }
    let known = definitions ?? ReferenceDefinitions(of: document)
    definitions = known
    return known.named(in: text)
  }
}

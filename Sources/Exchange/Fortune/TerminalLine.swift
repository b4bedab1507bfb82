internal import Unicode

/// A line of text for a terminal: where it begins, how wide it is, and what it says.
struct TerminalLine {
  /// The line as it is.
  let source: ArraySlice<UInt8>
  /// Without blanks at its ends.
  let text: ArraySlice<UInt8>
  /// The column of the first character; tabs stop at every eighth.
  let indent: Int

  var isBlank: Bool { text.isEmpty }

  /// The column behind the last character.
  var end: Int { indent + Self.columns(of: text, from: indent) }

  init(_ source: ArraySlice<UInt8>) {
    self.source = source
    text = PlainLines.trimmed(source)
    indent = Self.columns(of: source[source.startIndex..<text.startIndex], from: 0)
  }

  /// The lines of a text without blank ones at its ends.
  static func lines(of text: ArraySlice<UInt8>) -> [TerminalLine] {
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map(TerminalLine.init)
    return Array(withoutBlankEnds(lines[...]))
  }

  static func withoutBlankEnds(_ lines: ArraySlice<TerminalLine>) -> ArraySlice<TerminalLine> {
    var lines = lines.drop(while: \.isBlank)
    while let last = lines.last, last.isBlank { lines.removeLast() }
    return lines
  }

  /// How many columns a text takes that begins in the column `start`: letters of East Asia take
  /// two, marks none.
  static func columns(of text: ArraySlice<UInt8>, from start: Int) -> Int {
    var column = start
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      if byte < 0x80 {
        column += byte == 0x09 ? 8 - column % 8 : 1
        index += 1
      } else {
        let scalar = Scalars.decode(text, at: &index)
        if scalar < 0x300 || 0x370...0x482 ~= scalar {
          column += 1
        } else if CharacterClass.of(scalar) != .mark {
          column += Script.joinsLines(scalar) || 0xAC00...0xD7A3 ~= scalar ? 2 : 1
        }
      }
    }
    return column - start
  }
}

internal import Unicode

/// Prose that was wrapped for a terminal becomes whole paragraphs; verse and talk keep their lines.
///
/// A line was wrapped where the next word would not have fitted.
enum LineJoiner {
  /// Narrower lines than these are meant.
  private static let narrow = 56
  /// Prose in a narrow column is known by this many lines that are all full.
  private static let sureLines = 5

  /// The lines as text: paragraphs parted by a blank line.
  static func joined(_ lines: ArraySlice<TerminalLine>) -> [UInt8] {
    var text: [UInt8] = []
    for paragraph in lines.split(whereSeparator: \.isBlank) {
      if !text.isEmpty { text.append(contentsOf: [0x0A, 0x0A]) }
      append(paragraph, to: &text)
    }
    return text
  }

  private static func append(_ lines: ArraySlice<TerminalLine>, to text: inout [UInt8]) {
    guard let first = lines.first else { return }
    text.append(contentsOf: first.text)
    guard lines.count > 1 else { return }
    let kept = breaks(of: Array(lines))
    for (index, line) in lines.dropFirst().enumerated() {
      if kept[index] {
        text.append(0x0A)
      } else if let gap = gap(between: text[...], and: line.text) {
        text.append(gap)
      }
      text.append(contentsOf: line.text)
    }
  }

  /// For each line end within a paragraph, whether it is meant.
  private static func breaks(of lines: [TerminalLine]) -> [Bool] {
    let ends = lines.map(\.end)
    let width = ends.max() ?? 0
    let next = lines.dropFirst().map(firstWordColumns)
    let isFull = next.indices.map { ends[$0] + 1 + next[$0] > width }
    let goesOn = lines.dropFirst().allSatisfy { !beginsCapital($0) }
    let isSure = lines.count >= (goesOn ? sureLines - 1 : sureLines) && width >= 40
    if isSure, isFull.allSatisfy({ $0 }), !isVerse(lines, width) {
      return next.indices.map { beginsAnew(lines[$0 + 1]) }
    }
    let isShort = next.indices.map { ends[$0] + 1 + next[$0] <= narrow }
    if isShort.count(where: { $0 }) * 5 >= isShort.count * 3 || isVerse(lines, width) {
      return next.map { _ in true }
    }
    return next.indices.map { isShort[$0] || beginsAnew(lines[$0 + 1]) }
  }

  /// Whether every line begins with a capital, and none is as long as prose.
  private static func isVerse(_ lines: [TerminalLine], _ width: Int) -> Bool {
    lines.count >= 4 && width <= 66 && lines.allSatisfy(beginsCapital)
  }

  private static func beginsCapital(_ line: TerminalLine) -> Bool {
    guard let first = Scalars(line.text).first(where: { CharacterClass.of($0.value) == .letter })
    else { return false }
    return CharacterClass.lowercase(first.value) != first.value
  }

  /// The first word of a line; of scripts without blanks, its first letter.
  static func firstWordColumns(_ line: TerminalLine) -> Int {
    var end = line.text.startIndex
    while end < line.text.endIndex, line.text[end] != 0x20, line.text[end] != 0x09 {
      let start = end
      let scalar = Scalars.decode(line.text, at: &end)
      if Script.joinsLines(scalar) {
        if start == line.text.startIndex { return 2 }
        end = start
        break
      }
    }
    return TerminalLine.columns(of: line.text[..<end], from: 0)
  }

  /// Whether a line begins something of its own: speech, an item of a list, a speaker.
  private static func beginsAnew(_ line: TerminalLine) -> Bool {
    let text = line.text
    if LineMark.beginsWithDash(text) { return true }
    switch text.first ?? 0 {
    case UInt8(ascii: "*"), UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "+"): return true
    case UInt8(ascii: "("), 0x30...0x39:
      let number = text.drop { $0 == UInt8(ascii: "(") }.drop {
        0x30...0x39 ~= $0 || 0x61...0x7A ~= $0
      }
      // A number of a list, or the time of a chat.
      let isNumbered = [UInt8(ascii: ")"), UInt8(ascii: "."), UInt8(ascii: ":")].contains(
        number.first ?? 0)
      return isNumbered && number.startIndex - text.startIndex <= 3
    default:
      let word = text.prefix { $0 != 0x20 }
      return word.last == UInt8(ascii: ":") && text.count > word.count
    }
  }

  /// What stands between two lines that are joined: nothing between Han or kana, or behind a
  /// hyphen within a word.
  private static func gap(between text: ArraySlice<UInt8>, and line: ArraySlice<UInt8>) -> UInt8? {
    guard let (last, start) = Scalars.last(text) else { return nil }
    var index = line.startIndex
    let first = Scalars.decode(line, at: &index)
    if Script.joinsLines(last) && Script.joinsLines(first) { return nil }
    guard last == UInt32(UInt8(ascii: "-")), let (before, _) = Scalars.last(text[..<start]),
      CharacterClass.of(before) == .letter, CharacterClass.lowercase(first) == first,
      CharacterClass.of(first) == .letter
    else { return 0x20 }
    let word = String(decoding: line.prefix { $0 != 0x20 }, as: UTF8.self)
    return ["and", "or", "und", "oder", "bis", "bzw."].contains(word) ? 0x20 : nil
  }
}

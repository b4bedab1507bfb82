import Unicode

/// A sign between a short phrase and what it means, on one line: what people write of it, and what
/// of it the reader takes.
struct PairSign {
  enum Kind: Hashable {
    /// A dash between blanks, or a colon before one: bullets are cut there.
    case mark
    /// `=`, `::`, an arrow, a slash between blanks.
    case foreign
    /// A dash or colon that lacks a blank.
    case tight
    /// A tab, or several blanks.
    case gap
    /// Nothing but the end of bold text.
    case bold
  }

  let kind: Kind
  /// Where it stands in the line.
  let range: Range<Int>

  /// No phrase is longer.
  private static let longest = 60
  private static let mostWords = 6

  /// Finds the first sign of a line; nil where none parts a short phrase from a text.
  init?(in line: ArraySlice<UInt8>) {
    guard let (kind, range) = Self.first(in: line), Self.isPhrase(line[..<range.lowerBound]),
      line[range.upperBound...].contains(where: { $0 > 0x20 })
    else { return nil }
    self.kind = kind
    self.range = range
  }

  /// The phrase before it.
  func phrase(in line: ArraySlice<UInt8>) -> String { Self.shown(line[..<range.lowerBound], 60) }

  /// The beginning of the text behind it.
  func meaning(in line: ArraySlice<UInt8>) -> String { Self.shown(line[range.upperBound...], 40) }

  /// The sign as it is written; empty for blanks.
  func text(in line: ArraySlice<UInt8>) -> String { Self.shown(line[range], 8) }

  private static func shown(_ bytes: ArraySlice<UInt8>, _ longest: Int) -> String {
    var bytes = bytes.prefix { $0 != 0x0A }.drop { $0 <= 0x20 }
    while let last = bytes.last, last <= 0x20 { bytes = bytes.dropLast() }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.count > longest ? text.prefix(longest) + "…" : text
  }

  private static func isPhrase(_ text: ArraySlice<UInt8>) -> Bool {
    var words = 1
    var hasLetter = false
    var last: UInt8 = 0x20
    for byte in text {
      if byte == 0x20, last != 0x20 { words += 1 }
      if 0x61...0x7A ~= byte | 0x20 { hasLetter = true }
      last = byte
    }
    if !hasLetter {
      hasLetter = Scalars(text).contains { CharacterClass.of($0.value) == .letter }
    }
    return hasLetter && words <= mostWords + (last == 0x20 ? 1 : 0)
  }

  private static func first(in line: ArraySlice<UInt8>) -> (kind: Kind, range: Range<Int>)? {
    if let end = boldEnd(of: line) { return (.bold, end..<end) }
    for index in line.indices.prefix(longest) where index > line.startIndex {
      let range: Range<Int>
      switch line[index] {
      case UInt8(ascii: ":"): return colon(in: line, at: index)
      case UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: "-"), 0x09, 0x20, 0xE2, 0xEF:
        guard let found = sign(in: line, at: index) else { continue }
        range = found.range
        return (found.kind, range)
      default: continue
      }
    }
    return nil
  }

  /// A colon decides: what stands behind one that parts nothing is text.
  private static func colon(
    in line: ArraySlice<UInt8>, at index: Int
  ) -> (kind: Kind, range: Range<Int>)? {
    let rest = line[(index + 1)...]
    guard let next = rest.first else { return nil }
    if next == UInt8(ascii: ":") { return (.foreign, index..<index + 2) }
    if next == 0x20 { return (.mark, index..<index + 1) }
    let isJoined = isLetter(line[index - 1]) && isLetter(next)
    return isJoined ? (.tight, index..<index + 1) : nil
  }

  private static func sign(
    in line: ArraySlice<UInt8>, at index: Int
  ) -> (kind: Kind, range: Range<Int>)? {
    let length = arrow(in: line, at: index)
    if length > 0 { return (.foreign, index..<index + length) }
    if line[index...].starts(with: [0xEF, 0xBC]) {
      switch line[index...].dropFirst(2).first {
      case 0x9A: return (.mark, index..<index + 3)
      case 0x9D: return (.foreign, index..<index + 3)
      default: break
      }
    }
    switch line[index] {
    case UInt8(ascii: "="): return (.foreign, index..<index + 1)
    case UInt8(ascii: "/"):
      let isBetweenBlanks = isBlank(line[index - 1]) && isBlank(line[(index + 1)...].first)
      return isBetweenBlanks ? (.foreign, index..<index + 1) : nil
    case 0x09: return (.gap, index..<index + 1)
    case 0x20: return gap(in: line, at: index)
    default: return dash(in: line, at: index)
    }
  }

  /// `->`, `=>` and the arrows to the right and both ways, in bytes; 0 for none.
  private static func arrow(in line: ArraySlice<UInt8>, at index: Int) -> Int {
    let next = line[index...].dropFirst()
    switch line[index] {
    case UInt8(ascii: "-"), UInt8(ascii: "="): return next.first == UInt8(ascii: ">") ? 2 : 0
    case 0xE2:
      let isArrow =
        next.starts(with: [0x86, 0x92]) || next.starts(with: [0x86, 0x94])
        || next.starts(with: [0x87, 0x92])
      return isArrow ? 3 : 0
    default: return 0
    }
  }

  /// Two blanks or more; those behind a sentence are a habit of typists, those before a sign are
  /// its own.
  private static func gap(
    in line: ArraySlice<UInt8>, at index: Int
  ) -> (kind: Kind, range: Range<Int>)? {
    let end = line[index...].firstIndex { $0 != 0x20 } ?? line.endIndex
    guard end - index > 1, end < line.endIndex, isLetter(line[end]),
      DashMark.length(in: line, at: end) == 0, arrow(in: line, at: end) == 0,
      let (last, _) = Scalars.last(line[..<index]), last != 0x20, !SentenceEnd.ends(last)
    else { return nil }
    return (.gap, index..<end)
  }

  private static func dash(
    in line: ArraySlice<UInt8>, at index: Int
  ) -> (kind: Kind, range: Range<Int>)? {
    let length = DashMark.length(in: line, at: index)
    guard length > 0 else { return nil }
    let range = index..<index + length
    let hasBlanks = (isBlank(line[index - 1]), isBlank(line[range.upperBound...].first))
    switch hasBlanks {
    case (true, true): return (.mark, range)
    case (false, false):
      let isJoined = isLetter(line[index - 1]) && isLetter(line[range.upperBound...].first)
      return isJoined && !DashMark.isHyphen(line, at: index) ? (.tight, range) : nil
    default:
      return isLetter(line[index - 1]) || isLetter(line[range.upperBound...].first)
        ? (.tight, range) : nil
    }
  }

  /// The place behind bold text that begins a line, where a blank and a letter follow.
  private static func boldEnd(of line: ArraySlice<UInt8>) -> Int? {
    guard line.starts(with: "**".utf8) else { return nil }
    let star = UInt8(ascii: "*")
    var index = line.startIndex + 3
    while index + 3 < line.endIndex, index < line.startIndex + longest {
      if line[index] == star, line[index + 1] == star {
        let isBare =
          line[index + 2] == 0x20 && isLetter(line[index + 3])
          && DashMark.length(in: line, at: index + 3) == 0 && arrow(in: line, at: index + 3) == 0
        return isBare ? index + 2 : nil
      }
      index += 1
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x0A }

  private static func isLetter(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte >= 0x80 || 0x61...0x7A ~= byte | 0x20
  }
}

import Unicode

/// Whether a text looks like the name of somebody, with or without a work behind it.
enum NameShape {
  private static let longest = 60
  private static let mostWords = 5

  /// Whether words begin with capital letters, or in a script without them, up to the first comma;
  /// short words such as `de` and `van` need not. No sentence ends there.
  static func isName(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count(where: { $0 & 0xC0 != 0x80 }) <= longest, let (last, _) = Scalars.last(text),
      !SentenceEnd.ends(last) || last == 0x2E && endsInInitial(text.dropLast()),
      !SentenceEnd.isInside(text)
    else { return false }
    let name = text.prefix { $0 != 0x2C }
    let words = name.split(separator: 0x20)
    guard 1...mostWords ~= words.count, let end = words.last else { return false }
    if words.count == 1, end.contains(where: { 0x30...0x39 ~= $0 }) { return false }
    return begins(end, isLast: true, alone: words.count == 1)
      && words.dropLast().allSatisfy { begins($0, isLast: false, alone: false) }
  }

  /// Whether a text is a name in brackets.
  static func isBracketed(_ text: ArraySlice<UInt8>) -> Bool {
    inBrackets(text).map { $0.start == text.startIndex && isName($0.inner) } ?? false
  }

  /// What stands in the brackets that end a text, and where they open.
  static func inBrackets(_ text: ArraySlice<UInt8>) -> (start: Int, inner: ArraySlice<UInt8>)? {
    guard let (close, end) = Scalars.last(text) else { return nil }
    let open: UInt32
    switch close {
    case 0x29: open = 0x28
    case 0x5D: open = 0x5B
    case 0xFF09: open = 0xFF08
    default: return nil
    }
    var rest = text[..<end]
    while let (scalar, start) = Scalars.last(rest), text.endIndex - start < longest * 4 {
      if scalar == close { return nil }
      if scalar == open {
        let width = open < 0x80 ? 1 : 3
        return (start, text[(start + width)..<end])
      }
      rest = rest[..<start]
    }
    return nil
  }

  private static func begins(_ word: ArraySlice<UInt8>, isLast: Bool, alone: Bool) -> Bool {
    guard let first = Scalars(word).first(where: { _ in true })?.value else { return false }
    if CharacterClass.of(first) == .letter {
      let isCapital = CharacterClass.lowercase(first) != first
      let isUncased = CharacterClass.titlecase(first) == first
      return isCapital || isUncased || !isLast && word.count { $0 & 0xC0 != 0x80 } <= 3
    }
    return !alone && 0x30...0x39 ~= first || first == 0x26 && !isLast
  }

  private static func endsInInitial(_ text: ArraySlice<UInt8>) -> Bool {
    text.reversed().prefix { $0 != 0x20 && $0 != 0x2E }.count <= 2
  }
}

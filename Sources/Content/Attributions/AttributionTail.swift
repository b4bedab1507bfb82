import Unicode

/// An attribution on the line of its quote: `"Cut stone." -Reyes`.
///
/// Only after a closing quote mark or a sentence mark, at most 80 characters, with no sentence end
/// inside: an em dash in prose is none.
enum AttributionTail {
  static let longest = 80

  /// Where the tail begins; nil for none.
  static func start(in runs: InlineRuns) -> Int? {
    let line = runs.text[runs.lastLineStart...]
    if DashMark.begins(line), runs.lastLineStart == 0 || runs.hasLines { return nil }
    var index = line.startIndex
    while index < line.endIndex {
      let length = DashMark.length(in: line, at: index)
      if length == 0 {
        index += 1
        continue
      }
      let end = index + length
      if runs.isBare(index), stands(in: line, at: index, behind: end),
        !DashMark.opensComment(line, at: index)
      {
        return index
      }
      index = end
    }
    return nil
  }

  /// Whether the dash at `index`, which ends before `end`, begins an attribution.
  static func stands(in line: ArraySlice<UInt8>, at index: Int, behind end: Int) -> Bool {
    follows(line, at: index) && isTail(line[end...]) && !isAnswer(line[end...], to: line[..<index])
  }

  /// Whether a question and a sentence stand on both sides: nobody is called `It is this.`
  private static func isAnswer(_ tail: ArraySlice<UInt8>, to text: ArraySlice<UInt8>) -> Bool {
    guard tail.last == 0x2E, let blank = tail.lastIndex(of: 0x20), QuestionMark.ends(text)
    else { return false }
    return Scalars(tail[(blank + 1)...]).prefix(1).allSatisfy { isSmall($0.value) }
  }

  /// Whether a quote ends right before the dash.
  private static func follows(_ line: ArraySlice<UInt8>, at index: Int) -> Bool {
    var before = line[..<index]
    let hasBlank = before.last == 0x20
    while before.last == 0x20 { before = before.dropLast() }
    guard let (scalar, _) = Scalars.last(before) else { return false }
    if isClosingQuote(scalar) { return true }
    guard SentenceEnd.ends(scalar) || scalar == 0x29 else { return false }
    if scalar == 0x29 && !endsSentence(before.dropLast()) { return false }
    return hasBlank || !(DashMark.isHyphen(line, at: index) || line[index] == UInt8(ascii: "~"))
  }

  private static func endsSentence(_ text: ArraySlice<UInt8>) -> Bool {
    Scalars.last(text).map { SentenceEnd.ends($0.value) } ?? false
  }

  private static func isClosingQuote(_ scalar: UInt32) -> Bool {
    scalar != 0x29 && scalar != 0x5D && scalar != 0x27 && SentenceEnd.closes(scalar)
      || scalar == 0x2018
  }

  /// Whether what stands behind the dash can be an attribution.
  static func isTail(_ text: ArraySlice<UInt8>) -> Bool {
    let tail = text.drop { $0 == 0x20 }
    guard !tail.isEmpty, tail.count <= longest * 4 else { return false }
    guard tail.count(where: { $0 & 0xC0 != 0x80 }) <= longest else { return false }
    guard Scalars(tail).contains(where: { CharacterClass.of($0.value) == .letter }) else {
      return false
    }
    let last = Scalars.last(tail)?.value ?? 0
    return last != 0x3F && last != 0x21 && !hasSentences(tail) && !isSentence(tail)
  }

  /// Whether a sentence ends inside; the period of `p. 12` ends none.
  private static func hasSentences(_ tail: ArraySlice<UInt8>) -> Bool {
    var rest = tail
    while let end = SentenceEnd.first(in: rest) {
      rest = tail[end...].drop { $0 == 0x20 }
      guard let next = rest.first, 0x30...0x39 ~= next else { return true }
    }
    return false
  }

  /// Whether it is itself a sentence: one that is said in quote marks, or that ends in a period and
  /// begins and ends with words in lower case, as `- and left.` does.
  static func isSentence(_ tail: ArraySlice<UInt8>) -> Bool {
    guard let first = Scalars(tail).first(where: { _ in true }),
      let (last, start) = Scalars.last(tail)
    else { return false }
    if AttributionFields.opensQuote(first.value), SentenceEnd.closes(last) {
      return endsSentence(tail[..<start])
    }
    guard last == 0x2E, let blank = tail.lastIndex(of: 0x20) else { return false }
    return isSmall(first.value)
      && Scalars(tail[(blank + 1)...]).prefix(1).allSatisfy {
        isSmall($0.value)
      }
  }

  private static func isSmall(_ scalar: UInt32) -> Bool {
    CharacterClass.titlecase(scalar) != scalar
  }
}

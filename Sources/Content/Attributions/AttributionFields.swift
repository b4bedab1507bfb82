import Unicode

/// How author and work are cleaned of the marks around them.
enum AttributionFields {
  fileprivate static let pairs: [(open: UInt32, close: UInt32)] = [
    (0x22, 0x22), (0x201C, 0x201D), (0x201E, 0x201C), (0x201E, 0x201D), (0xAB, 0xBB),
    (0xBB, 0xAB), (0x300A, 0x300B), (0x300C, 0x300D), (0x300E, 0x300F), (0x3008, 0x3009),
    (0x2018, 0x2019), (0x201A, 0x2018),
  ]

  /// Whether a character begins the name of a work.
  static func opensWork(_ scalar: UInt32) -> Bool {
    scalar != 0x2018 && scalar != 0xBB && pairs.contains { $0.open == scalar }
  }

  /// Where brackets end that a character opens; nil for another, and where none closes them.
  static func end(
    ofBracketsAt start: Int, _ scalar: UInt32, in text: ArraySlice<UInt8>
  ) -> Int? {
    guard let pair = brackets.first(where: { $0.open == scalar }) else { return nil }
    var depth = 0
    for (other, _, end) in Scalars(text[start...]) {
      if other == pair.open { depth += 1 }
      if other == pair.close { depth -= 1 }
      if depth == 0 { return end }
    }
    return nil
  }

  private static let brackets: [(open: UInt32, close: UInt32)] = [
    (0x28, 0x29), (0x5B, 0x5D), (0xFF08, 0xFF09),
  ]

  /// Whether what stands behind a comma belongs to the name: `Martin Luther King, Jr.`
  static func continuesName(_ text: ArraySlice<UInt8>) -> Bool {
    let word = text.drop { $0 == 0x20 }.prefix { 0x61...0x7A ~= $0 | 0x20 }
    return ["jr", "sr", "phd", "md", "ii", "iii", "iv", "esq"].contains(
      String(decoding: word, as: UTF8.self).lowercased())
  }

  /// The author: commas, colons and blanks at the ends go, and the period of a sentence.
  static func author(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var name = trimmed(text)
    if name.last == 0x2E, !endsInInitial(name.dropLast()) { name = trimmed(name.dropLast()) }
    return name
  }

  /// The work: what joins it to the author goes, and the quote marks around its name.
  static func source(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var work = trimmed(text)
    if work.last == 0x2E { work = trimmed(work.dropLast()) }
    guard let first = Scalars(work).first(where: { _ in true }) else { return [] }
    for pair in pairs where pair.open == first.value {
      let inner = work[first.end...]
      guard let close = Scalars(inner).first(where: { $0.value == pair.close }) else { continue }
      return Array(trimmed(work[first.end..<close.start])) + Array(work[close.end...])
    }
    return Array(work)
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let (scalar, start) = Scalars.last(text), isSeparator(scalar) { text = text[..<start] }
    while !text.isEmpty {
      var end = text.startIndex
      guard isSeparator(Scalars.decode(text, at: &end)) else { break }
      text = text[end...]
    }
    return text
  }

  private static func isSeparator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x09, 0x0A, 0x2C, 0x3A, 0x3B, 0xFF0C, 0x3001, 0xA0, 0x202F, 0x3000: true
    default: false
    }
  }

  /// Whether a name ends in an initial or a short title, whose period is its own: `King Jr`.
  private static func endsInInitial(_ name: ArraySlice<UInt8>) -> Bool {
    let word = name.reversed().prefix { $0 != 0x20 && $0 != 0x2E }
    return word.count <= 2
  }
}

extension AttributionFields {
  /// Whether a character opens a quotation.
  static func opensQuote(_ scalar: UInt32) -> Bool { pairs.contains { $0.open == scalar } }
}

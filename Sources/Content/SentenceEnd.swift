import Unicode

/// Where sentences end.
enum SentenceEnd {
  /// The place behind the first sentence of a text, closing quote marks included; nil where no
  /// sentence ends before the text does.
  static func first(in text: ArraySlice<UInt8>) -> Int? {
    var scalars = Scalars(text)
    while let (scalar, start, end) = scalars.next() {
      guard ends(scalar) else { continue }
      let close = behindClosers(text, from: end)
      if close == text.endIndex { return nil }
      if isIdeographic(scalar) { return close }
      guard text[close] == 0x20 || text[close] == 0x0A else { continue }
      if scalar == 0x2E, isAbbreviation(text[..<start]) { continue }
      return close
    }
    return nil
  }

  /// Whether a sentence ends inside a text: not one that ends with it.
  static func isInside(_ text: ArraySlice<UInt8>) -> Bool { first(in: text) != nil }

  /// Whether a character ends a sentence.
  static func ends(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E, 0x21, 0x3F, 0x2026, 0x61F, 0x6D4, 0x964, 0x965, 0x203C...0x203D, 0x2047...0x2049:
      true
    default: isIdeographic(scalar)
    }
  }

  /// Marks that end a sentence without a space behind them.
  private static func isIdeographic(_ scalar: UInt32) -> Bool {
    scalar == 0x3002 || scalar == 0xFF01 || scalar == 0xFF1F || scalar == 0xFF61
  }

  /// Quote marks and brackets that close what a sentence mark ended.
  static func closes(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x22, 0x27, 0x29, 0x5D, 0xBB, 0xAB, 0x2019, 0x201D, 0x201C, 0x203A, 0x300B, 0x300D, 0x300F,
      0x3011, 0xFF09, 0xFF02:
      true
    default: false
    }
  }

  private static func behindClosers(_ text: ArraySlice<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.endIndex {
      var next = index
      let scalar = Scalars.decode(text, at: &next)
      guard closes(scalar) || ends(scalar) else { break }
      index = next
    }
    return index
  }

  /// Whether the word at the end of `text` is an initial (`A`) or a short title (`St`, `Dr`):
  /// its period ends no sentence.
  private static func isAbbreviation(_ text: ArraySlice<UInt8>) -> Bool {
    var letters = 0
    var first: UInt32 = 0
    var rest = text
    while let (scalar, start) = Scalars.last(rest), CharacterClass.of(scalar) == .letter {
      letters += 1
      first = scalar
      rest = rest[..<start]
      if letters > 3 { return false }
    }
    return letters > 0 && CharacterClass.lowercase(first) != first
  }
}

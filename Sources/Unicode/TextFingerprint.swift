/// 64 bits by which two texts count as the same: their letters and digits, without case,
/// punctuation, space and diacritics.
///
/// Diacritics are those of Latin, Greek and Cyrillic letters, and all marks that are written over
/// or under a letter; vowel signs and the voicing of kana are letters of their own.
package struct TextFingerprint: Sendable {
  /// FNV-1a over code points.
  package private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  /// How many letters and digits there were.
  package private(set) var letters = 0

  package init() {}

  /// Whether there was no letter and no digit.
  package var isEmpty: Bool { letters == 0 }

  /// Adds UTF-8 text.
  package mutating func add(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte < 0x80 {
        index += 1
        add(FoldedScalars.table[Int(byte)])
      } else {
        let scalar = Scalars.decode(bytes, at: &index)
        add(
          scalar < FoldedScalars.table.count
            ? FoldedScalars.table[Int(scalar)] : FoldedScalars.folded(scalar))
      }
    }
  }

  @inline(__always)
  private mutating func add(_ scalar: UInt32) {
    if scalar == 0 { return }
    hash = (hash ^ UInt64(scalar)) &* 0x0000_0100_0000_01B3
    letters += 1
  }
}

/// Letters and digits in lower case without their marks; 0 for everything else.
private enum FoldedScalars {
  /// Latin, Greek and Cyrillic, Armenian and Hebrew: most of what is ever asked for.
  static let table: [UInt32] = (0..<0x600).map(folded)

  static func folded(_ scalar: UInt32) -> UInt32 {
    switch CharacterClass.of(scalar) {
    case .digit: return scalar
    case .mark: return CharacterClass.combines(scalar) ? 0 : scalar
    case .space, .other: return 0
    case .letter:
      let hasMarks = scalar >= 0x80 && scalar < 0x600 || 0x1E00...0x1FFF ~= scalar
      let lower = CharacterClass.lowercase(hasMarks ? Normalization.base(of: scalar) : scalar)
      // A sigma is written otherwise at the end of a word.
      return lower == 0x3C2 ? 0x3C3 : lower
    }
  }
}

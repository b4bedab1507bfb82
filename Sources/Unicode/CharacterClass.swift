internal import CICU

/// What Unicode says of single characters.
package enum CharacterClass: UInt8, Sendable {
  case letter, mark, digit, space, other

  @inline(__always)
  package static func == (left: CharacterClass, right: CharacterClass) -> Bool {
    left.rawValue == right.rawValue
  }

  /// The class of a scalar by its general category (Unicode standard, section 4.5).
  package static func of(_ scalar: UInt32) -> CharacterClass {
    if scalar < 0x80 { return ascii(UInt8(scalar)) }
    if 0x400...0x481 ~= scalar || 0x4E00...0x9FFF ~= scalar { return .letter }
    switch UInt32(truncatingIfNeeded: Int(icu_charType(UChar32(bitPattern: scalar)))) {
    case U_UPPERCASE_LETTER.rawValue, U_LOWERCASE_LETTER.rawValue, U_TITLECASE_LETTER.rawValue,
      U_MODIFIER_LETTER.rawValue, U_OTHER_LETTER.rawValue:
      return .letter
    case U_NON_SPACING_MARK.rawValue, U_ENCLOSING_MARK.rawValue, U_COMBINING_SPACING_MARK.rawValue:
      return .mark
    case U_DECIMAL_DIGIT_NUMBER.rawValue, U_LETTER_NUMBER.rawValue, U_OTHER_NUMBER.rawValue:
      return .digit
    case U_SPACE_SEPARATOR.rawValue, U_LINE_SEPARATOR.rawValue, U_PARAGRAPH_SEPARATOR.rawValue:
      return .space
    default:
      return .other
    }
  }

  private static func ascii(_ byte: UInt8) -> CharacterClass {
    switch byte {
    case 0x30...0x39: .digit
    case 0x41...0x5A, 0x61...0x7A: .letter
    case 0x09...0x0D, 0x20: .space
    default: .other
    }
  }

  /// The lower-case form of a scalar (simple case mapping).
  package static func lowercase(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x41...0x5A, 0x410...0x42F: scalar + 0x20
    case 0..<0x80, 0x430...0x44F: scalar
    default: UInt32(bitPattern: icu_tolower(UChar32(bitPattern: scalar)))
    }
  }

  /// The form of a scalar at the beginning of a name (simple title-case mapping).
  package static func titlecase(_ scalar: UInt32) -> UInt32 {
    UInt32(bitPattern: icu_totitle(UChar32(bitPattern: scalar)))
  }

  /// Whether a scalar is punctuation: a quote mark, bracket, dash or stop, and not a symbol.
  package static func isPunctuation(_ scalar: UInt32) -> Bool {
    switch UInt32(truncatingIfNeeded: Int(icu_charType(UChar32(bitPattern: scalar)))) {
    case U_DASH_PUNCTUATION.rawValue, U_START_PUNCTUATION.rawValue, U_END_PUNCTUATION.rawValue,
      U_CONNECTOR_PUNCTUATION.rawValue, U_OTHER_PUNCTUATION.rawValue,
      U_INITIAL_PUNCTUATION.rawValue, U_FINAL_PUNCTUATION.rawValue:
      true
    default: false
    }
  }

  /// Whether a scalar is a dash or hyphen.
  package static func isDash(_ scalar: UInt32) -> Bool {
    icu_charType(UChar32(bitPattern: scalar))
      == Int8(truncatingIfNeeded: U_DASH_PUNCTUATION.rawValue)
  }

  /// Whether a scalar is written over or under the one before it (combining class over 0).
  package static func combines(_ scalar: UInt32) -> Bool {
    scalar >= 0x300 && icu_combiningClass(UChar32(bitPattern: scalar)) != 0
  }
}

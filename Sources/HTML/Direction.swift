/// The direction of a run of text.
package enum Direction: UInt8, Sendable {
  case ltr, rtl

  /// The word for the attribute `dir`.
  package var name: StaticString { self == .ltr ? "ltr" : "rtl" }

  /// The direction of the first strong character of UTF-8 text; nil where there is none.
  ///
  /// Rules P2 and P3 of https://www.unicode.org/reports/tr9/ without isolates, by ranges of lead
  /// bytes: what lies between the right-to-left blocks is left-to-right, common punctuation,
  /// digits and combining marks are neither.
  package static func firstStrong(of text: [UInt8], in range: Range<Int>) -> Direction? {
    unsafe text.withUnsafeBufferPointer {
      unsafe firstStrong(in: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  @safe
  static func firstStrong(in text: UnsafeBufferPointer<UInt8>) -> Direction? {
    var index = 0
    while index < text.count {
      let lead = unsafe text[index]
      if lead < 0x80 {
        if 0x61...0x7A ~= lead | 0x20 { return .ltr }
        index += 1
        continue
      }
      let second = index + 1 < text.count ? unsafe text[index + 1] : 0x80
      let third = index + 2 < text.count ? unsafe text[index + 2] : 0x80
      if let found = strong(lead, second, third) { return found }
      index += lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    }
    return nil
  }

  private static func strong(_ lead: UInt8, _ second: UInt8, _ third: UInt8) -> Direction? {
    switch lead {
    case 0xC2: [0xAA, 0xB5, 0xBA].contains(second) ? .ltr : nil
    case 0xC3: second == 0x97 || second == 0xB7 ? nil : .ltr
    case 0xCB, 0xCC: nil
    case 0xCD: second < 0xB0 ? nil : .ltr
    case 0xD6: second < 0x90 ? .ltr : [0xBE].contains(second) ? .rtl : nil
    case 0xD7: second >= 0x90 ? .rtl : [0x80, 0x83, 0x86].contains(second) ? .rtl : nil
    case 0xD8: second < 0x9B && ![0x88, 0x8B, 0x8D].contains(second) ? nil : .rtl
    case 0xD9: 0x8B...0xAC ~= second || second == 0xB0 ? nil : .rtl
    case 0xDA, 0xDC...0xDF: .rtl
    case 0xDB: 0x96...0xA4 ~= second || 0xA7...0xAD ~= second || 0xB0...0xB9 ~= second ? nil : .rtl
    case 0xE0: second < 0xA4 ? .rtl : .ltr
    case 0xE2: strongInPunctuation(second, third)
    case 0xE3: second == 0x80 && ![0x85, 0x86, 0x87].contains(third) ? nil : .ltr
    case 0xEF: strongInForms(second, third)
    case 0xF0: strongInSupplement(second, third)
    default: .ltr
    }
  }

  /// U+2000 to U+2FFF: punctuation and symbols, a few marks and old scripts.
  private static func strongInPunctuation(_ second: UInt8, _ third: UInt8) -> Direction? {
    switch second {
    case 0x80: third == 0x8E ? .ltr : third == 0x8F ? .rtl : nil
    case 0xB0...0xB6: .ltr
    default: nil
    }
  }

  /// U+F000 to U+FFFF: private use, compatibility ideographs, presentation forms.
  private static func strongInForms(_ second: UInt8, _ third: UInt8) -> Direction? {
    switch second {
    case 0xAC: third < 0x9D ? .ltr : third == 0x9E || third == 0xA9 ? nil : .rtl
    case 0xAD...0xB7: .rtl
    case 0xB8: nil
    case 0xB9: third < 0xB0 ? nil : .rtl
    case 0xBA: .rtl
    case 0xBB: third < 0xBD ? .rtl : nil
    case 0xBC: 0xA1...0xBA ~= third ? .ltr : nil
    case 0xBD: 0x81...0x9A ~= third || third >= 0xA6 ? .ltr : nil
    case 0xBF: nil
    default: .ltr
    }
  }

  /// U+10000 to U+3FFFF: two blocks run from right to left; emoji are neither.
  private static func strongInSupplement(_ second: UInt8, _ third: UInt8) -> Direction? {
    switch (second, third) {
    case (0x90, 0xA0...): .rtl
    case (0x9E, 0xA0...): .rtl
    case (0x9F, _): nil
    default: .ltr
    }
  }
}

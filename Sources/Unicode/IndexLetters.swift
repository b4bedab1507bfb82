internal import CICU

/// The letters under which an index of a language stands, as CLDR lists them.
package enum IndexLetters {
  /// The letters of a language, such as `A` or `CH`, in no order; empty where none are known.
  package static func of(_ language: String) -> [String] {
    guard let set = unsafe icu_openIndexSet(Collator.locale(language)) else { return [] }
    defer { unsafe icu_closeSet(set) }
    var letters: [String] = []
    for index in 0..<(unsafe icu_setItemCount(set)) {
      var first: UChar32 = 0
      var last: UChar32 = 0
      var units = [UInt16](repeating: 0, count: 32)
      var status = U_ZERO_ERROR
      let length = unsafe icu_setItem(
        set, index, &first, &last, &units, Int32(units.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, length <= units.count else { continue }
      if length >= 2 {
        letters.append(capitalized(String(decoding: units[..<Int(length)], as: UTF16.self)))
      } else if first <= last {
        letters += self.letters(from: first, to: last)
      }
    }
    return letters
  }

  /// The letters of a range; some sets have marks among them, under which nothing can stand.
  private static func letters(from first: UChar32, to last: UChar32) -> [String] {
    (first...last).compactMap { value in
      let value = UInt32(bitPattern: value)
      guard CharacterClass.of(value) == .letter else { return nil }
      return Unicode.Scalar(value).map { String($0) }
    }
  }

  /// `CH` as it begins a word: `Ch`.
  private static func capitalized(_ letter: String) -> String {
    var text = String.UnicodeScalarView()
    for (index, scalar) in letter.unicodeScalars.enumerated() {
      let value =
        index == 0 ? CharacterClass.titlecase(scalar.value) : CharacterClass.lowercase(scalar.value)
      text.append(Unicode.Scalar(value) ?? scalar)
    }
    return String(text)
  }
}

internal import CICU

/// Days as a language writes them out, such as `31 May 2024` or `2024年5月31日` (CLDR).
///
/// It is opened for a page that shows a date, and closed with it.
@safe
package struct LongDate: ~Copyable {
  /// Nil where the language is not known.
  private let handle: UnsafeMutablePointer<UDateFormat?>?

  /// Opens the dates of a language (BCP 47).
  package init(language: String) {
    // Plain English would mean that of one country.
    let locale = Collator.locale(language == "en" ? "en-GB" : language)
    unsafe handle = unsafe icu_openDates(
      locale + "@calendar=gregorian", Self.language(of: locale))
  }

  deinit {
    if let handle = unsafe handle { unsafe icu_closeDates(handle) }
  }

  private static func language(of locale: String) -> String {
    var status = U_ZERO_ERROR
    var name = [CChar](repeating: 0, count: 16)
    let length = unsafe icu_language(locale, &name, Int32(name.count), &status)
    return String(decoding: name[..<Int(length)].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// A day (1 is the first month, and the first day); nil where the language is not known.
  package func text(year: Int, month: Int, day: Int) -> String? {
    guard let handle = unsafe handle else { return nil }
    var units = [UInt16](repeating: 0, count: 80)
    var status = U_ZERO_ERROR
    let length = unsafe icu_formatDay(
      handle, Int32(year), Int32(month), Int32(day), &units, Int32(units.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, length <= units.count else { return nil }
    return String(decoding: units[..<Int(length)], as: UTF16.self)
  }
}

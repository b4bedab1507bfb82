internal import CICU

/// The order of texts in a language (Unicode Technical Standard 10, with the tailorings of CLDR).
///
/// It is opened for a page that sorts or groups, and closed with it. A language that ICU does not
/// know has the order of the root, which is that of English.
@safe
package struct Collator: ~Copyable {
  /// Nil only where ICU's data cannot be read: then texts come in the order of their bytes.
  private let handle: OpaquePointer?

  /// Opens the order of a language; an empty tag (BCP 47) is the root.
  package init(language: String) {
    unsafe handle = unsafe Self.open(Self.locale(language)) ?? Self.open("")
  }

  deinit {
    if let handle = unsafe handle { unsafe icu_closeCollator(handle) }
  }

  private static func open(_ locale: String) -> OpaquePointer? {
    var status = U_ZERO_ERROR
    return unsafe icu_openCollator(locale, &status)
  }

  /// The name that ICU has for a language tag; empty for the root.
  static func locale(_ tag: String) -> String {
    var status = U_ZERO_ERROR
    var name = [CChar](repeating: 0, count: 160)
    let length = unsafe icu_locale(tag, &name, Int32(name.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, length < name.count else { return "" }
    return String(decoding: name[..<Int(length)].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The sort key of UTF-8 text: all of it counts, blanks and punctuation too.
  package func key(of text: ArraySlice<UInt8>) -> SortKey {
    guard let handle = unsafe handle else { return SortKey(Array(text)) }
    var units: [UInt16] = []
    units.reserveCapacity(text.count)
    for (scalar, _, _) in Scalars(text) { Scalars.append(scalar, to: &units) }
    var capacity = units.count * 4 + 16
    while true {
      var length = 0
      // The room is longer than the key, which lives as long as the page does.
      let bytes = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) {
        room in
        length = unsafe Int(
          icu_sortKey(handle, units, Int32(units.count), room.baseAddress, Int32(capacity)))
        // The key ends with a zero, which tells nothing.
        return unsafe length > capacity ? [] : Array(room[..<max(length - 1, 0)])
      }
      if length <= capacity { return SortKey(bytes) }
      capacity = length
    }
  }
}

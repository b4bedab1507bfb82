internal import CICU

/// Normalization Form C (Unicode Standard Annex 15).
package enum Normalization {
  /// The composed form of UTF-8 bytes; nil where they are composed already.
  package static func composed(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard mayChange(bytes) else { return nil }
    var status = U_ZERO_ERROR
    guard let normalizer = unsafe icu_nfc(&status) else { return nil }
    let units = Array(String(decoding: bytes, as: UTF8.self).utf16)
    var target = [UInt16](repeating: 0, count: units.count * 3 + 16)
    let length = unsafe icu_normalize(
      normalizer, units, Int32(units.count), &target, Int32(target.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, length <= target.count else { return nil }
    let composed = target[..<Int(length)]
    return composed.elementsEqual(units)
      ? nil : Array(String(decoding: composed, as: UTF16.self).utf8)
  }

  /// Whether there is a character that may compose: below U+0300, in the basic Cyrillic block, among
  /// the unified ideographs and the quote marks and dashes (U+2002 to U+203F) none does.
  private static func mayChange(_ bytes: ArraySlice<UInt8>) -> Bool {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte < 0xCC || byte == 0xD0 || byte == 0xD1 || 0xE5...0xE8 ~= byte {
        index += 1
      } else if byte == 0xE2, index + 2 < bytes.endIndex, bytes[index + 1] == 0x80,
        bytes[index + 2] > 0x81
      {
        index += 3
      } else {
        return true
      }
    }
    return false
  }

  /// The character that a scalar is made of, without its marks; itself where it has none.
  package static func base(of scalar: UInt32) -> UInt32 {
    var status = U_ZERO_ERROR
    var units = [UInt16](repeating: 0, count: 32)
    let length = unsafe icu_decompose(
      UChar32(bitPattern: scalar), &units, Int32(units.count), &status)
    guard length > 0, length <= units.count else { return scalar }
    return String(decoding: units[..<Int(length)], as: UTF16.self).unicodeScalars.first?.value
      ?? scalar
  }
}

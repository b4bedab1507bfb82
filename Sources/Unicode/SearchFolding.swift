internal import CICU

/// Characters as a search compares them: without case, diacritics and vowel points, and without
/// forms that only compatibility tells apart (ligatures, full width, superscripts).
///
/// `search.js` folds what is typed in the same way. What the two fold differently is not found.
package enum SearchFolding {
  /// In ``short``: parts words.
  package static var gap: UInt64 { 0xFF }
  /// In ``short``: has to be folded by ``append(_:to:)``.
  private static var long: UInt64 { 0xFE }

  /// The scalars below this one take at most two bytes of UTF-8.
  package static let end: UInt32 = 0x800

  /// What becomes of each scalar below ``end`` in one step: in the lowest byte how many bytes of UTF-8
  /// it is folded into, 0 to 7, and behind it these; or ``gap``, or more than 7 for what takes several
  /// steps. Bare numbers, for what is computed of a value in another module is not inlined.
  package static let short: [UInt64] = (0..<end).map(makeShort)

  private static func makeShort(_ scalar: UInt32) -> UInt64 {
    var folded: [UInt32] = []
    append(scalar, to: &folded)
    let isWord = folded.map { CharacterClass.of($0).isOfWords }
    if !folded.isEmpty, !isWord.contains(true) { return gap }
    var bytes: [UInt8] = []
    for scalar in folded { Scalars.append(scalar, to: &bytes) }
    guard !isWord.contains(false), bytes.count < 8 else { return long }
    var bits = UInt64(bytes.count)
    for (index, byte) in bytes.enumerated() { bits |= UInt64(byte) << UInt64(index * 8 + 8) }
    return bits
  }

  /// Appends what a scalar is folded into: nothing, itself, or others.
  package static func append(_ scalar: UInt32, to folded: inout [UInt32]) {
    switch scalar {
    // Kana and Hangul are letters as they stand; their parts are joined again in any case.
    case 0x3041...0x3096, 0x30A1...0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      folded.append(scalar)
      return
    default: break
    }
    if isIgnored(scalar) { return }
    var status = U_ZERO_ERROR
    var units = [UInt16](repeating: 0, count: 32)
    let length = unsafe icu_decomposeCompatibly(
      UChar32(bitPattern: scalar), &units, Int32(units.count), &status)
    guard length > 0, length <= units.count else { return appendLetter(scalar, to: &folded) }
    for part in String(decoding: units[..<Int(length)], as: UTF16.self).unicodeScalars
    where !isIgnored(part.value) {
      appendLetter(part.value, to: &folded)
    }
  }

  /// Appends the lower-case form, or the letters that are typed in place of one that few keyboards
  /// have.
  private static func appendLetter(_ scalar: UInt32, to folded: inout [UInt32]) {
    let lower = CharacterClass.lowercase(scalar)
    switch lower {
    case 0xDF: folded += [0x73, 0x73]
    case 0xE6: folded += [0x61, 0x65]
    case 0x153: folded += [0x6F, 0x65]
    case 0xFE: folded += [0x74, 0x68]
    case 0xF8: folded.append(0x6F)
    case 0xF0, 0x111: folded.append(0x64)
    case 0x127: folded.append(0x68)
    case 0x131: folded.append(0x69)
    case 0x142: folded.append(0x6C)
    case 0x167: folded.append(0x74)
    case 0x3C2: folded.append(0x3C3)
    case 0x629: folded.append(0x647)
    case 0x649, 0x6CC: folded.append(0x64A)
    case 0x6A9: folded.append(0x643)
    default: folded.append(lower)
    }
  }

  /// Whether a scalar does not count: diacritics, vowel points, and what only steers the layout.
  /// The vowel signs of India and its neighbours do count.
  private static func isIgnored(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0xAD: false
    case 0xAD, 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5,
      0x5C7, 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7,
      0x6E8, 0x6EA...0x6ED, 0x730...0x74A, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200B...0x200F,
      0x202A...0x202E, 0x2060, 0x2066...0x2069, 0x20D0...0x20FF, 0xFE00...0xFE0F,
      0xFE20...0xFE2F, 0xFEFF, 0xE0100...0xE01EF:
      true
    default: false
    }
  }

  /// Whether a folded scalar belongs to a script that puts no spaces between words.
  package static func isUnspaced(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0xE00: false
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3040...0x312F,
      0x31A0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Whether a folded scalar may join with the one before it (Normalization Form C).
  package static func mayJoin(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x900: false
    case 0x1161...0x11C2, 0x3099, 0x309A: true
    case 0x3041...0xD7A3: false
    default: CharacterClass.of(scalar) == .mark
    }
  }
}

extension CharacterClass {
  /// Whether words are made of it: letters, marks and digits.
  package var isOfWords: Bool { self == .letter || self == .mark || self == .digit }
}

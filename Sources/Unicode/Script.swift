internal import CICU

/// The script of a character, as far as it tells a translation from its original.
package struct Script: Equatable, Sendable {
  private let code: Int32

  /// Han and kana count as one: a Japanese line mixes them.
  private static let ideographic = Script(code: USCRIPT_HAN.rawValue)
  private static let latin = Script(code: USCRIPT_LATIN.rawValue)
  private static let cyrillic = Script(code: USCRIPT_CYRILLIC.rawValue)

  private init(code: Int32) { self.code = code }

  /// The script of a letter; nil for what scripts share.
  package static func of(_ scalar: UInt32) -> Script? {
    if scalar < 0x80 {
      return CharacterClass.of(scalar) == .letter ? latin : nil
    }
    if 0x400...0x52F ~= scalar { return cyrillic }
    if 0x4E00...0x9FFF ~= scalar { return ideographic }
    guard CharacterClass.of(scalar) == .letter else { return nil }
    let code = icu_script(UChar32(bitPattern: scalar))
    switch code {
    case USCRIPT_COMMON.rawValue, USCRIPT_INHERITED.rawValue, USCRIPT_UNKNOWN.rawValue: return nil
    case USCRIPT_HIRAGANA.rawValue, USCRIPT_KATAKANA.rawValue, USCRIPT_BOPOMOFO.rawValue:
      return ideographic
    default: return Script(code: code)
    }
  }

  /// The script of most letters of a text; nil where it has none.
  package static func dominant(in bytes: ArraySlice<UInt8>) -> Script? {
    var counts: [(script: Script, letters: Int)] = []
    for (scalar, _, _) in Scalars(bytes) {
      guard let script = of(scalar) else { continue }
      if let index = counts.firstIndex(where: { $0.script == script }) {
        counts[index].letters += 1
      } else {
        counts.append((script, 1))
      }
    }
    var best: (script: Script, letters: Int)?
    for count in counts where count.letters > best?.letters ?? 0 { best = count }
    return best?.script
  }

  /// Languages that are written in either of two scripts: nothing tells which one is meant.
  private static let undecided = ["az", "kk", "ku", "mn", "pa", "sr", "tg", "tk", "uz"]

  /// The scripts that a language (BCP 47) is written in; empty where none is known, or any of two.
  package static func all(of language: String) -> [Script] {
    let first = language.prefix { $0 != "-" }.lowercased()
    guard !language.isEmpty, !undecided.contains(first) else { return [] }
    var codes = [Int32](repeating: 0, count: 8)
    let count = unsafe icu_scripts(Collator.locale(language), &codes, Int32(codes.count))
    return codes[..<Int(max(0, min(count, 8)))].map { code in
      switch code {
      case USCRIPT_HIRAGANA.rawValue, USCRIPT_KATAKANA.rawValue, USCRIPT_BOPOMOFO.rawValue:
        ideographic
      default: Script(code: code)
      }
    }
  }

  /// Whether it is that of Han and kana.
  var isIdeographic: Bool { self == Self.ideographic }

  /// The language (BCP 47) that is most often written in it; nil where none is known.
  var likelyLanguage: String? {
    var name = [CChar](repeating: 0, count: 16)
    let length = unsafe icu_likelyLanguage(code, &name, Int32(name.count))
    guard length > 0, length < name.count else { return nil }
    return String(decoding: name[..<Int(length)].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether lines that meet at this character join without a space: Han and kana with their
  /// punctuation, not Hangul.
  package static func joinsLines(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E80...0x303F, 0x3040...0x312F, 0x31A0...0x31BF, 0x31F0...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF9F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

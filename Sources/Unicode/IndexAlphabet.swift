/// Finds the heading of each label in an index of a language.
///
/// A label stands under its base letter: `É` under E in French and under É where that is a letter
/// of its own. Kana stand in rows and Hangul under their first consonant; Chinese stands under the
/// letters of its pinyin or its number of strokes. Letters that the language does not have follow
/// behind its own; `#` is last.
package struct IndexAlphabet: Sendable {
  /// All letters, by their keys.
  private var letters: [Letter] = []
  /// The scripts of the language.
  private var scripts: [Script] = []
  /// Where ideographs stand that have no place in the language's order.
  private let ideographs: SortKey

  private struct Letter: Sendable {
    var key: SortKey
    var heading: IndexHeading
    var reach: Reach
  }

  /// Which labels stand under a letter besides those that begin with it.
  private enum Reach: Sendable {
    case none, kana, hangul, ideographs

    static func of(_ scalar: UInt32) -> Reach {
      switch scalar {
      case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: .kana
      case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FF: .hangul
      case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: .ideographs
      default: .none
      }
    }
  }

  private static let latin = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
    String(Unicode.Scalar($0))
  }
  private static let kana = "あかさたなはまやらわ".map(String.init)
  private static let hangul = "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ".map(String.init)

  /// Makes the alphabet of a language (BCP 47), in the order of its collator.
  package init(language: String, _ collator: borrowing Collator) {
    ideographs = collator.key(of: Array("一".utf8)[...]).primary
    if !addPinyin(collator), !addStrokes(collator) {
      let own = IndexLetters.of(language)
      let letters = own.isEmpty ? Self.latin : own
      setScripts(of: letters)
      add(letters, collator)
    }
    add(Self.latin, collator)
    add(Self.kana, collator)
    add(Self.hangul, collator)
  }

  /// The heading under which a label stands.
  package func heading(
    of label: ArraySlice<UInt8>, _ collator: borrowing Collator
  ) -> IndexHeading {
    let text = IndexText.of(label)
    var index = 0
    guard !text.isEmpty else { return .rest }
    let first = Scalars.decode(text[...], at: &index)
    guard CharacterClass.of(first) == .letter else { return .rest }
    // Only the first letter counts: a few bytes hold it, with its marks.
    let key = collator.key(of: text.prefix(32)).primary
    return known(key, Reach.of(first)) ?? own(text, first, collator)
  }

  // MARK: Finding

  /// The heading of the letter with which a key begins, or within whose reach it is.
  private func known(_ key: SortKey, _ reach: Reach) -> IndexHeading? {
    var low = 0
    var high = letters.count
    while low < high {
      let middle = (low + high) / 2
      if letters[middle].key <= key { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let last = letters[low - 1]
    if case .none = reach {
      // Two letters of an alphabet can begin alike, such as P and Ph.
      return letters[..<low].last { key.hasPrefix($0.key) }?.heading
    }
    return key.hasPrefix(last.key) || last.reach == reach ? last.heading : nil
  }

  /// The heading of a letter that is in no alphabet here: its base letter.
  private func own(
    _ text: [UInt8], _ first: UInt32, _ collator: borrowing Collator
  ) -> IndexHeading {
    let rank = rank(of: first)
    if Reach.of(first) == .ideographs {
      return IndexHeading(Array("漢字".utf8), rank, ideographs)
    }
    var unit: [UInt8] = []
    for (scalar, _, _) in Scalars(text[...]) {
      if !unit.isEmpty, !CharacterClass.combines(scalar) { break }
      Scalars.append(unit.isEmpty ? CharacterClass.titlecase(scalar) : scalar, to: &unit)
    }
    let key = collator.key(of: unit[...]).primary
    var base: [UInt8] = []
    Scalars.append(CharacterClass.titlecase(Normalization.base(of: first)), to: &base)
    if collator.key(of: base[...]).primary == key { unit = base }
    return key.bytes.isEmpty ? .rest : IndexHeading(unit, rank, key)
  }

  private func rank(of scalar: UInt32) -> IndexHeading.Rank {
    guard let script = Script.of(scalar), scripts.contains(script) else { return .foreign }
    return .own
  }

  // MARK: Making

  private mutating func setScripts(of names: [String]) {
    for name in names {
      guard let first = name.unicodeScalars.first, let script = Script.of(first.value) else {
        continue
      }
      if !scripts.contains(script) { scripts.append(script) }
    }
  }

  /// Adds letters that are not there yet; of those that differ in accents only, the first.
  private mutating func add(_ names: [String], _ collator: borrowing Collator) {
    var keyed: [(key: SortKey, name: String)] = []
    for name in names { keyed.append((collator.key(of: Array(name.utf8)[...]), name)) }
    keyed.sort { $0.key < $1.key }
    for (key, name) in keyed {
      let first = name.unicodeScalars.first?.value ?? 0
      let primary = key.primary
      insert(primary, IndexHeading(Array(name.utf8), rank(of: first), primary), Reach.of(first))
    }
  }

  private mutating func insert(_ key: SortKey, _ heading: IndexHeading, _ reach: Reach) {
    let place = letters.firstIndex { $0.key >= key } ?? letters.count
    if place < letters.count, letters[place].key == key { return }
    letters.insert(Letter(key: key, heading: heading, reach: reach), at: place)
  }

  /// Ideographs by pinyin share their headings with Latin letters.
  private mutating func addPinyin(_ collator: borrowing Collator) -> Bool {
    guard boundary("A", collator) != nil else { return false }
    setScripts(of: Self.latin + ["一"])
    for name in Self.latin {
      let bytes = Array(name.utf8)
      let heading = IndexHeading(bytes, .own, SortKey(bytes))
      if let key = boundary(name, collator) { insert(key, heading, .ideographs) }
      insert(collator.key(of: bytes[...]).primary, heading, .none)
    }
    return true
  }

  /// Ideographs by the number of their strokes.
  private mutating func addStrokes(_ collator: borrowing Collator) -> Bool {
    guard boundary(Self.strokes(1), collator) != nil else { return false }
    setScripts(of: ["一"])
    for count in 1...64 {
      guard let key = boundary(Self.strokes(count), collator) else { continue }
      insert(key, IndexHeading(Array("\(count)畫".utf8), .own, key), .ideographs)
    }
    return true
  }

  /// How CLDR writes a number of strokes: as the pattern of Braille with that number.
  private static func strokes(_ count: Int) -> String {
    Unicode.Scalar(0x2800 + UInt32(count)).map { String($0) } ?? ""
  }

  /// The key at which ideographs of a pinyin letter or number of strokes begin: CLDR marks it by
  /// the noncharacter U+FDD0 before the letter. Nil where the order has no such place.
  private func boundary(_ name: String, _ collator: borrowing Collator) -> SortKey? {
    let mark: [UInt8] = [0xEF, 0xB7, 0x90]
    let key = collator.key(of: (mark + Array(name.utf8))[...]).primary
    return key.hasPrefix(collator.key(of: mark[...]).primary) ? nil : key
  }
}

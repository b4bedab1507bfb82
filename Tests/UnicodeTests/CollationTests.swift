import Testing
import Unicode

struct CollationTests {
  /// Words in the order of a language.
  private func sorted(_ words: [String], _ language: String) -> [String] {
    let collator = Collator(language: language)
    return words.map { (key: collator.key(of: Array($0.utf8)[...]), word: $0) }
      .sorted { $0.key < $1.key }.map(\.word)
  }

  @Test(arguments: [
    ("", ["Apfel", "Äpfel", "Zebra"]),
    ("de", ["Apfel", "Äpfel", "Zebra"]),
    ("sv", ["Apa", "Zebra", "Ål", "Äpple", "Öl"]),
    ("es", ["nácar", "nube", "ñandú", "oso"]),
    ("cs", ["hrad", "chleba", "iris"]),
    ("ru", ["ёж", "ель", "ещё", "иволга", "йод"]),
    ("fr", ["cote", "coté", "côte", "côté"]),
    ("fr-CA", ["cote", "côte", "coté", "côté"]),
    ("tr", ["cam", "çam", "ılık", "inek"]),
    ("de-u-co-phonebk", ["Ad", "Äpfel", "Af"]),
    ("lt", ["įdomu", "yla", "jau"]),
  ])
  func `words stand in the order of a language`(language: String, words: [String]) {
    #expect(sorted(words.reversed(), language) == words)
  }

  @Test func `a language decides`() {
    #expect(sorted(["Zebra", "Ål"], "sv") == ["Zebra", "Ål"])
    #expect(sorted(["Zebra", "Ål"], "en") == ["Ål", "Zebra"])
    #expect(sorted(["chleba", "cz"], "cs") == ["cz", "chleba"])
    #expect(sorted(["chleba", "cz"], "en") == ["chleba", "cz"])
  }

  @Test(arguments: ["xx", "la", "zz-Latn", "not a tag", "en-US-x-y", "", "-", "é"])
  func `an unknown language has the order of the root`(language: String) {
    #expect(sorted(["b", "Ä", "a", "z", "A"], language) == ["a", "A", "Ä", "b", "z"])
  }

  @Test func `keys tell accents and case apart, their primary parts do not`() {
    let collator = Collator(language: "en")
    let plain = collator.key(of: Array("resume".utf8)[...])
    let accented = collator.key(of: Array("Résumé".utf8)[...])
    #expect(plain < accented)
    #expect(plain.primary == accented.primary)
    #expect(collator.key(of: Array("resumes".utf8)[...]).hasPrefix(plain.primary))
  }

  @Test func `text that is not UTF-8, empty or very long has a key`() {
    let collator = Collator(language: "en")
    #expect(collator.key(of: []).bytes.allSatisfy { $0 == 1 })
    #expect(!collator.key(of: [0xFF, 0x41, 0xC3]).bytes.isEmpty)
    let long = [UInt8](repeating: 0x61, count: 100_000)
    #expect(collator.key(of: long[...]).bytes.count >= 100_000)
    let emoji = Array(String(repeating: "😀", count: 1000).utf8)
    #expect(collator.key(of: emoji[...]) == collator.key(of: emoji[...]))
  }

  @Test func `composed and decomposed text have one key`() {
    let collator = Collator(language: "fr")
    #expect(
      collator.key(of: Array("\u{E9}t\u{E9}".utf8)[...])
        == collator.key(of: Array("e\u{301}te\u{301}".utf8)[...]))
  }

  @Test func `keys compare by bytes beyond the first eight`() {
    let short = SortKey([1, 2, 3, 4, 5, 6, 7, 8])
    let long = SortKey([1, 2, 3, 4, 5, 6, 7, 8, 9])
    let other = SortKey([1, 2, 3, 4, 5, 6, 7, 8, 0])
    #expect(short < long && short < other && other < long)
    #expect(!(long < short) && long != short && short != other)
  }
}

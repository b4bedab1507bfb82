import Testing
import Unicode

struct IndexAlphabetTests {
  /// The headings of labels, in the order of labels.
  private func headings(_ labels: [String], _ language: String) -> [IndexHeading] {
    let collator = Collator(language: language)
    let alphabet = IndexAlphabet(language: language, collator)
    return labels.map { alphabet.heading(of: Array($0.utf8)[...], collator) }
  }

  private func names(_ labels: [String], _ language: String) -> [String] {
    headings(labels, language).map { String(decoding: $0.name, as: UTF8.self) }
  }

  /// The different headings of labels, in their order.
  private func index(_ labels: [String], _ language: String) -> [String] {
    Set(headings(labels, language)).sorted().map { String(decoding: $0.name, as: UTF8.self) }
  }

  @Test(arguments: [
    ("en", ["apple", "Éclair", "Ægir", "ßtrange", "Øre", "Łódź"], ["A", "E", "A", "S", "O", "L"]),
    ("fr", ["école", "Œuvre", "Ça ira"], ["E", "O", "C"]),
    ("ru", ["йод", "Ёж", "ель", "Щука", "иволга"], ["Й", "Е", "Е", "Щ", "И"]),
    ("uk", ["їжак", "Ґанок", "Єнот"], ["Ї", "Ґ", "Є"]),
    ("sv", ["ål", "Äpple", "öl", "Wien"], ["Å", "Ä", "Ö", "W"]),
    ("de", ["Äpfel", "öde", "ßeta"], ["A", "O", "S"]),
    ("es", ["ñandú", "nube", "chico", "Llama"], ["Ñ", "N", "C", "L"]),
    ("cs", ["chleba", "Chrám", "cena", "CHLÉB", "čáp", "Ďas"], ["Ch", "Ch", "C", "Ch", "Č", "D"]),
    ("cy", ["Llan", "lamp", "ffordd", "pysgod", "Phil"], ["Ll", "L", "Ff", "P", "Ph"]),
    ("hu", ["csárda", "dzsungel", "Ágnes", "zsír"], ["Cs", "Dzs", "A", "Zs"]),
    ("da", ["Aalborg", "århus", "Øl", "Æble"], ["Å", "Å", "Ø", "Æ"]),
    ("pl", ["łódź", "ślad", "Ęą"], ["Ł", "Ś", "Ę"]),
    ("tr", ["ılık", "inek", "İzmir", "Işık"], ["I", "İ", "İ", "I"]),
    ("is", ["Þór", "Ísland", "Ðæ"], ["Þ", "Í", "Ð"]),
    ("el", ["Άλφα", "ένα", "Σίσυφος"], ["Α", "Ε", "Σ"]),
    ("he", ["שלום", "אמת"], ["ש", "א"]),
    ("ka", ["სიბრძნე"], ["ს"]),
    ("th", ["เกม", "กา"], ["ก", "ก"]),
    ("hr", ["ljubav", "Džep", "njiva", "džip"], ["Lj", "Dž", "Nj", "Dž"]),
    ("lt", ["Queen", "Wu", "yla"], ["Q", "W", "I"]),
    ("la", ["Carpe diem", "Ἔρως"], ["C", "Ε"]),
  ])
  func `a label stands under its base letter in the language`(
    language: String, labels: [String], letters: [String]
  ) {
    #expect(names(labels, language) == letters)
  }

  @Test func `kana stand in rows, Hangul under its first consonant`() {
    #expect(names(["きつね", "ガム", "ん", "ヴァ", "猫"], "ja") == ["か", "か", "わ", "あ", "漢字"])
    #expect(names(["한국", "까치", "가", "힣", "漢"], "ko") == ["ㅎ", "ㄱ", "ㄱ", "ㅎ", "ㅎ"])
    #expect(names(["きつね", "한국", "道可道"], "en") == ["か", "ㅎ", "漢字"])
    #expect(index(["Apple", "わ", "あ", "猫", "1"], "ja") == ["あ", "わ", "漢字", "A", "#"])
  }

  @Test func `Chinese stands under pinyin or strokes`() {
    #expect(
      names(["北京", "啊", "Apple", "中国", "张", "道", "İ"], "zh")
        == ["B", "A", "A", "Z", "Z", "D", "I"])
    #expect(index(["北京", "Ice", "Apple", "家", "中", "好"], "zh") == ["A", "B", "H", "I", "J", "Z"])
    #expect(names(["一", "北", "道", "中"], "zh-Hant") == ["1畫", "5畫", "13畫", "4畫"])
    #expect(names(["一", "北"], "zh-TW") == ["1畫", "5畫"])
    #expect(index(["Apple", "道", "北", "一"], "zh-Hant") == ["1畫", "5畫", "13畫", "A"])
  }

  @Test func `headings stand in the order of the language`() {
    #expect(index(["ö", "z", "a", "ä", "å", "b"], "sv") == ["A", "B", "Z", "Å", "Ä", "Ö"])
    #expect(index(["ch", "i", "h", "c", "d"], "cs") == ["C", "D", "H", "Ch", "I"])
    #expect(index(["й", "к", "и", "а"], "ru") == ["А", "И", "Й", "К"])
    #expect(index(["Þ", "Z", "A"], "en") == ["A", "Z", "Þ"])
  }

  @Test func `letters of other scripts follow the alphabet, the rest is last`() {
    #expect(
      index(["42", "Zeus", "Амур", "!", "Σ", "apple", "Я", "Éa", "א"], "en")
        == ["A", "E", "Z", "Σ", "А", "Я", "א", "#"])
    #expect(
      index(["42", "Zeus", "Амур", "Σ", "apple", "Я", "Їжак"], "ru")
        == ["А", "І", "Я", "A", "Z", "Σ", "#"])
  }

  @Test func `signs before the first letter do not count`() {
    #expect(names(["«Слово»", "…и", "\"А\""], "ru") == ["С", "И", "А"])
    #expect(names(["1984", "…", "", "½", "٣", "🙂"], "en").allSatisfy { $0 == "#" })
    #expect(names(["📱 Phone", "(brackets)", "'tis", "#tag"], "en") == ["P", "B", "T", "T"])
  }

  @Test func `decomposed text stands where composed text does`() {
    #expect(names(["e\u{301}cole", "A\u{30A}l", "и\u{306}од"], "fr") == ["E", "A", "Й"])
    #expect(names(["A\u{30A}l"], "sv") == ["Å"])
    #expect(names(["и\u{306}од"], "ru") == ["Й"])
  }

  /// Every letter of every index begins the key of whatever text it begins.
  @Test(arguments: [
    "ar", "bg", "bn", "ca", "cs", "cy", "da", "de", "el", "en", "eo", "es", "et", "eu", "fa", "fi",
    "fr", "ga", "gl", "he", "hi", "hr", "hu", "hy", "id", "is", "it", "ka", "kk", "lt", "lv", "mk",
    "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "sw", "ta", "th", "tr", "uk",
    "ur", "vi", "yi",
  ])
  func `a letter stands under itself, whatever follows`(language: String) {
    let collator = Collator(language: language)
    let alphabet = IndexAlphabet(language: language, collator)
    for letter in IndexLetters.of(language) {
      let alone = alphabet.heading(of: Array(letter.utf8)[...], collator)
      for tail in ["x", " z", "!"] where letter.unicodeScalars.count == 1 {
        let name = letter + tail
        let heading = alphabet.heading(of: Array(name.utf8)[...], collator)
        #expect(heading == alone, "\(name) in \(language)")
      }
      #expect(alone != .rest)
    }
  }
}

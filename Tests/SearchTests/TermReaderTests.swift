import Search
import Testing

struct TermReaderTests {
  /// The terms of a text, parted by spaces.
  private func terms(_ text: String) -> String {
    TermReader.terms(of: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: " ")
  }

  @Test(arguments: [
    (
      "Calvitium non est vitium, sed prudentiæ indicium.",
      "calvitium non est vitium sed prudentiae indicium"
    ),
    ("L’Été à Zürich — Straße, œuvre", "l ete a zurich strasse oeuvre"),
    ("ЁЖ и Йод", "еж и иод"), ("e\u{301}te\u{301}", "ete"),
    ("Łódź, Ærø, Þór, İstanbul, ışık", "lodz aero thor istanbul isik"),
    ("ὈΔΥΣΣΕΎΣ", "οδυσσευσ"), ("ﬁn de siècle №1, x², ½", "fin de siecle no1 x2 1 2"),
    ("co\u{AD}operate", "cooperate"), ("1907–1911", "1907 1911"), ("", ""), (" …—! ", ""),
    ("שָׁלוֹם", "שלום"), ("السَّلَامُ أُمّة", "السلام امه"), ("می\u{200C}روم", "ميروم"),
    ("Ｆｕｌｌ　ｗｉｄｔｈ", "full width"), ("한국어 사전", "한국어 사전"),
    ("हिन्दी", "हिन्दी"),
  ])
  func `words are folded`(text: String, folded: String) { #expect(terms(text) == folded) }

  @Test(arguments: [
    ("道可道，非常道。", "道可 可道 道 非常 常道 道"), ("猿も木から落ちる", "猿も も木 木か から ら落 落ち ちる る"),
    ("か\u{3099}く", "がく く"), ("ｶﾞｸ", "ガク ク"), ("山", "山"), ("iPhone用アプリ2", "iphone 用ア アプ プリ リ 2"),
    ("ส้ม", "ส้ ้ม ม"), ("𠮷野", "𠮷野 野"),
  ])
  func `scripts without spaces are cut into pairs`(text: String, pairs: String) {
    #expect(terms(text) == pairs)
  }

  @Test func `a long word counts by its beginning`() {
    #expect(
      terms(String(repeating: "é", count: 300) + " b") == String(repeating: "e", count: 20) + " b")
    #expect(terms(String(repeating: "ქ", count: 90)) == String(repeating: "ქ", count: 20))
  }

  @Test func `bytes that are no text part words`() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x62, 0xE4, 0xB8, 0x63, 0xF0]
    #expect(
      TermReader.terms(of: bytes).map { String(decoding: $0, as: UTF8.self) } == ["a", "b", "c"])
  }
}

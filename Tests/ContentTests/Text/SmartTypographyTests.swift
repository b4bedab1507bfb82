import Content
import Markdown
import Testing

struct SmartTypographyTests {
  /// A text as a page of plain prose in a language.
  private func smart(_ text: String, _ language: String = "en") -> String {
    FinishedPage("---\nsmart: true\nitems: none\nlang: \(language)\n---\n\n\(text)").text()
  }

  @Test(arguments: [
    ("en", "\"a 'b' c\"", "“a ‘b’ c”"),
    ("en-GB", "'a \"b\" c'", "‘a “b” c’"),
    ("de", "\"a 'b' c\"", "„a ‚b‘ c“"),
    ("de-CH", "\"a 'b' c\"", "«a ‹b› c»"),
    ("fr", "\"a 'b' c\"", "«\u{202F}a “b” c\u{202F}»"),
    ("ru", "\"a 'b' c\"", "«a „b“ c»"),
    ("uk", "\"a 'b' c\"", "«a „b“ c»"),
    ("it", "\"a 'b' c\"", "«a “b” c»"),
    ("es-MX", "\"a 'b' c\"", "«a “b” c»"),
    ("pt", "\"a 'b' c\"", "«a “b” c»"),
    ("pt-BR", "\"a 'b' c\"", "“a ‘b’ c”"),
    ("pl", "\"a 'b' c\"", "„a «b» c”"),
    ("cs", "\"a 'b' c\"", "„a ‚b‘ c“"),
    ("sv", "\"a 'b' c\"", "”a ’b’ c”"),
    ("da", "\"a 'b' c\"", "»a ›b‹ c«"),
    ("nb", "\"a 'b' c\"", "«a ‘b’ c»"),
    ("no", "\"a 'b' c\"", "«a ‘b’ c»"),
    ("fi", "\"a 'b' c\"", "”a ’b’ c”"),
    ("nl", "\"a 'b' c\"", "“a ‘b’ c”"),
    ("hu", "\"a 'b' c\"", "„a »b« c”"),
    ("ro", "\"a 'b' c\"", "„a «b» c”"),
    ("bg", "\"a 'b' c\"", "„a ’b’ c“"),
    ("el", "\"a 'b' c\"", "«a “b” c»"),
    ("tr", "\"a 'b' c\"", "“a ‘b’ c”"),
    ("he", "\"a 'b' c\"", "”a ’b’ c”"),
    ("ja", "\"a 'b' c\"", "“a ‘b’ c”"),
    ("zh", "\"a 'b' c\"", "“a ‘b’ c”"),
    ("xx", "\"a 'b' c\"", "\"a 'b' c\""),
  ])
  func `quotation marks are those of the language`(
    language: String, text: String, result: String
  ) {
    #expect(smart(text, language) == result)
  }

  @Test(arguments: [
    ("\"a \"b\" c\"", "“a ‘b’ c”"), ("\"a \"b \"c\" b\" a\"", "“a ‘b “c” b’ a”"),
    ("\"'a' b\"", "“‘a’ b”"), ("\"a 'b'\"", "“a ‘b’”"), ("(\"a\")", "(“a”)"),
    ("\"a\", \"b\".", "“a”, “b”."), ("\"(a)\"", "“(a)”"), ("[\"a\"] {\"b\"}", "[“a”] {“b”}"),
    ("x—\"a\"—x", "x—“a”—x"), ("\"a\"-\"b\"", "“a”-“b”"), ("\"a?\" she said.", "“a?” she said."),
    ("\"I will--\"", "“I will–”"), ("either/\"or\"", "either/“or”"), ("\"a\" \"b\"", "“a” “b”"),
    ("\"A first paragraph\n\nand \"more\"\"", "“A first paragraph\nand “more””"),
    ("\"...and\"", "“…and”"), ("\"A\"'s", "“A”’s"), ("\"1984\"", "“1984”"),
    ("say \"'tis\" now", "say “’tis” now"), ("\"Don't,\" he said", "“Don’t,” he said"),
  ])
  func `marks open and close by what stands around them`(text: String, result: String) {
    #expect(smart(text) == result)
  }

  @Test(arguments: [
    ("don't, it's, O'Neil, l'eau", "don’t, it’s, O’Neil, l’eau"),
    ("'tis and 'Twas and 'em", "’tis and ’Twas and ’em"), ("the '90s, in '68", "the ’90s, in ’68"),
    ("rock 'n' roll, rock 'n roll", "rock ’n’ roll, rock ’n roll"),
    ("the dogs' bowls", "the dogs’ bowls"), ("the 1990's", "the 1990’s"),
    ("'cause I say", "’cause I say"), ("'Cause and effect'", "‘Cause and effect’"),
    ("\"He said 'yes and left\"", "“He said ’yes and left”"), ("'90'", "‘90’"),
    ("fish'n'chips", "fish’n’chips"), ("'don't'", "‘don’t’"), ("Jack an' Jill", "Jack an’ Jill"),
  ])
  func `apostrophes stand within, before and behind words`(text: String, result: String) {
    #expect(smart(text) == result)
  }

  @Test(arguments: [
    ("nl", "'s avonds, 't huis, foto's", "’s avonds, ’t huis, foto’s"),
    ("de", "'s ist so, wie geht's", "’s ist so, wie geht’s"),
    ("it", "un po' d'acqua, 'O sole", "un po’ d’acqua, ’O sole"),
    ("fr", "l'eau d'aujourd'hui", "l’eau d’aujourd’hui"),
    ("fr", "\"L'eau\" et 'l'air'", "«\u{202F}L’eau\u{202F}» et “l’air”"),
    ("tr", "Türkiye'de", "Türkiye’de"), ("uk", "м'яч, п'ять", "м’яч, п’ять"),
    ("el", "σ' αγαπώ", "σ’ αγαπώ"),
    ("he", "צה\"ל, ג'ורג', \"שלום\"", "צה״ל, ג׳ורג׳, ”שלום”"),
    ("he", "ה\"מלך הגדול\"", "ה”מלך הגדול”"),
  ])
  func `apostrophes follow their language`(language: String, text: String, result: String) {
    #expect(smart(text, language) == result)
  }

  @Test(arguments: [
    "6'2\" tall", "a 12\" record", "5' 10\" and 3.5\"", "48°51'24\"", "a 6' wall", "5\"x7\"",
    " \" ",
    "a ' b", "a\"b",
  ])
  func `feet, inches and marks that nothing explains stay straight`(text: String) {
    #expect(smart("x " + text + " x").contains(text))
  }

  @Test func `inches within a quotation do not end it`() {
    #expect(smart("\"He is 6'2\" tall\"") == "“He is 6'2\" tall”")
  }

  @Test(arguments: [
    ("en", "a -- b, a--b, a --- b", "a – b, a–b, a — b"), ("en", "1990--1995", "1990–1995"),
    ("ru", "a -- b, 1990--1995", "a — b, 1990–1995"),
    ("es", "--Hola --dijo Juan--.", "—Hola —dijo Juan—."),
    ("en", "git --version", "git --version"), ("en", "x --> y <-- z", "x --> y <-- z"),
    ("en", "a ---- b", "a ---- b"), ("en", "-- Author", "– Author"), ("en", "a - b-c", "a - b-c"),
    ("en", "wait... and.... so", "wait… and…. so"),
    ("en", "0...9, ..., a.../b", "0...9, …, a.../b"),
    ("en", "a.. b..... c", "a.. b..... c"), ("ja", "はい...", "はい……"), ("ja", "a...b", "a…b"),
    ("zh", "是--不", "是——不"), ("zh", "a--b", "a—b"), ("de", "a -- b --- c", "a – b — c"),
  ])
  func `hyphens and dots become dashes and ellipses`(
    language: String, text: String, result: String
  ) {
    #expect(smart(text, language) == result)
  }

  @Test(arguments: [
    ("fr", "Quoi ? Oui ! Non ; si : a", "Quoi_? Oui_! Non_; si_: a"),
    ("fr", "Quoi? Oui! Non; si: a", "Quoi_? Oui_! Non_; si_: a"),
    ("fr", "Quoi ?! Hein?!", "Quoi_?! Hein_?!"),
    ("fr", "à 10:30, https://a.org:80/", "à 10:30, https://a.org:80/"),
    ("fr", "« mot » et «mot»", "«_mot_» et «_mot_»"), ("fr", "«\u{202F}mot\u{202F}»", "«_mot_»"),
    ("fr", "\"Quoi?\" \"Oui\"?", "«_Quoi_?_» «_Oui_»_?"), ("fr", "(?) [!]", "(?) [!]"),
    ("fr", "Quoi...?", "Quoi…_?"), ("fr", "! seul", "! seul"),
    ("fr-CA", "Quoi? Oui ! Note: \"a\"", "Quoi? Oui ! Note_: «_a_»"),
    ("fr-CH", "Quoi? 'a'", "Quoi_? ‹a›"), ("it", "Che? \"Sì\"!", "Che? «Sì»!"),
  ])
  func `French has narrow spaces`(language: String, text: String, result: String) {
    let seen = smart(text, language).replacing("\u{202F}", with: "_")
    #expect(seen == result)
  }

  @Test(arguments: [
    ("ja", "彼は\"はい\"と言った", "彼は「はい」と言った"), ("ja", "\"iPhoneは'良い'\"", "「iPhoneは『良い』」"),
    ("ja", "彼は\"yes\"と言った", "彼は“yes”と言った"), ("zh-Hant", "他說\"你好\"。", "他說「你好」。"),
    ("zh-TW", "\"你好\"", "「你好」"), ("zh", "他说\"你好\"。", "他说“你好”。"),
    ("zh-Hans", "\"你'好'\"", "“你‘好’”"), ("en", "\"道\"", "“道”"),
  ])
  func `corner brackets stand around Han and kana`(
    language: String, text: String, result: String
  ) {
    #expect(smart(text, language) == result)
  }

  @Test(arguments: [
    ("*\"a\"*", "“a”"), ("\"*a*\"", "“a”"), ("\"**a** 'b'\"", "“a ‘b’”"), ("**\"a** b\"", "“a b”"),
    ("[\"a\"](x.md) 'b'", "“a” ‘b’"), ("\"`a`\"", "“a”"), ("\"a\nb\"", "“a b”"),
    ("**don**'t", "don’t"), ("*a*'s", "a’s"), ("\"![b](c.png)\"", "“b”"), ("`a`--`b`", "a–b"),
    ("\"a<br>b\"", "“a\nb”"), ("<b>\"a\"</b>", "“a”"),
  ])
  func `marks are read across markup`(text: String, result: String) {
    #expect(smart(text) == result)
  }

  @Test(arguments: [
    "`\"a\" -- 'b'...`", "    \"a\" -- b", "<code>\"a\" -- 'b'</code>", "<kbd>'a'</kbd>",
    "<https://a.org/--x'y>", "<div>\"a\"</div>",
  ])
  func `code, addresses and HTML are never touched`(text: String) {
    let plain = FinishedPage("---\nitems: none\nlang: en\n---\n\n\(text)").text()
    #expect(smart(text) == plain)
    #expect(plain.contains("'") || plain.contains("\""))
  }

  @Test func `addresses and titles of links stay`() {
    let page = FinishedPage(
      "---\nsmart: true\nitems: none\n---\n\n[\"a\"](x--y'z.md \"it's\") ![it's](a--b.png)")
    let document = page.page.documents[0]
    for node in document.nodes where node.kind == .link || node.kind == .image {
      let address = String(decoding: document.bytes(node.text), as: UTF8.self)
      #expect(address == "x--y'z.md" || address == "a--b.png")
      #expect(!document.bytes(node.detail).contains(0xE2))
    }
    #expect(page.text() == "“a” it's")
  }

  @Test func `it is off by default, and a site can switch it on`() {
    #expect(FinishedPage("---\nitems: none\n---\n\n\"a\"").text() == "\"a\"")
    #expect(FinishedPage("---\nitems: none\nsmart: false\n---\n\n\"a\"").text() == "\"a\"")
    var defaults = PageOptions()
    defaults.smart = true
    defaults.language = "de"
    #expect(FinishedPage("---\nitems: none\n---\n\n\"a\"", defaults).text() == "„a“")
    #expect(
      FinishedPage("---\nitems: none\nsmart: false\n---\n\n\"a\"", defaults).text() == "\"a\"")
  }
}

import Testing
import Unicode

struct IndexTextTests {
  @Test(arguments: [
    ("\"Quoted\" words", "Quoted words"), ("«Слово» и дело", "Слово и дело"),
    ("(in brackets)", "in brackets"), ("¿Qué?", "Qué"), ("…and so on", "and so on"),
    ("self-love", "self love"), ("word — word", "word word"), ("either/or", "either or"),
    ("don't", "dont"), ("a,b", "ab"), ("  two   blanks ", "two blanks"),
    ("C++", "C++"), ("+1", "1"), ("$100", "100"), ("📱 Phone", "Phone"), ("#tag", "tag"),
    ("'tis", "tis"), ("「道」", "道"), ("e\u{301}", "e\u{301}"), ("\u{301}x", "x"),
    ("???", "???"), ("", ""), ("🙂", "🙂"),
  ])
  func `quote marks and punctuation do not count`(label: String, text: String) {
    #expect(String(decoding: IndexText.of(Array(label.utf8)[...]), as: UTF8.self) == text)
  }
}

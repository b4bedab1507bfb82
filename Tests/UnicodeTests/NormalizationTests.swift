import Testing
import Unicode

struct NormalizationTests {
  private func composed(_ text: String) -> String? {
    Normalization.composed(Array(text.utf8)[...]).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("e\u{301}", "\u{E9}"), ("‘e\u{301}’", "‘\u{E9}’"), ("\u{2000}x", "\u{2002}x"),
    ("\u{2001}", "\u{2003}"), ("\u{212B}", "\u{C5}"), ("и\u{306}", "й"), ("\u{1100}\u{1161}", "가"),
    ("x\u{2026}e\u{301}", "x\u{2026}\u{E9}"),
  ])
  func `what can be composed is composed`(text: String, result: String) {
    #expect(composed(text).map { Array($0.utf8) } == Array(result.utf8))
  }

  @Test(arguments: ["", "plain", "“quoted” — and… so", "é", "жизнь", "道可道", "가"])
  func `what is composed already is nil`(text: String) {
    #expect(composed(text) == nil)
  }

  @Test func `no quote mark or dash changes`() {
    for value in UInt32(0x2002)...0x203F {
      var bytes: [UInt8] = []
      Scalars.append(value, to: &bytes)
      // The mark behind it takes the slow way.
      let text = bytes + Array("e\u{301}".utf8)
      #expect(Normalization.composed(text[...]) == bytes + Array("\u{E9}".utf8))
      #expect(Normalization.composed(bytes[...]) == nil)
    }
  }

  @Test(arguments: [
    (UInt32(0xC9), UInt32(0x45)), (0x419, 0x418), (0x45, 0x45), (0x1F08, 0x391), (0x9053, 0x9053),
  ])
  func `the base of a letter is without its marks`(letter: UInt32, base: UInt32) {
    #expect(Normalization.base(of: letter) == base)
  }
}

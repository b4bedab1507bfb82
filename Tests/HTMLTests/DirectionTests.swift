import HTML
import Testing

@Suite struct DirectionTests {
  @Test(
    arguments: [
      ("", nil), ("123 — «»", nil), ("a", .ltr), ("1. Б", .ltr), ("ש", .rtl), ("(אב) a", .rtl),
      ("١٢", nil), ("ع", .rtl), ("… ف", .rtl), ("ܐ", .rtl), ("ހ", .rtl), ("ߊ", .rtl), ("ࠀ", .rtl),
      ("ﬡ", .rtl), ("ﻃ", .rtl), ("𐤀", .rtl), ("𞤀", .rtl), ("山", .ltr), ("「か」", .ltr), ("한", .ltr),
      ("अ", .ltr), ("Ａ", .ltr), ("！ａ", .ltr), ("ª", .ltr), ("×÷ é", .ltr), ("\u{301}ב", .rtl),
      ("\u{200F}1", .rtl), ("\u{200E}1", .ltr), ("😀 ע", .rtl), ("ᚠ", .ltr), ("Ա", .ltr),
      ("\u{5B0}ש", .rtl), ("\u{FEFF}ש", .rtl), ("€ ك", .rtl),
    ] as [(String, Direction?)])
  func theFirstStrongCharacterDecides(_ text: String, _ expected: Direction?) {
    let bytes = Array(text.utf8)
    #expect(Direction.firstStrong(of: bytes, in: 0..<bytes.count) == expected)
  }

  @Test func onlyBlocksThatTurnSaySo() {
    #expect(body("a\n\nאב *c*\n\nd") == "<p>a</p>\n<p dir=\"rtl\">אב <em>c</em></p>\n<p>d</p>\n")
    #expect(
      body("אב\n\nabc") { $0.direction = .rtl } == "<p>אב</p>\n<p dir=\"ltr\">abc</p>\n")
    #expect(body("*אב*").hasPrefix("<p dir=\"rtl\">"))
    #expect(body("12\n\n# 1 שלום").hasSuffix("<h1 dir=\"rtl\">1 שלום</h1>\n"))
  }

  @Test func whatIsInsideATurnedBlockIsComparedWithIt() {
    #expect(
      body("> שלום\n>\n> abc\n>\n> עולם\n\nabc") == """
        <blockquote dir="rtl">
        <p>שלום</p>
        <p dir="ltr">abc</p>
        <p>עולם</p>
        </blockquote>
        <p>abc</p>

        """)
    #expect(
      body("- שלום\n- abc\n")
        == "<ul dir=\"rtl\">\n<li>שלום</li>\n<li dir=\"ltr\">abc</li>\n</ul>\n"
    )
  }

  @Test func codeKeepsItsDirectionInATurnedPage() {
    #expect(
      body("```\nlet\n```\n\nאב") { $0.direction = .rtl }
        == "<pre tabindex=\"0\" dir=\"ltr\"><code>let\n</code></pre>\n<p>אב</p>\n")
  }
}

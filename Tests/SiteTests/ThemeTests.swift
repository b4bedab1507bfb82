import Diagnostics
import Site
import Testing

struct ThemeTests {
  @Test func `a theme like the built-in style writes nothing`() {
    var theme = Theme()
    #expect(theme.rule == "")
    theme.yellow = CSSColor("#FC0") ?? .black
    #expect(theme.rule == "")
  }

  @Test(arguments: [
    ("serif", "var(--serif)"), ("Sans", "var(--sans)"), ("rounded", "var(--round)"),
    ("mono", "var(--mono)"), ("Literata", "\"Literata\",serif"),
    ("Source Serif 4,  Georgia , sans-serif", "\"Source Serif 4\",\"Georgia\",sans-serif"),
    ("明朝", "\"明朝\",serif"),
  ])
  func `a typeface is one of ours or names in quotes`(text: String, css: String) {
    #expect(FontStack(text)?.css == css)
  }

  @Test(arguments: [
    "", ",", "a,,b", "\"Georgia\"", "a;color:red", "a}body{}", "a\\22", "url(x)", "a\nb/*",
    "</style>",
  ])
  func `a typeface cannot end its rule`(text: String) {
    #expect(FontStack(text) == nil)
  }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#1234567", "#ggg", "ffcc00", "#fc0;", "red;}", "rgb(0,0,0)",
    "var(--x)", "redd", "#fc0 ", "expression(1)",
  ])
  func `a colour cannot end its rule`(text: String) {
    #expect(CSSColor(text) == nil)
  }

  @Test(arguments: [
    ("#ABC", "#aabbcc"), ("#abcd", "#aabbccdd"), ("#A1b2C3", "#a1b2c3"),
    ("#11223344", "#11223344"), ("RebeccaPurple", "rebeccapurple"), ("transparent", "transparent"),
  ])
  func `a colour has one form`(text: String, css: String) {
    #expect(CSSColor(text)?.css == css)
  }
}

@Suite struct ContrastTests {
  private func read(_ theme: String) -> (theme: Theme, diagnostics: [Diagnostic]) {
    let (configuration, report) = SiteConfiguration.read(
      Array("theme: \(theme)\n".utf8), path: "florilegium.yml")
    return (configuration.theme, report.diagnostics)
  }

  @Test func aContrastIsThatOfTheGuidelines() {
    #expect(CSSColor.black.contrast(on: .white) == 21)
    #expect(abs(CSSColor.black.contrast(on: .yellow) - 13.9) < 0.1)
    #expect(abs(CSSColor.red.contrast(on: .white) - 3.6) < 0.1)
  }

  @Test func whatStandsOnADarkBarIsWhite() {
    #expect(read("{yellow: navy}").theme.rule == ":root{--yellow:navy;--black:#ffffff}")
    #expect(read("{yellow: '#ffee88'}").theme.rule == ":root{--yellow:#ffee88}")
  }

  @Test(arguments: [
    ("#e00", "#ee0000"),
    ("#200000", "light-dark(#200000,color-mix(in oklab,#200000 50%,#ededed))"),
    ("gold", "light-dark(color-mix(in oklab,gold 50%,#111),gold)"),
  ])
  func linesUnderLinksAreSeenByDayAndByNight(_ red: String, _ shown: String) {
    let rule = read("{red: '\(red)'}").theme.rule
    #expect(rule.hasPrefix(":root{--red:\(shown);--rubric:"))
  }

  @Test func coloursThatHideTheTextAreWarnedOf() {
    let found = read("{yellow: navy, black: '#102030'}")
    #expect(found.theme.rule == ":root{--yellow:navy;--black:#102030}")
    #expect(found.diagnostics.map(\.rule) == ["low-contrast"])
    #expect(found.diagnostics.map(\.severity) == [.warning])
    #expect(read("{yellow: navy, black: '#eee'}").diagnostics == [])
  }
}

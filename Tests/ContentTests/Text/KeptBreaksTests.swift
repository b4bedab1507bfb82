import Content
import Testing

/// `breaks: keep` keeps every line end of a page's texts.
struct KeptBreaksTests {
  private func outline(_ text: String, _ keys: String = "") -> Outline {
    Outline("---\nbreaks: keep\n\(keys)---\n\(text)")
  }

  @Test func inQuotesAndTheirTranslations() {
    #expect(
      outline("> Si sta\n> d'autunno\n> — Bo\n\nWe are\nin autumn\n\n> Two.\n").text
        == "Si sta\nd'autunno = We are/in autumn (Bo)\nTwo.")
  }

  @Test func underHeadings() {
    #expect(
      outline("# P\n\n## Soldati\n\nSi sta\nd'autunno\n\n## Mattina\nM'illumino\nd'immenso\n").text
        == "Soldati = Si sta/d'autunno\nMattina = M'illumino/d'immenso")
    #expect(
      outline("## A\n> Si sta\n> d'autunno\n> — Bo\n\n## B\n\nx\n\ny\n\nz\n\nu\n\nv\n").text
        .hasPrefix("A = Si sta/d'autunno"))
  }

  @Test func inProseAndSingleQuotes() {
    #expect(outline("Wer reitet\nso spät\n", "items: none\n").introduction == "Wer reitet\nso spät")
    #expect(outline("> Si sta\n> d'autunno\n").introduction == "Si sta\nd'autunno")
    #expect(outline("- a\n\n  b\n  c\n- d\n", "items: bullets\n").text == "a = b/c\nd")
  }

  @Test func withoutItTheyAreBlanks() {
    #expect(
      Outline("## A\n\nSi sta\nd'autunno\n\n## B\n\nx\n").text == "A = Si sta d'autunno\nB = x")
  }

  @Test func aStrayBulletIsStillFound() {
    let text = "- a\n  - b\n-c\n"
    #expect(Outline(text).faults.contains { $0.hasPrefix("bullet-without-blank") })
    #expect(outline(text).faults.contains { $0.hasPrefix("bullet-without-blank") })
  }
}

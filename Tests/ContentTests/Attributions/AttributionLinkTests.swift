import Content
import Markdown
import Testing

/// Links in attributions, and lone links that are none.
struct AttributionLinkTests {
  private func attribution(_ line: String) throws -> (Page, Attribution) {
    let page = Outline("> Go.\n> \(line)\n\n> Other.\n").page
    return (page, try #require(page.attributions.first))
  }

  @Test(arguments: [
    ("— [Ada](a.md), *Roads*", "a.md", ""), ("— Ada, [*Roads*](r.md)", "", "r.md"),
    ("— Ada, *[Roads](r.md)*", "", "r.md"), ("— [Ada](a.md), [Roads](r.md)", "a.md", "r.md"),
    ("— [Ada, *Roads*](r.md)", "", "r.md"), ("— **[Ada](a.md)** in *Roads*", "a.md", ""),
    ("— Ada, *Roads* (https://a.org)", "", "https://a.org"),
    ("— [Ada](a.md), *Roads* (<https://a.org>)", "a.md", "https://a.org"),
    ("— [Ada](a.md)", "a.md", ""), ("— Ada (https://a.org)", "", "https://a.org"),
  ])
  func aLinkBelongsToTheWordsItWasWrittenOn(line: String, author: String, work: String) throws {
    let (page, found) = try attribution(line)
    #expect(page.string(found.author) == "Ada")
    #expect(page.string(found.authorURL) == author)
    #expect(page.string(found.url) == work)
  }

  @Test(arguments: ["— [[Ada]]", "— **[[b|Ada]]**", "— [[Ada]], *Roads*", "— Ada, [[b|Roads]]"])
  func theNameOfAPageIsNoAddress(_ line: String) throws {
    let (page, found) = try attribution(line)
    #expect(page.string(found.author) == "Ada")
    #expect(found.address.isEmpty)
    #expect(found.named.url.exists != found.named.authorURL.exists)
  }

  @Test(arguments: [
    "[my page](other.md)", "[← Home](index.md)", "[[other]]", "[English](../en/latin.md)",
    "[Русский](/ru/)", "[all](https://example.org)", "[top](#top)", "<https://example.org>",
  ])
  func aLoneLinkAboveQuotesIsText(_ link: String) {
    let outline = Outline("\(link)\n\n> Go.\n\n> Stay.\n> — Ada\n\n> Run.\n")
    #expect(outline.text == "Go.\nStay. (Ada)\nRun.")
    #expect(!outline.introduction.isEmpty)
    let titled = Outline("# T\n\n\(link)\n\n> Go.\n\n> Stay.\n")
    #expect(titled.text == "Go.\nStay.")
    #expect(!titled.introduction.isEmpty)
  }

  @Test func aLocalLinkBetweenQuotesIsText() {
    #expect(
      Outline("> Go.\n\n[more](b.md)\n\n> Stay.\n\n> Run.\n").text == "Go. = more\nStay.\nRun.")
  }

  @Test func linksBeforeMostQuotesAreTheirSources() {
    #expect(
      Outline("[A](a.md)\n\n> Go.\n\n[B](b.md)\n\n> Stay.\n\n> Run.\n").text
        == "Go. ( | A | a.md)\nStay. ( | B | b.md)\nRun.")
    #expect(
      Outline("> Go.\n\n[B](https://b.org)\n\n> Stay.\n\n> Run.\n").text
        == "Go.\nStay. ( | B | https://b.org)\nRun.")
    #expect(
      Outline("## X\n\n[A](https://a.org)\n\n> Go.\n\n## Y\n\n> Stay.\n").text
        == "X\n  Go. ( | A | https://a.org)\nY\n  Stay.")
  }
}

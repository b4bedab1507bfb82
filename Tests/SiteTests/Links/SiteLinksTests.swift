import Diagnostics
import Site
import TestSupport
import Testing

@Suite struct SiteLinksTests {
  /// The addresses of links and pictures in the main part of a page.
  private func addresses(_ site: BuiltSite, _ page: String) -> [String] {
    let prose = between("fl-prose", "</div>", in: site.main(page))
    return all(between: "href=\"", "\"", in: prose) + all(between: "src=\"", "\"", in: prose)
  }

  @Test func linksBetweenFilesLeadFromPageToPage() throws {
    let site = try BuiltSite([
      "content/a.md": "[1](b.md) [2](b.md#x) [3](c/) [4](c/d.md) [5](/b.md) [6](a.md) [7](.)",
      "content/b.md": "## X\n\ny", "content/c/d.md": "## Z\n\nz", "content/c/e.md": "[8](../b.md)",
    ])
    #expect(
      addresses(site, "a.html") == [
        "b.html", "b.html#x", "c/index.html", "c/index.html#d", "b.html", "a.html", "index.html",
      ])
    #expect(site.main("c/index.html").contains("href=\"../b.html\""))
    #expect(site.rules == [])
  }

  @Test func namesOfAnyScriptArePercentEncoded() throws {
    let site = try BuiltSite([
      "content/a.md": "[1](<день 1.md>) [2](%D0%B4%D0%B5%D0%BD%D1%8C%201.md) ![3](<b c%2525.png>)",
      "content/день 1.md": "x", "content/b c%25.png": "x",
    ])
    let day = "%D0%B4%D0%B5%D0%BD%D1%8C%201.html"
    #expect(addresses(site, "a.html") == [day, day, "b%20c%2525.png"])
    #expect(site.rules == [])
  }

  @Test func whatLeadsElsewhereStaysAsItIs() throws {
    let site = try BuiltSite([
      "content/a.md": "[1](https://a.b/c.md) [2](mailto:a@b.c) [3](//a.b) [4](#) <https://d.e>"
    ])
    #expect(
      addresses(site, "a.html")
        == ["https://a.b/c.md", "mailto:a@b.c", "//a.b", "#", "https://d.e"])
  }

  @Test func linksToNowhereAreWarningsAtTheirPlace() throws {
    let site = try BuiltSite([
      "content/a.md": "x\n\n> b [c](nowhere.md)\n", "content/b/here.md": "y",
    ])
    #expect(site.rules == ["broken-link"])
    #expect(site.headlines == ["the page \"nowhere.md\" does not exist"])
    #expect(try site.place(of: "broken-link") == "nowhere.md")
    #expect(site.result.summary != nil)
    let near = try BuiltSite(["content/a.md": "[c](here.md)", "content/b/here.md": "y"])
    #expect(near.faults[0].fix == "did you mean `b/here.md`?")
  }

  @Test func aNameThatIsNearlyThatOfAPageIsNoted() throws {
    let files = [
      "content/a.md": "x [[b]] and [[Latn]] and [[Ltin]]\n", "content/latin.md": "y",
      "content/b.md": "[[Greek]] [[a]] [[Latin]] `[[Latn]]`",
    ]
    let site = try BuiltSite(files)
    #expect(site.rules == ["unknown-name"])
    #expect(try site.place(of: "unknown-name") == "Latn")
    #expect(site.faults[0].fix == "did you mean \"latin\"?")
    let inside = try BuiltSite(files.merging(["content/.obsidian/app.json": "{}"]) { $1 })
    #expect(inside.rules == [])
  }

  @Test func aFaultOfALinkByNameStandsAtTheName() throws {
    let site = try BuiltSite([
      "content/a.md": "x and *y* [[b#nowhere|z]]\n", "content/b.md": "## C\n\nd",
    ])
    #expect(site.rules == ["broken-link"])
    #expect(try site.place(of: "broken-link") == "b")
  }

  @Test func picturesThatAreMissingOrOutsideAreWarnings() throws {
    let site = try BuiltSite(["content/a.md": "![x](p.png)\n\n![y](../q.png)", "q.png": "x"])
    #expect(site.rules == ["missing-picture", "missing-picture"])
    #expect(site.headlines[1].hasPrefix("the picture \"../q.png\" lies outside of"))
    #expect(site.main("a.html").contains("src=\"../q.png\""))
  }

  @Test func oldAddressesLeadOnToThePage() throws {
    let site = try BuiltSite([
      "content/a.md": "---\ntitle: A & B\naliases: [/old/a.html, name]\n---\nx",
      "content/b.md": "[a](old/a.html)",
    ])
    let old = site.files["old/a.html"] ?? ""
    #expect(old.contains("<meta http-equiv=\"refresh\" content=\"0; url=../a.html\">"))
    #expect(old.contains("<title>A &amp; B</title>"))
    #expect(site.files["name"] == nil)
    #expect(addresses(site, "b.html") == ["a.html"])
    let taken = try BuiltSite(["content/a.md": "---\naliases: b.html\n---\nx", "content/b.md": "y"])
    #expect(taken.rules == ["output-collision"])
  }

  @Test func draftsAreNoTargets() throws {
    let site = try BuiltSite([
      "content/a.md": "[b](b.md)", "content/b.md": "---\ndraft: true\n---\nb",
    ])
    #expect(site.headlines == ["the page \"b.md\" is a draft"])
  }

  @Test func placesInPagesAreChecked() throws {
    let site = try BuiltSite([
      "content/a.md": "## Here\n\n[1](#here) [2](#gone) [3](b.md#there) [4](b.md#gone) [5](#top)",
      "content/b.md": "## There\n\nx",
    ])
    #expect(
      site.headlines == [
        "this page has no entry \"gone\"", "the page \"b.md\" has no entry \"gone\"",
      ])
  }

  @Test func linksIntoSplitPagesFindTheFileOfTheirPlace() throws {
    let site = try BuiltSite([
      "content/a.md": "[1](s.md) [2](s.md#c) [3](s.md#ars) [4](s.md#gone)",
      "content/s.md":
        "---\nsplit: true\n---\n## C\n\n> Ars\n\n> Bis [5](#pax)\n\n## D\n\n> Pax\n\n> Mors",
    ])
    #expect(addresses(site, "a.html") == ["s.html", "s/c.html#c", "s/c.html#ars", "s.html#gone"])
    #expect(site.files["s/c.html"]?.contains("href=\"d.html#pax\"") == true)
    #expect(site.headlines == ["the page \"s.md\" has no entry \"gone\""])
  }

  @Test func linksAndPicturesOfRawHTMLAreResolvedAndChecked() throws {
    let site = try BuiltSite([
      "content/a.md": "x <a href='b.md'>y</a> <a href='z.md'>z</a> <img src='p.svg'>",
      "content/b.md": "x",
      "content/p.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"3\" height=\"2\"/>",
    ])
    let main = site.main("a.html")
    #expect(main.contains("<a href=\"b.html\">y</a>"))
    #expect(main.contains("<img src=\"p.svg\" alt=\"\" width=\"3\" height=\"2\""))
    #expect(site.headlines == ["the page \"z.md\" does not exist"])
  }

  @Test func filesThatTheSiteMakesCanBeLinkedTo() throws {
    let links = ["feed.xml", "quotes.json", "sitemap.xml", "404.html", "style.css", "mine.css"]
    let site = try BuiltSite([
      "florilegium.yml": "base_url: https://e.org/\nmenu: [{title: Feed, path: feed.xml}]\n",
      "Templates/mine.css": "p {}",
      "content/a.md": "---\ndate: 2024-01-01\naliases: [/older/]\n---\nx",
      "content/b.md": (links + ["older/"]).map { "[x](\($0))" }.joined(separator: " "),
    ])
    #expect(addresses(site, "b.html") == links + ["a.html"])
    #expect(site.headlines == [])
    #expect(site.files["b.html"]?.contains("<li><a href=\"feed.xml\">Feed</a></li>") == true)
  }

  @Test func filesThatTheSiteDoesNotMakeAreMissed() throws {
    let site = try BuiltSite([
      "content/a.md": "[x](feed.xml) [x](quotes.json) [x](404.html)",
      "florilegium.yml": "outputs: {not_found: false}\nrules: {no-base-url: off}\n",
    ])
    #expect(
      site.headlines
        == ["feed.xml", "quotes.json", "404.html"].map { "the file \"\($0)\" does not exist" })
  }

  @Test func aFolderByAnotherCaseIsFound() throws {
    let site = try BuiltSite(["content/a.md": "[b](B.md)", "content/b.md": "x"])
    #expect(addresses(site, "a.html") == ["b.html"])
  }
}

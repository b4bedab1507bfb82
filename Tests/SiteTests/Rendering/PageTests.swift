import Site
import TestSupport
import Testing

@Suite struct PageTests {
  @Test func titlesAndDescriptionsAreEscaped() throws {
    let site = try BuiltSite([
      "content/a.md": "---\ntitle: A </title><script>\ndescription: \"\\\"><b>\"\n---\nx",
      "florilegium.yml": "title: <i>\nauthor: \"\\\">\"\n",
    ])
    let page = site.files["a.html"] ?? ""
    #expect(page.contains("<title>A &lt;/title&gt;&lt;script&gt; · &lt;i&gt;</title>"))
    #expect(page.contains("<meta name=\"description\" content=\"&quot;&gt;&lt;b&gt;\">"))
    #expect(page.contains("\"name\":\"A \\u003c/title\\u003e\\u003cscript\\u003e\""))
    #expect(page.components(of: "<script").count == 4)
  }

  @Test func absoluteAddressesNeedABase() throws {
    let files = [
      "content/a b.md": "---\nimage: p.png\n---\nx", "content/c/d.md": "x", "content/p.png": "x",
    ]
    let site = try BuiltSite(files) { $0.baseURL = "https://a.b/c" }
    let page = site.files["a b.html"] ?? ""
    #expect(page.contains("<link rel=\"canonical\" href=\"https://a.b/c/a%20b.html\">"))
    #expect(page.contains("<meta property=\"og:image\" content=\"https://a.b/c/p.png\">"))
    #expect(site.files["c/index.html"]?.contains("href=\"https://a.b/c/c/\"") == true)
    #expect(site.files["index.html"]?.contains("rel=\"canonical\" href=\"https://a.b/c/\"") == true)
    #expect(site.files["404.html"]?.contains("href=\"/c/style.css\"") == true)
    let without = try BuiltSite(files)
    #expect(without.files["a b.html"]?.contains("canonical") == false)
    #expect(without.files["404.html"]?.contains("href=\"/style.css\"") == true)
  }

  @Test func furnitureIsFoundFromEveryPage() throws {
    let site = try BuiltSite(["content/a.md": "x", "content/b/c.md": "x"])
    #expect(site.files["a.html"]?.contains("href=\"style.css\"") == true)
    #expect(site.files["b/index.html"]?.contains("href=\"../style.css\"") == true)
    #expect(site.files["b/index.html"]?.contains("src=\"../script.js\"") == true)
    #expect(site.files["b/index.html"]?.contains("class=\"fl-home\"") == false)
  }

  @Test func toolsAndJumpsComeWithSize() throws {
    func quotes(_ count: Int) -> String { (0..<count).map { "> q\($0)\n\n" }.joined() }
    #expect(try !page(quotes(14)).contains("fl-tools"))
    #expect(try page(quotes(15)).contains("fl-tools"))
    func sections(_ count: Int) -> String {
      (0..<count).map { "## S\($0)\n\n> a\($0)\n\n> b\($0)\n\n" }.joined()
    }
    #expect(try !page(sections(7)).contains("fl-jumps"))
    let links = between("fl-jumps", "</nav>", in: try page(sections(8)))
    #expect(all(between: "href=\"", "\"", in: links) == (0..<8).map { "#s\($0)" })
  }

  @Test func aSplitPageListsItsSections() throws {
    let site = try BuiltSite([
      "content/s.md":
        "---\nsplit: true\ntitle: S\nlang: la\n---\nIntro\n\n## C\n\n> a\n\n> b\n\n### D\n\nx\n\n## E & F\n\n> c\n\n> d\n"
    ])
    #expect(
      site.files.keys.filter { $0.hasPrefix("s") && $0.hasSuffix("html") }.sorted()
        == ["s.html", "s/c.html", "s/e-f.html"])
    let contents = site.main("s.html")
    #expect(contents.contains("<p>Intro</p>"))
    #expect(all(between: "<h2><a href=\"", "\"", in: contents) == ["s/c.html", "s/e-f.html"])
    #expect(!contents.contains("fl-entries"))
    let section = site.files["s/e-f.html"] ?? ""
    #expect(section.contains("<title>E &amp; F</title>"))
    #expect(section.contains("<h1>E &amp; F</h1>"))
    #expect(section.contains("<p>c</p>") && !section.contains("Intro"))
  }

  @Test func aPageThatIsTooLargeIsToldOnce() throws {
    let quotes = (0..<2_600).map { "> q\($0)\n\n" }
    let markdown =
      "## A\n\n" + quotes.joined() + "## B\n\n" + quotes.map { "> b" + $0.dropFirst(2) }.joined()
    let site = try BuiltSite(["content/a.md": markdown])
    #expect(site.rules == ["page-too-large"])
    let split = try BuiltSite(["content/a.md": "---\nsplit: true\n---\n" + markdown])
    #expect(split.rules == [])
  }

  @Test func aSplitPageKnowsWhereItsPlacesAreNow() throws {
    let site = try BuiltSite([
      "content/s.md": "---\nsplit: true\n---\n## C\n\n> a\n\n> b\n\n## D?\n\n> é\n\n> d\n"
    ])
    let json = between("id=\"fl-moved\">", "</script>", in: site.main("s.html"))
    func hash(_ id: String) -> String {
      let hash = id.utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
      return String(hash, radix: 36)
    }
    let first = ["c", "a", "b"].map(hash).joined(separator: " ")
    let second = ["d", "é", "d-d"].map(hash).joined(separator: " ")
    #expect(json == "{\"s/c.html\":\"\(first)\",\"s/d.html\":\"\(second)\"}")
    #expect(!site.main("s/c.html").contains("fl-moved"))
  }

  @Test func aSectionsOwnPageBeginsItsHeadingsAnew() throws {
    let site = try BuiltSite([
      "content/s.md":
        "---\nsplit: true\nitems: headings\nstyle: sections\n---\n# S\n\n## A\n\n### B\n\n#### C\n\nx\n\n### D\n\n#### E\n\ny\n"
    ])
    let section = site.main("s/a.html")
    #expect(section.contains("<h2 class=\"fl-label\">B</h2>"))
  }

  @Test func wordsCanBeReplacedAndPagesHaveTheirLanguage() throws {
    let site = try BuiltSite([
      "content/a.md": "---\nlanguage: he\n---\nx", "florilegium.yml": "strings: {skip: Jump}\n",
    ])
    #expect(site.files["a.html"]?.contains("<html lang=\"he\" dir=\"rtl\">") == true)
    #expect(site.files["a.html"]?.contains(">Jump</a>") == true)
    #expect(site.files["index.html"]?.contains("<html lang=\"en\">") == true)
  }

  @Test func proseIsNoIntroduction() throws {
    #expect(try page("Just text.\n").contains("<div class=\"fl-prose\">\n<p>Just text.</p>"))
    #expect(try page("Intro.\n\n## A?\n\nx\n").contains("<div class=\"fl-intro\">\n<p>Intro.</p>"))
  }

  @Test func calloutsAreEntriesOfAPageThatIsMadeOfThem() throws {
    let callouts = "> [!note] One\n> Text\n\n> [!tip] Two\n> Text\n"
    #expect(try BuiltSite(["content/a.md": callouts]).result.entries == 2)
    #expect(try BuiltSite(["content/a.md": "Text.\n\nMore.\n\n" + callouts]).result.entries == 0)
    #expect(try BuiltSite(["content/a.md": "## A\n\nb\n\n" + callouts]).result.entries == 1)
  }

  @Test func theFooterIsALineOfMarkdown() throws {
    let site = try BuiltSite([
      "content/b/a.md": "x", "content/c.md": "x", "florilegium.yml": "footer: \"*F* [c](c.md)\"\n",
    ])
    #expect(
      between("<footer", "</footer>", in: site.files["b/index.html"] ?? "").contains(
        "<p><em>F</em> <a href=\"../c.html\">c</a></p>"))
  }

  @Test func rawHTMLFollowsTheSite() throws {
    let markdown = "a <b onclick=x>c</b> <script>d</script>\n"
    #expect(try page(markdown).contains("a <b>c</b> &lt;script&gt;d&lt;/script&gt;"))
    #expect(
      try page(markdown, configuration: "raw_html: escape\n").contains("&lt;b onclick=x&gt;"))
    #expect(try page(markdown, configuration: "raw_html: drop\n").contains("a c d"))
  }
}

extension String {
  /// The parts between the places of a text.
  fileprivate func components(of text: String) -> [Substring] { split(separator: text) }
}

import Diagnostics
import Site
import TestSupport
import Testing

/// What stands around the entries of a page: where it is, what it is about, when it is from.
@Suite struct AroundThePageTests {
  // MARK: Neighbours

  @Test func aPageLeadsToThoseBesideIt() throws {
    let site = try BuiltSite([
      "content/a.md": "# First\n\nx", "content/b.md": "---\ntitle: Second\nlang: la\n---\nx",
      "content/c.md": "x",
    ])
    let page = site.files["b.html"] ?? ""
    #expect(
      page.contains(
        "<a class=\"fl-turn\" href=\"a.html\" rel=\"prev\"><span>Previous page</span> "
          + "<span>First</span></a>"))
    #expect(page.contains("href=\"c.html\" rel=\"next\"><span>Next page</span> <span>c</span>"))
    #expect(site.files["a.html"]?.contains("rel=\"prev\"") == false)
    #expect(site.files["a.html"]?.contains("<span lang=\"la\">Second</span>") == true)
    #expect(site.files["c.html"]?.contains("rel=\"next\"") == false)
    #expect(site.files["index.html"]?.contains("fl-turn") == false)
    #expect(site.files["404.html"]?.contains("fl-turn") == false)
  }

  @Test func aLargeSiteNamesOnlyTheTitlesThatItKnows() throws {
    var files = Dictionary(uniqueKeysWithValues: (0..<210).map { ("content/p\($0).md", "# P\n") })
    files["content/p1.md"] = "---\ntitle: One\n---\nx"
    let site = try BuiltSite(files)
    #expect(site.files["p0.html"]?.contains("<span>Next page</span> <span>One</span>") == true)
    #expect(site.files["p1.html"]?.contains("rel=\"prev\"><span>Previous page</span></a>") == true)
  }

  @Test func theSectionsOfASplitPageFollowOneAnother() throws {
    let site = try BuiltSite([
      "florilegium.yml": "title: Home\n",
      "content/a.md":
        "---\ntitle: Latin\nsplit: true\n---\n## A\n\n### x\n\ny\n\n## B\n\n### x\n\ny\n",
    ])
    let first = site.files["a/a.html"] ?? ""
    #expect(first.contains("href=\"b.html\" rel=\"next\"><span>Next page</span> <span>B</span>"))
    #expect(!first.contains("rel=\"prev\""))
    #expect(
      between("<nav class=\"fl-trail\" aria-label=\"You are here\">", "</nav>", in: first)
        == "\n<ol>\n<li><a href=\"../index.html\">Home</a></li>\n"
        + "<li><a href=\"../a.html\">Latin</a></li>\n</ol>\n")
    #expect(site.files["a.html"]?.contains("fl-trail") == false)
    #expect(first.contains("<a href=\"../a.html\" aria-current=\"true\">Latin</a>"))
  }

  @Test func aFolderLeadsBackToTheTop() throws {
    let site = try BuiltSite(["content/a/b.md": "> x\n\n> y\n", "content/c.md": "x"])
    #expect(
      site.files["a/index.html"]?.contains("<li><a href=\"../index.html\">Pages</a></li>") == true)
    // Without a title of the site nothing else leads there.
    #expect(site.files["c.html"]?.contains("<li><a href=\"index.html\">Pages</a></li>") == true)
  }

  // MARK: The menu

  @Test func theMenuHoldsNamesAndOtherSites() throws {
    let site = try BuiltSite([
      "content/a.md": "# A\n\nx", "content/b.md": "x",
      "florilegium.yml":
        "menu: [{title: All of it, path: a.md}, b.md, {title: Code, url: 'https://a.b/c?d&e'}]\n",
    ])
    #expect(
      between("<nav aria-label=\"Pages\">", "</nav>", in: site.files["b.html"] ?? "")
        == "\n<ul>\n<li><a href=\"a.html\">All of it</a></li>\n"
        + "<li><a href=\"b.html\" aria-current=\"page\">b</a></li>\n"
        + "<li><a href=\"https://a.b/c?d&amp;e\">Code</a></li>\n</ul>\n")
    #expect(site.rules == [])
  }

  // MARK: Dates and tags

  @Test func dateAndTagsStandUnderTheTitle() throws {
    let site = try BuiltSite([
      "content/a.md":
        "---\ndate: 2024-05-31\ntags: [stone, 'a&b c']\nlang: la\nlanguage: de\n---\nx"
    ])
    #expect(
      site.main("a.html").contains(
        "<p class=\"fl-meta\"><time datetime=\"2024-05-31\" lang=\"de\">31. Mai 2024</time> "
          + "<a href=\"index.html?q=stone\">stone</a> "
          + "<a href=\"index.html?q=a%26b+c\">a&amp;b c</a></p>"))
    let home = site.main("index.html")
    #expect(home.contains("<p class=\"fl-meta\">stone, a&amp;b c</p>"))
    #expect(home.contains("<time datetime=\"2024-05-31\">31. Mai 2024</time>"))
    #expect(home.contains("type=\"search\""))
  }

  @Test func tagsOfEntriesFillTheFilterWhereThereIsOne() throws {
    let few = try page("> A.\n> — B {tags=x,y date=1265-05-21}\n\n> C.\n")
    #expect(
      few.contains(
        "<p class=\"fl-meta\"><time datetime=\"1265-05-21\">21 May 1265</time> <span>x</span> "
          + "<span>y</span></p>"))
    let many = try page(String(repeating: "> A.\n> — B {tags=x}\n\n", count: 15))
    #expect(many.contains("<p class=\"fl-meta\"> <a href=\"?q=x\">x</a></p>"))
  }

  @Test func authorsFillTheFilterWhereItCouldTellThemApart() throws {
    let quotes = String(repeating: "> A.\n> — Ana Ríos, *W*\n\n> C.\n> — D\n\n", count: 8)
    #expect(
      try page(quotes).contains("<a href=\"?q=Ana+R%C3%ADos\">Ana R\u{ED}os</a>, <cite>W</cite>"))
    #expect(try !page("---\nauthor: D\n---\n" + quotes).contains("?q=D"))
    #expect(try !page("> A.\n> — B\n\n> C.\n> — D\n").contains("?q="))
    let linked = try page(String(repeating: "> A.\n> — B (https://a.b)\n\n", count: 15))
    #expect(linked.contains("<figcaption><a href=\"https://a.b\">B</a></figcaption>"))
  }

  // MARK: Descriptions

  @Test(arguments: [
    ("---\ndescription: Given.\n---\nText.\n", "Given."),
    ("# T\n\nFirst *text*\nof it.\n\nMore.\n\n## A?\n\nB\n", "First text of it."),
    ("# T\n\n## A\n\n### First\n\nx\n\n### Second\n\ny\n", "First"),
    (
      "---\nitems: none\n---\n" + String(repeating: "word ", count: 60),
      String(repeating: "word ", count: 31) + "word…"
    ),
  ])
  func aPageIsDescribedByItsFirstText(_ markdown: String, _ description: String) throws {
    let site = try BuiltSite(["content/p.md": markdown])
    let page = site.files["p.html"] ?? ""
    #expect(page.contains("<meta name=\"description\" content=\"\(description)\">"))
    #expect(page.contains("<meta property=\"og:description\" content=\"\(description)\">"))
  }

  @Test func theSiteIsDescribedOnItsHomePage() throws {
    let site = try BuiltSite([
      "content/a.md": "x", "florilegium.yml": "description: Stones & more.\n",
    ])
    let home = site.files["index.html"] ?? ""
    #expect(home.contains("<meta name=\"description\" content=\"Stones &amp; more.\">"))
    #expect(home.contains("<p class=\"fl-intro\">Stones &amp; more.</p>"))
    #expect(site.files["a.html"]?.contains("Stones") == false)
  }

  // MARK: Headings

  @Test func headingsStandBeforeTheRowsOrNowhere() throws {
    let markdown = "## *A*\n\n### x\n\ny\n\n### z\n\nc\n"
    let before = try page(markdown, configuration: "headings: before\n")
    #expect(
      before.contains(
        "<li class=\"fl-entry\"><h2 class=\"fl-hidden\">A</h2><details class=\"fl-section\">"))
    #expect(before.contains("<span class=\"fl-label\"><em>A</em></span>"))
    let none = try page(markdown, configuration: "headings: none\n")
    #expect(!none.contains("<h2"))
  }

  @Test func onlyAnOldSiteCanStay() throws {
    let files = ["content/a.md": "---\nstyle: x\n---\n"]
    var site = try BuiltSite(files)
    #expect(site.result.summary == nil && !site.result.keepsOldSite)
    site = try BuiltSite(["content/a.md": "x"])
    try site.folder.write("content/a.md", "---\nstyle: x\n---\n")
    #expect(try BuiltSite(site.folder).result.keepsOldSite)
  }
}

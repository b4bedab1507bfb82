import Diagnostics
import Output
import Platform
import Site
import TestSupport
import Testing

@Suite struct BuildPlanTests {
  @Test func filesAndFoldersBecomePages() throws {
    let site = try BuiltSite([
      "content/faq.md": "## a?\n\nb", "content/latin/c.md": "# C\n\n> a\n\n> b",
      "content/latin/index.md": "# Latin\n\nIntro", "content/a.png": "x",
      "content/latin/b.txt": "x",
    ])
    #expect(
      Set(site.files.keys) == [
        "faq.html", "latin/index.html", "index.html", "a.png", "latin/b.txt", "404.html",
        "style.css", "script.js", "icon.svg", ".nojekyll", "search.js",
        "search/index.js",
      ])
    #expect(site.result.pages == 3)
  }

  @Test func aFolderIsOnePageOfSectionsByWeightThenName() throws {
    let site = try BuiltSite([
      "content/latin/index.md": "---\ntitle: Latin\n---\nIntro",
      "content/latin/b.md": "> b\n\n> bb",
      "content/latin/a.md": "# First\n\n> a\n\n> aa",
      "content/latin/z.md": "---\nweight: 1\n---\n> z\n\n> zz",
      "content/latin/old/index.md": "---\nweight: 2\ntitle: Old\n---\n",
      "content/latin/old/y.md": "> y\n\n> yy",
    ])
    let labels = all(between: "<h2 class=\"fl-label\">", "<", in: site.main("latin/index.html"))
    #expect(labels == ["z", "Old", "First", "b"])
    #expect(site.main("latin/index.html").contains("<h3 class=\"fl-label\">y</h3>"))
    #expect(site.main("latin/index.html").contains("<p>Intro</p>"))
  }

  @Test func theIndexOfAFolderSpeaksForItsFiles() throws {
    let site = try BuiltSite([
      "content/q/index.md": "---\nlang: la\ntranslation: ru\n---\n",
      "content/q/a.md": "> Ars\n\nИскусство\n\n> Vita\n\nЖизнь",
      "content/q/b.md": "---\ntranslation: de\n---\n> Mors\n\nTod\n\n> Pax\n\nFrieden",
    ])
    let main = site.main("q/index.html")
    #expect(main.contains("<main id=\"fl-main\" lang=\"la\">"))
    #expect(all(between: "<blockquote lang=\"", "\"", in: main) == ["ru", "ru", "de", "de"])
  }

  @Test func draftsAreLeftOutUnlessAskedFor() throws {
    let files = [
      "content/a.md": "---\ndraft: true\n---\nA", "content/b.md": "B",
      "content/c/index.md": "---\npublish: false\n---\n", "content/c/d.md": "D",
      "content/e/f.md": "---\ndraft: true\n---\nF", "content/e/g.md": "G",
    ]
    let site = try BuiltSite(files)
    #expect(
      site.files.keys.filter { $0.hasSuffix(".html") }.sorted()
        == ["404.html", "b.html", "e/index.html", "index.html"])
    #expect(!site.main("e/index.html").contains("F"))
    let all = try BuiltSite(files) { $0.includesDrafts = true }
    #expect(all.files["a.html"]?.contains("fl-draft") == true)
    #expect(all.files["c/index.html"] != nil)
  }

  @Test func unlistedPagesAreWrittenAndNotListed() throws {
    let site = try BuiltSite([
      "content/a.md": "---\nunlisted: true\n---\nA", "content/b.md": "B",
    ])
    #expect(site.files["a.html"]?.contains("<meta name=\"robots\" content=\"noindex\">") == true)
    #expect(site.files["b.html"]?.contains("a.html") == false)
    #expect(site.files["index.html"]?.contains("a.html") == false)
    #expect(site.files["b.html"]?.contains("noindex") == false)
  }

  @Test func privateNamesAreNotPublished() throws {
    let site = try BuiltSite([
      "content/a.md": "A", "content/_b.md": "B", "content/.c/d.png": "x", "content/_headers": "h",
      "content/.well-known/x.txt": "w", "content/CNAME": "a.b", "content/d/_e.txt": "e",
    ])
    #expect(site.files["_headers"] == "h")
    #expect(site.files[".well-known/x.txt"] == "w")
    #expect(site.files["CNAME"] == "a.b")
    #expect(
      site.files.keys.allSatisfy { !$0.contains("_b") && !$0.contains("_e") && $0 != ".c/d.png" })
  }

  @Test func theMenuHoldsEightPagesByWeightAndThenAllPages() throws {
    var files: [String: String] = [:]
    for number in 1...9 {
      files["content/p\(number).md"] = "---\ntitle: P\(number)\nweight: \(10 - number)\n---\nx"
    }
    let site = try BuiltSite(files)
    let menu = between("<nav", "</nav>", in: site.files["p1.html"] ?? "")
    #expect(
      all(between: "href=\"", "\"", in: menu)
        == (2...9).reversed().map { "p\($0).html" } + ["index.html"])
    let links = all(between: "<h2><a href=\"", "\"", in: site.main("index.html"))
    #expect(links == (1...9).reversed().map { "p\($0).html" })
  }

  @Test func theMenuCanBeChosen() throws {
    let site = try BuiltSite([
      "florilegium.yml": "menu: [b.md, c, x.md]\nbase_url: https://x.example/\n",
      "content/a.md": "A",
      "content/b.md": "# Bee\n\nB", "content/c/d.md": "D",
    ])
    let menu = between("<nav", "</nav>", in: site.files["a.html"] ?? "")
    #expect(all(between: "href=\"", "\"", in: menu) == ["b.html", "c/index.html", "index.html"])
    #expect(menu.contains(">Bee<"))
    #expect(site.headlines == ["the page \"x.md\" of the menu does not exist"])
    #expect(try site.place(of: "broken-link") == "x.md")
  }

  @Test func twoSourcesForOneOutputAreAnErrorThatNamesBoth() throws {
    let site = try BuiltSite(["content/A.md": "a", "content/a.md": "b", "content/c.md": "c"])
    #expect(site.rules == ["output-collision"])
    #expect(site.headlines[0].contains("\"a.md\"") && site.headlines[0].contains("\"A.md\""))
    #expect(site.result.summary == nil)
    let other = try BuiltSite(["content/a.md": "a", "content/a.html": "b"])
    #expect(other.headlines[0].contains("\"a.html\" and \"a.md\""))
  }

  @Test func aPlainFolderIsASite() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try folder.write("notes/quotes.md", "> a\n\n> b")
    try folder.write("notes/style.css", "mine")
    try folder.write("notes/public/old.html", "x")
    let site = try BuiltSite(folder) {
      $0.path = folder.path("notes")
      $0.output = folder.path("public")
    }
    #expect(site.files["quotes.html"]?.contains("fl-style.css") == true)
    #expect(site.files["style.css"] == "mine")
    #expect(site.files["fl-style.css"] != nil)
  }

  @Test func theOutputIsNoSource() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try folder.write("a.md", "A")
    _ = try BuiltSite(folder)
    let again = try BuiltSite(folder)
    #expect(again.files.keys.allSatisfy { !$0.hasPrefix("public") })
    #expect(again.result.summary?.written == [])
  }

  @Test func oneFileIsASite() throws {
    let folder = try TemporaryFolder(inMemory: true)
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"3\" height=\"2\"/>"
    try folder.write("quotes.md", "# Sayings\n\n![x](p/a.svg)\n\n> a\n\n> b")
    try folder.write("p/a.svg", svg)
    try folder.write("p/b.svg", svg)
    let site = try BuiltSite(folder) { $0.path = folder.path("quotes.md") }
    #expect(
      Set(site.files.keys) == [
        "index.html", "404.html", "style.css", "script.js", "icon.svg", ".nojekyll", "p/a.svg",
      ])
    #expect(site.files["index.html"]?.contains("<title>Sayings</title>") == true)
    #expect(site.files["index.html"]?.contains("src=\"p/a.svg\" width=\"3\" height=\"2\"") == true)
  }

  @Test func whatIsNoSiteIsRefused() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try folder.write("a.txt", "x")
    #expect(throws: OutputError.self) { try BuiltSite(folder) }
    #expect(throws: OutputError.self) { try BuiltSite(folder) { $0.path = folder.path("none") } }
  }

  @Test func aHomePageIsMadeOrRead() throws {
    let made = try BuiltSite(["content/a.md": "A", "florilegium.yml": "title: Mine\n"])
    #expect(made.main("index.html").contains("<h1>Mine</h1>"))
    #expect(made.files["index.html"]?.contains("<title>Mine</title>") == true)
    let read = try BuiltSite([
      "content/index.md": "---\nlist: false\n---\nHello", "content/a.md": "A",
      "florilegium.yml": "title: Mine\n",
    ])
    #expect(read.main("index.html").contains("<p>Hello</p>"))
    #expect(!read.main("index.html").contains("a.html"))
    let own = try BuiltSite(["content/index.html": "mine", "content/a.md": "A"])
    #expect(own.files["index.html"] == "mine")
  }
}

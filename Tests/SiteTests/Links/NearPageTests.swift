import Diagnostics
import Site
import TestSupport
import Testing

/// What a link or a menu most likely meant that leads nowhere.
struct NearPageTests {
  private let pages = [
    "content/vocabulary.md": "# Words\n\nx", "content/questions.md": "---\ntitle: FAQ\n---\nx",
    "content/deep/latin.md": "x", "content/garden.svg": "<svg/>",
  ]

  private func fix(_ link: String) throws -> String {
    let site = try BuiltSite(pages.merging(["content/a.md": link]) { $1 })
    return try #require(site.faults.first { $0.range != nil }).fix
  }

  @Test(arguments: [
    ("[x](vocab)", "vocabulary.md"), ("[x](vocabulary)", "vocabulary.md"),
    ("[x](vocabluary.md)", "vocabulary.md"), ("[x](vocabulary.htm)", "vocabulary.md"),
    ("[x](faq)", "questions.md"), ("[x](FAQ.md)", "questions.md"),
    ("[x](latn.md)", "deep/latin.md"), ("[x](latin.md)", "deep/latin.md"),
    ("![x](gardn.svg)", "garden.svg"), ("[x](gardne.svg)", "garden.svg"),
  ])
  func `the nearest page or file is named`(link: String, path: String) throws {
    #expect(try fix(link) == "did you mean `\(path)`?")
  }

  @Test(arguments: [
    ("![x](<pic/abcd.png>)", "<pic/a bcde.png>"), ("![x](<../abcd.png>)", "<../pic/a bcde.png>"),
    ("![x](../stone.png)", "../pic/stone.png"), ("<img src='stone.png'>", "../pic/stone.png"),
    ("![x](ston.png)", "../pic/stone.png"), ("![x](stone.jpg)", "../pic/stone.png"),
  ])
  func `the way out works where it is pasted`(link: String, path: String) throws {
    var files = ["content/pic/a bcde.png": "x", "content/pic/stone.png": "x"]
    let folder = link.contains("<pic") ? "" : "deep/"
    files["content/\(folder)a.md"] = link
    files["content/deep/b.md"] = "y"
    let fix = try #require(try BuiltSite(files).faults.first { $0.range != nil }).fix
    #expect(fix == "did you mean `\(path)`?")
    files["content/\(folder)a.md"] = link.contains("<img") ? "<img src='\(path)'>" : "![x](\(path))"
    #expect(try BuiltSite(files).rules == [])
  }

  @Test func `an ending is no part of a name`() throws {
    let site = try BuiltSite(["content/a.md": "![x](pic/cat.png)", "content/pic/a b.png": "x"])
    #expect(site.faults.map(\.fix) == ["put it there, or correct the path"])
  }

  @Test func `a command is shown as a shell takes it`() throws {
    let site = try BuiltSite([
      "content/a.md": "[x](<b c.md#gone>)", "content/b c.md": "y [z](#gone)",
    ])
    #expect(site.faults.count == 2)
    #expect(site.faults.allSatisfy { $0.fix.contains("b c.md'`") })
  }

  @Test(arguments: ["[x](gone.md)", "[x](vo)", "[x](vocabulary.pdf)", "![x](vocab)"])
  func `what is near to none names none`(link: String) throws {
    #expect(!(try fix(link)).contains("did you mean"))
  }

  @Test(arguments: [
    ("example.org", "https://example.org"), ("www.example/a", "https://www.example/a"),
    ("example.co.uk/a.html", "https://example.co.uk/a.html"),
    ("me@example.org", "mailto:me@example.org"),
  ])
  func `an address without its scheme is shown with it`(link: String, address: String) throws {
    #expect(try fix("[x](\(link))").contains("`\(address)`"))
    let site = try BuiltSite(["content/a.md": "x", "florilegium.yml": "menu: [{url: \(link)}]\n"])
    #expect(site.faults.first { $0.range != nil }?.fix.contains("`\(address)`") == true)
  }

  @Test(arguments: ["a.md", "b.html", "c.js", "d.py", "e.pdf", "f..org", "g"])
  func `a path is no address of another site`(path: String) throws {
    #expect(!(try fix("[x](x\(path))")).contains("https:"))
  }

  @Test(arguments: [
    ("faq", "questions.md"), ("FAQ", "questions.md"), ("words", "vocabulary.md"),
    ("vocab", "vocabulary.md"), ("question.md", "questions.md"), ("latin", "deep/latin.md"),
  ])
  func `so is the page that an item of the menu means`(item: String, path: String) throws {
    let site = try BuiltSite(
      pages.merging(["florilegium.yml": "menu: [vocabulary.md, \(item)]\n"]) { $1 })
    let fault = try #require(site.faults.first { $0.rule == "broken-link" })
    #expect(fault.fix == "did you mean \"\(path)\"?")
  }

  @Test func `links of the footer are checked where it stands`() throws {
    let footer = "\"[x](nope.md) [[nope]] [y](index.md#zz) [z](a.md#b) [w](#v) ![p](p.png)\""
    let site = try BuiltSite([
      "content/a.md": "## B\n\ny", "content/index.md": "x",
      "florilegium.yml": "title: A\nbase_url: https://a.org/\nfooter: \(footer)\n",
    ])
    #expect(
      site.rules.sorted() == ["broken-link", "broken-link", "broken-link", "missing-picture"])
    #expect(
      Set(site.headlines) == [
        "the page \"nope.md\" does not exist", "the footer shows \"[[nope]]\" as it stands",
        "the page \"index.md\" has no entry \"zz\"", "the picture \"p.png\" does not exist",
      ])
    #expect(site.faults.allSatisfy { $0.path.hasSuffix("florilegium.yml") && $0.range != nil })
    let silent = try BuiltSite([
      "content/index.md": "x",
      "florilegium.yml":
        "base_url: https://a.org/\nrules: {broken-link: off}\nfooter: '[x](nope.md) [y](index.md#z)'\n",
    ])
    #expect(silent.rules == [])
  }

  @Test func `the picture that begins a label is checked`() throws {
    let site = try BuiltSite([
      "content/a.md": "- ![x](p.png) One\n- ![y](q.png) Two\n", "content/q.png": "",
    ])
    #expect(site.rules == ["missing-picture"])
  }

  @Test(arguments: ["b.md", "c", "c/d.md", "c/index.md"])
  func `a draft in the menu is told of`(item: String) throws {
    let files = [
      "content/a.md": "x", "content/b.md": "---\ndraft: true\n---\nx",
      "content/c/index.md": "---\npublish: false\n---\n", "content/c/d.md": "x",
      "florilegium.yml": "menu: [a.md, \(item)]\n",
    ]
    let site = try BuiltSite(files)
    #expect(site.headlines.contains("the page \"\(item)\" of the menu is a draft"))
    #expect(try site.place(of: "broken-link") == item)
    #expect(site.result.draftsLeftOut == 2)
    let all = try BuiltSite(files) { $0.includesDrafts = true }
    #expect(all.rules == ["no-base-url"] && all.result.draftsLeftOut == 0)
  }

  @Test func `a file of a folder in the menu is its section`() throws {
    let site = try BuiltSite([
      "content/q/one.md": "# The first\n\nx", "content/q/two.md": "---\ntitle: Other\n---\ny",
      "content/s/index.md": "---\nsplit: true\n---\n", "content/s/c.md": "> a\n\n> b\n",
      "florilegium.yml": "menu: [q/one.md, {title: Two, path: q/two.md}, s/c.md]\n",
    ])
    let menu = between("<nav", "</nav>", in: site.files["q/index.html"] ?? "")
    #expect(
      all(between: "<a ", "</a>", in: menu).prefix(3) == [
        "href=\"#the-first\">The first", "href=\"#other\">Two",
        "href=\"../s/c.html#c\">c",
      ])
    #expect(site.rules == ["no-base-url"])
  }

  @Test func `a draft that is named itself is left out of nothing`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try folder.write("a.md", "---\ndraft: true\n---\nx")
    let site = try BuiltSite(folder) { $0.path = folder.path("a.md") }
    #expect(site.result.draftsLeftOut == 0 && site.files["index.html"] != nil)
  }
}

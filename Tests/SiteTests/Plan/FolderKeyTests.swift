import Diagnostics
import Site
import TestSupport
import Testing

/// Keys of front matter in files that are sections of their folder's page: each does what it says,
/// or somebody is told that it does not.
struct FolderKeyTests {
  private static let quotes = "> Zebra.\n\n> Second.\n"

  private func folder(
    _ keys: String, index: String = "title: Folder", settings: String = "title: Test\n",
    _ more: [String: String] = [:], _ change: (inout BuildRequest) -> Void = { _ in }
  ) throws -> BuiltSite {
    let files = [
      "florilegium.yml": settings, "content/q/index.md": "---\n\(index)\n---\n",
      "content/q/one.md": "---\n\(keys)\n---\n\(Self.quotes)",
      "content/q/two.md": "> Third.\n\n> Fourth.\n", "content/z.md": "> Fifth.\n\n> Sixth.\n",
    ]
    return try BuiltSite(files.merging(more) { $1 }, change)
  }

  @Test(arguments: [
    "description: Words", "dir: rtl", "exclusive: true", "group: letter", "image: a.png",
    "open: all", "open: [zebra]", "readout: true", "reverse: true", "sort: label", "split: true",
    "style: cards", "tap: label", "STYLE: cards",
  ])
  func `a key of pages has no effect, and its place and the way out are named`(key: String) throws {
    let site = try folder(key)
    #expect(site.rules == ["key-without-effect", "no-base-url"])
    let name = String(key.prefix { $0 != ":" })
    #expect(try site.place(of: "key-without-effect") == name)
    let fault = try #require(site.faults.first)
    #expect(fault.severity == .warning && fault.headline.contains("\"\(name)\""))
    #expect(fault.fix.contains("/content/q/index.md"))
    #expect(try folder("title: One").main("q/index.html").contains("One"))
    let without = try folder("weight: 3")
    #expect(site.main("q/index.html") == without.main("q/index.html"))
  }

  @Test(arguments: [
    "style: cards", "exclusive: false", "list: true", "unlisted: false", "split: false",
    "title: One", "weight: 1", "date: 2024-05-31", "tags: [a]", "aliases: [uno]", "lang: la",
    "translation: en", "author: Ada", "source: Letters", "items: quotes", "attribution: off",
    "breaks: keep", "smart: true", "depth: 2", "excerpt: 9", "language: la", "draft: false",
  ])
  func `a key of files, and one that says what the page is anyway, is no fault`(key: String) throws
  {
    let site = try folder(key, index: "style: cards\nexclusive: false")
    #expect(site.rules.filter { $0 == "key-without-effect" } == [])
  }

  @Test func `a bad value of a key without effect is still one`() throws {
    #expect(try folder("style: carousel").rules.contains("bad-value"))
  }

  @Test func `the text of a folder inside speaks for its files, and not for the page`() throws {
    let site = try folder(
      "weight: 1",
      [
        "content/q/in/index.md": "---\nstyle: cards\n---\n",
        "content/q/in/a.md": "---\nstyle: cards\n---\n" + Self.quotes,
      ])
    let places = site.faults.filter { $0.rule == "key-without-effect" }.map(\.path)
    #expect(places.map { $0.hasSuffix("content/q/in/index.md") } == [true])
  }

  @Test func `without a text of the folder the way out names the one to write`() throws {
    let site = try BuiltSite(["content/q/one.md": "---\nopen: all\n---\n" + Self.quotes])
    #expect(site.faults.first?.fix.contains("content/q/index.md") == true)
  }

  @Test func `the furniture's language of a section is that of a text that names none`() throws {
    let french = try folder("language: fr")
    #expect(french.main("q/index.html").contains("lang=\"fr\""))
    #expect(french.files["q/index.html"]?.contains("<html lang=\"en\">") == true)
    #expect(french.main("q/index.html") == (try folder("lang: fr")).main("q/index.html"))
    let latin = try folder("lang: la\nlanguage: fr")
    #expect(try latin.place(of: "key-without-effect") == "language")
    #expect(latin.faults.first?.fix.contains("`lang: fr`") == true)
    let inner = try folder(
      "weight: 1",
      [
        "content/q/in/index.md": "---\nlanguage: fr\n---\n", "content/q/in/a.md": Self.quotes,
      ])
    #expect(inner.main("q/index.html").contains("<li class=\"fl-entry\" lang=\"fr\">"))
  }

  @Test func `an unlisted file is a page of its own, and in no list`() throws {
    let site = try folder("unlisted: true", settings: "base_url: https://a.example/\n")
    let page = try #require(site.files["q/one.html"])
    #expect(page.contains("noindex") && page.contains("Zebra"))
    for (name, text) in site.files where name != "q/one.html" {
      #expect(!text.contains("Zebra") && !text.contains("q/one.html"), "\(name)")
    }
    #expect(site.main("q/index.html").contains("Third"))
  }

  @Test func `so is an unlisted folder, with its files`() throws {
    let site = try folder(
      "weight: 1", index: "lang: la",
      [
        "content/q/in/index.md": "---\nunlisted: true\n---\n", "content/q/in/a.md": "> Hidden.\n",
        "content/q/in/deep/b.md": "> Deeper.\n", "content/z.md": "[a](q/in/a.md)",
      ])
    let page = site.main("q/in/index.html")
    #expect(page.contains("Hidden") && page.contains("Deeper"))
    #expect(!site.main("q/index.html").contains("Hidden"))
    #expect(!site.main("q/index.html").contains("Deeper"))
    #expect(site.main("z.html").contains("href=\"q/in/index.html#a\""))
  }

  @Test func `a draft is none of its pages, unlisted or not`() throws {
    let site = try folder("unlisted: true\ndraft: true")
    #expect(site.files["q/one.html"] == nil && site.result.draftsLeftOut == 1)
    let all = try folder("unlisted: true", index: "draft: true")
    #expect(all.files.keys.filter { $0.hasPrefix("q/") } == [])
  }

  @Test(arguments: [("unlisted: true", "title: Test\n"), ("", "defaults: {unlisted: true}\n")])
  func `on a page that is unlisted an unlisted file stays a section`(
    index: String, settings: String
  ) throws {
    let site = try folder("unlisted: true", index: index, settings: settings)
    #expect(site.main("q/index.html").contains("Zebra") && site.files["q/one.html"] == nil)
    #expect(site.files["q/index.html"]?.contains("noindex") == true)
  }

  @Test func `the old address of a file leads on to its section`() throws {
    let site = try folder(
      "aliases: [old.html, /older/, uno]\ntitle: One & more",
      ["content/z.md": "[a](old.html) [[uno]] [[One & more]]"])
    let old = try #require(site.files["old.html"])
    #expect(old.contains("<meta http-equiv=\"refresh\" content=\"0; url=q/index.html#one-more\">"))
    #expect(old.contains("<title>One &amp; more</title>"))
    #expect(site.files["older/index.html"]?.contains("url=../q/index.html#one-more") == true)
    #expect(site.files["uno"] == nil)
    #expect(
      all(between: "href=\"", "\"", in: site.main("z.html"))
        == Array(repeating: "q/index.html#one-more", count: 3))
    #expect(site.rules == ["no-base-url"])
  }

  @Test func `on a split page it leads to the page of the section`() throws {
    let site = try folder("aliases: old.html", index: "split: true")
    #expect(site.files["old.html"]?.contains("url=q/one.html\"") == true)
    let taken = try folder("aliases: z.html")
    #expect(taken.rules.contains("output-collision"))
    let none = try folder("aliases: old.html", settings: "outputs: {redirects: false}\n")
    #expect(none.files["old.html"] == nil)
  }

  @Test func `a section with a page of its own has a description and a picture of its own`() throws
  {
    let keys = "description: Of one\nimage: one.png"
    let site = try folder(
      keys, index: "split: true\ndescription: Of all", settings: "base_url: https://a.example/\n",
      ["content/q/one.png": "x"])
    #expect(site.rules == [])
    let page = try #require(site.files["q/one.html"])
    #expect(page.contains("<meta name=\"description\" content=\"Of one\">"))
    #expect(page.contains("content=\"https://a.example/q/one.png\""))
    #expect(site.files["q/index.html"]?.contains("content=\"Of all\"") == true)
    #expect(site.files["q/two.html"]?.contains("content=\"Third.\"") == true)
    let deeper = try folder(
      "weight: 1", index: "split: true",
      ["content/q/in/a.md": "---\ndescription: Of a\n---\n- Seventh\n- Eighth\n"])
    #expect(deeper.rules == ["key-without-effect", "no-base-url"])
  }

  @Test(arguments: ["> One.\n\nEin.\n", "A text.\n", "- **Why?** Because.\n", "A\n\nB\n"])
  func `a file that holds one item is the entry itself`(text: String) throws {
    let site = try BuiltSite(["content/q/one.md": text, "content/q/two.md": Self.quotes])
    #expect(!site.result.report.diagnostics.contains { $0.rule == "no-entries" })
    let page = try BuiltSite(["content/one.md": text, "content/two.md": Self.quotes])
    #expect(page.result.report.diagnostics.contains { $0.rule == "no-entries" })
  }

  @Test func `one that holds several of no shape that was found is told of`() throws {
    let site = try BuiltSite([
      "content/q/one.md": "A | B\nc | d\ne | f\n", "content/q/two.md": Self.quotes,
    ])
    #expect(site.result.report.diagnostics.contains { $0.rule == "no-entries" })
  }

  @Test func `the tags of a file are those of its section`() throws {
    let site = try folder("tags: [rome, time]")
    #expect(site.main("q/index.html").contains("<span>rome</span> <span>time</span>"))
    let grouped = try folder("tags: [rome]", index: "group: tag")
    #expect(grouped.main("q/index.html").contains("id=\"rome\""))
    let defaults = try folder("weight: 1", settings: "defaults: {tags: [all]}\n")
    #expect(!defaults.main("q/index.html").contains("<span>all</span>"))
  }
}

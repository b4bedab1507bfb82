import Diagnostics
import Output
import Platform
import Site
import TestSupport
import Testing

@Suite struct SiteBuilderTests {
  @Test func aBadPageDoesNotHideTheFaultsOfOthersAndKeepsTheOldSite() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try folder.write("content/a.md", "A")
    let old = try BuiltSite(folder)
    try folder.write("content/a.md", "---\nstyle: carousel\n---\nA")
    try folder.write("content/b.md", [0x61, 0x97, 0x62])
    try folder.write("content/c.md", "[x](none.md)")
    let site = try BuiltSite(folder)
    #expect(site.rules == ["bad-value", "invalid-utf8", "broken-link"])
    #expect(site.result.summary == nil)
    #expect(site.files == old.files)
  }

  @Test func aStrictBuildRefusesWarnings() throws {
    let files = ["content/a.md": "[x](none.md)"]
    #expect(try BuiltSite(files).result.summary != nil)
    let strict = try BuiltSite(files) { $0.isStrict = true }
    #expect(strict.result.summary == nil)
    #expect(strict.files == [:])
  }

  @Test func twoBuildsAreEqualAndTheSecondWritesNothing() throws {
    var files: [String: String] = ["florilegium.yml": "title: T\n", "content/x.png": "x"]
    for number in 0..<20 {
      files["content/f\(number % 3)/p\(number).md"] =
        "# P\(number)\n\n> a\(number)\n\n> b [c](../q.md)"
    }
    files["content/q.md"] = "## S\n\n> a\n\n> b\n\n## S\n\n> c\n\n> d"
    let first = try BuiltSite(files)
    let second = try BuiltSite(files)
    #expect(first.files == second.files)
    let path = second.folder.path
    #expect(first.headlines == second.headlines.map { $0.replacing(path, with: first.folder.path) })
    let again = try BuiltSite(first.folder)
    #expect(again.result.summary?.written == [])
    #expect(again.result.summary?.unchanged == first.result.summary?.written.count)
  }

  @Test func whatIsNoLongerWrittenIsRemoved() throws {
    let site = try BuiltSite(["content/a.md": "A", "content/b.md": "B", "content/c.png": "c"])
    try site.folder.remove("content/b.md")
    try site.folder.remove("content/c.png")
    let again = try BuiltSite(site.folder)
    // A single page needs no search.
    #expect(
      again.result.summary?.removed == ["b.html", "c.png", "search.js", "search/index.js"])
  }

  @Test func filesOverTheLimitAreNotRead() throws {
    let site = try BuiltSite([
      "content/a.md": String(repeating: "x", count: 5_000), "content/b.md": "b",
      "florilegium.yml": "max_file_size: 4KB\n",
    ])
    #expect(site.rules == ["file-too-large", "no-base-url"])
    #expect(site.result.summary == nil)
  }

  @Test func hostileNestingIsRead() throws {
    let site = try BuiltSite([
      "content/a.md": String(repeating: ">", count: 50_000) + " deep",
      "content/b.md": String(repeating: "[", count: 100_000),
      "content/c.md": String(repeating: "- ", count: 1_000) + "deep",
      "content/d.md": (0..<5_000).map { "\(String(repeating: "#", count: $0 % 6 + 1)) h\n" }
        .joined(),
    ])
    #expect(site.result.summary != nil)
    #expect(site.files["a.html"]?.contains("deep") == true)
    #expect(site.files["c.html"]?.contains("deep") == true)
  }

  @Test func faultsOfTemplatesAreFoundBesideThoseOfPages() throws {
    let site = try BuiltSite([
      "content/a.md": "[x](none.md)", "Templates/page.html": "<title>{{titel}}</title>{{>non}}",
    ])
    #expect(Set(site.rules) == ["broken-link", "missing-partial", "unknown-variable"])
    #expect(site.result.summary == nil)
    let fault = site.result.report.diagnostics.first { $0.rule == "unknown-variable" }
    #expect(fault?.fix == "did you mean \"title\"?")
  }

  @Test func aTemplateReplacesABuiltInOne() throws {
    let site = try BuiltSite([
      "content/a.md": "> x\n\n> y",
      "Templates/page.html":
        "<h1>{{title}}</h1>{{#content}}{{#list}}{{>entries}}{{/list}}{{/content}}",
      "Templates/entry.html": "[{{name}}|{{{label}}}|{{label}}]",
      "Templates/extra.css": "/* more */",
      "Templates/mine.css": "mine", "Templates/README.md": "no",
    ])
    #expect(
      site.files["a.html"]?.hasPrefix(
        "<h1>a</h1><ul class=\"fl-entries fl-tap\">[x|x|x][y|y|y]</ul>") == true)
    #expect(site.files["style.css"]?.hasSuffix("/* more */") == true)
    #expect(site.files["mine.css"] == "mine")
    #expect(site.files["README.md"] == nil)
  }

  @Test func anAssetOfTheSiteReplacesThePageForNothing() throws {
    let site = try BuiltSite([
      "content/a.md": "A", "content/404.md": "# Gone", "content/icon.svg": "mine",
    ])
    #expect(site.main("404.html").contains("<h1>Gone</h1>"))
    #expect(site.files["icon.svg"] == "mine")
    #expect(site.files["a.html"]?.contains("href=\"fl-icon.svg\"") == true)
  }

  @Test func anEmptyFileIsAPage() throws {
    let site = try BuiltSite(["content/a.md": ""])
    #expect(site.main("a.html").contains("<h1>a</h1>"))
  }

  @Test func defaultsHoldForAllPages() throws {
    let site = try BuiltSite([
      "florilegium.yml": "defaults: {lang: la, style: cards}\n",
      "content/a.md": "## A\n\nx\n\n## B\n\ny",
      "content/b/c.md": "## A\n\nx\n\n## B\n\ny",
    ])
    #expect(site.main("a.html").contains("fl-cards") && site.main("a.html").contains("lang=\"la\""))
    #expect(site.main("b/index.html").contains("fl-cards"))
    let bad = try BuiltSite(["florilegium.yml": "defaults: {style: x}\n", "content/a.md": "x"])
    #expect(bad.rules == ["bad-value"])
  }

  @Test func anUnreadableConfigurationStopsTheBuild() throws {
    let site = try BuiltSite(["florilegium.yml": "titel: x\n", "content/a.md": "[x](none.md)"])
    #expect(
      site.rules == ["unknown-setting", "broken-link"] || site.rules.contains("unknown-setting"))
    #expect(site.result.summary == nil)
  }
}

import Diagnostics
import Output
import Platform
import Site
import TestSupport
import Testing

@Suite struct OutputSelectionTests {
  private static let address = "title: T\nbase_url: https://x.example/p/\n"
  private static let dated = "## A\n\n- One {date=2024-05-31}\n- Two\n"
  private static let ours = ["feed.xml", "quotes.json", "robots.txt", "sitemap.xml"]

  private func outputs(_ site: BuiltSite) -> [String] {
    site.files.keys.filter(Self.ours.contains).sorted()
  }

  @Test func aSiteWithAnAddressAndDatesHasAll() throws {
    let site = try BuiltSite(["content/a.md": Self.dated, "florilegium.yml": Self.address])
    #expect(outputs(site) == Self.ours)
    #expect(site.rules == [])
  }

  @Test(arguments: [
    ("sitemap", "sitemap.xml"), ("robots", "robots.txt"), ("feed", "feed.xml"),
    ("data", "quotes.json"), ("not_found", "404.html"), ("nojekyll", ".nojekyll"),
    ("redirects", "old/index.html"),
  ])
  func eachIsSwitchedOffAndThenRemoved(_ setting: String, _ file: String) throws {
    let folder = try TemporaryFolder(inMemory: true)
    try folder.write("content/a.md", "---\naliases: [/old/]\n---\n" + Self.dated)
    try folder.write("florilegium.yml", Self.address)
    let before = try BuiltSite(folder)
    #expect(before.files[file] != nil)
    try folder.write("florilegium.yml", Self.address + "outputs: {\(setting): false}\n")
    let after = try BuiltSite(folder)
    #expect(after.result.summary?.removed == [file])
    #expect(Set(before.files.keys).subtracting(after.files.keys) == [file])
    let live = try LiveSite(BuildRequest(path: folder.path))
    #expect(live.file(at: file) == nil)
  }

  @Test func aFileOfTheUserWins() throws {
    var files = ["content/a.md": Self.dated, "florilegium.yml": Self.address]
    for name in Self.ours + ["404.html", ".well-known/x"] { files["content/\(name)"] = "mine" }
    let site = try BuiltSite(files)
    for name in Self.ours + ["404.html", ".well-known/x"] { #expect(site.files[name] == "mine") }
    #expect(site.rules == [])
    #expect(site.files["a.html"]?.contains("atom+xml") == false)
    let other = try BuiltSite([
      "content/a.md": "A", "content/Robots.TXT": "mine", "content/sitemap.xml/index.md": "# Map",
      "florilegium.yml": Self.address,
    ])
    #expect(other.files["robots.txt"] == nil && other.files["sitemap.xml"] == nil)
    #expect(!other.result.report.hasErrors)
  }

  @Test func oneNoteTellsWhatASiteWithoutAnAddressGoesWithout() throws {
    let site = try BuiltSite(["content/a.md": Self.dated, "florilegium.yml": "title: T\n"])
    #expect(outputs(site) == [])
    #expect(site.rules == ["no-base-url"])
    #expect(
      site.headlines == [
        "the site has no address, and is written without sitemap.xml, robots.txt, feed.xml and"
          + " quotes.json"
      ])
    #expect(site.result.report.diagnostics.first?.severity == .note)
    #expect(
      site.result.report.diagnostics.first?.fix.contains(
        "`outputs: {sitemap: false, robots: false, feed: false, data: false}`") == true)
    let undated = try BuiltSite(["content/a.md": "A", "florilegium.yml": "title: T\n"])
    #expect(
      undated.headlines.contains { $0.hasSuffix("without sitemap.xml, robots.txt and quotes.json") }
    )
    let strict = try BuiltSite(["content/a.md": "A", "florilegium.yml": "title: T\n"]) {
      $0.isStrict = true
    }
    #expect(strict.files["a.html"] != nil)
  }

  @Test func whoMissesNothingIsToldNothing() throws {
    for name in ["content/a.md", "a.md"] {
      let bare = try BuiltSite([name: Self.dated])
      #expect(!bare.rules.contains("no-base-url"))
    }
    let off = "outputs: {sitemap: false, robots: false, feed: false, data: false}\n"
    let quiet = try BuiltSite(["content/a.md": Self.dated, "florilegium.yml": off])
    #expect(!quiet.rules.contains("no-base-url"))
    let live = try TemporaryFolder(inMemory: true)
    try live.write("content/a.md", Self.dated)
    try live.write("florilegium.yml", "title: T\n")
    let site = try LiveSite(BuildRequest(path: live.path))
    while site.readNext() {}
    #expect(!site.report.diagnostics.contains { $0.rule == "no-base-url" })
  }

  @Test func theAddressOfTheRequestWins() throws {
    let site = try BuiltSite(["a.md": Self.dated]) { $0.baseURL = "https://y.example" }
    #expect(outputs(site) == Self.ours)
    #expect(
      site.files["robots.txt"]
        == "User-agent: *\nDisallow:\n\nSitemap: https://y.example/sitemap.xml\n")
  }

  @Test func robotsNameOnlyASitemapThatIsThere() throws {
    let off = Self.address + "outputs: {sitemap: false}\n"
    let without = try BuiltSite(["content/a.md": "A", "florilegium.yml": off])
    #expect(without.files["robots.txt"] == "User-agent: *\nDisallow:\n")
    let own = try BuiltSite([
      "content/a.md": "A", "content/sitemap.xml": "mine", "florilegium.yml": off,
    ])
    #expect(own.files["robots.txt"]?.contains("Sitemap: https://x.example/p/sitemap.xml") == true)
  }

  @Test func aFaultOfAPageKeepsTheOldOutputs() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try folder.write("content/a.md", Self.dated)
    try folder.write("florilegium.yml", Self.address)
    let before = try BuiltSite(folder)
    try folder.write("content/a.md", "---\nstyle: carousel\n---\n- Other\n- More")
    #expect(try BuiltSite(folder).files == before.files)
  }

  @Test func thePreviewHoldsWhatBuildWrites() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try folder.write("content/a.md", Self.dated)
    try folder.write(
      "content/b.md",
      "---\nsplit: true\ndate: 2020-01-01\n---\n## X\n\n- B\n- C\n\n## Y\n\n- D\n- E\n")
    try folder.write("florilegium.yml", Self.address)
    let live = try LiveSite(BuildRequest(path: folder.path))
    func text(_ path: String) -> String? {
      guard case .bytes(let bytes) = live.file(at: path) else { return nil }
      return unsafe String(decoding: bytes.buffer, as: UTF8.self)
    }
    let built = try BuiltSite(folder)
    for name in Self.ours + ["index.html", "a.html"] { #expect(text(name) == built.files[name]) }
    #expect(text("sitemap-1.xml") == nil && text("quotes/a.json") == nil)
    let path = try folder.write("content/a.md", "- Changed {date=2025-01-01}\n- Two\n")
    _ = live.update([.init(path, .modified)])
    let changed = try BuiltSite(folder)
    for name in Self.ours { #expect(text(name) == changed.files[name], "\(name)") }
    #expect(text("feed.xml")?.contains("Changed") == true)
  }
}

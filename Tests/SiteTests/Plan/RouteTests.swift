import Site
import Testing

@Suite struct RouteTests {
  @Test(arguments: [
    ("faq.md", "faq.html"), ("a/b.md", "a/b.html"), ("v1.2.md", "v1.2.html"),
    ("День.markdown", "День.html"), ("index.md", "index.html"),
  ])
  func aFileIsWrittenBesideItself(_ path: String, _ output: String) {
    #expect(Route.output(ofFile: path) == output)
  }

  @Test(
    arguments: [
      ("/old/", "old/index.html"), ("old/page", "old/page/index.html"), ("p.html", "p.html"),
      ("/a/p.html", "a/p.html"), ("name", nil), ("../x.html", nil), ("/", nil),
    ] as [(String, String?)])
  func anAliasIsAnOldAddress(_ alias: String, _ output: String?) {
    #expect(Route.output(ofAlias: alias) == output)
  }

  @Test func aFolderIsItsOwnIndex() {
    #expect(Route.output(ofFolder: "latin") == "latin/index.html")
  }

  @Test func sectionsOfASplitPageHaveItsFolder() {
    #expect(Route.output(ofSection: "c", of: "faq.html") == "faq/c.html")
    #expect(Route.output(ofSection: "c", of: "latin/index.html") == "latin/c.html")
    #expect(Route.output(ofSection: "c", of: "index.html") == "c.html")
  }

  @Test(arguments: [
    ("a.md", true), ("A.MD", true), ("a.markdown", true), ("a.html", false), (".md", false),
    ("a.md.bak", false), ("md", false),
  ])
  func markdownIsToldByItsExtension(_ path: String, _ isMarkdown: Bool) {
    #expect(Route.isMarkdown(path) == isMarkdown)
  }

  @Test(arguments: [
    ("a.html", "b.html", "b.html"), ("a.html", "x/b.html", "x/b.html"),
    ("x/a.html", "b.html", "../b.html"), ("x/a.html", "x/b.html", "b.html"),
    ("x/y/a.html", "x/z/b.html", "../z/b.html"), ("x/a.html", "xy/b.html", "../xy/b.html"),
    ("a.html", "a:b.html", "./a:b.html"), ("a.html", "50%?#.html", "50%25%3F%23.html"),
    ("x/a.html", "a:b.html", "../a:b.html"), ("a.html", "x/a:b.html", "x/a:b.html"),
  ])
  func addressesLeadFromPageToPage(_ from: String, _ target: String, _ address: String) {
    let written = RelativeAddress(from: from).address(to: target)
    #expect(String(decoding: written, as: UTF8.self) == address)
  }

  @Test func addressesCanBeginElsewhere() {
    let written = RelativeAddress(base: "https://a.b/c/").address(to: "x/d.html")
    #expect(String(decoding: written, as: UTF8.self) == "https://a.b/c/x/d.html")
  }
}

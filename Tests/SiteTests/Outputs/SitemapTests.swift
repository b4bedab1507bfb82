import Platform
import Site
import TestSupport
import Testing

@Suite struct SitemapTests {
  private static let configuration = "base_url: https://x.example/my%20site/\n"

  private func entries(_ site: BuiltSite) -> [String] {
    all(between: "<url>", "</url>", in: site.files["sitemap.xml"] ?? "")
  }

  @Test func itNamesThePagesThatListsName() throws {
    let site = try BuiltSite([
      "florilegium.yml": Self.configuration, "content/a & 'b'.md": "A",
      "content/слова.md": "---\naliases: [/old/]\n---\nB", "content/f/c.md": "C",
      "content/hidden.md": "---\nunlisted: true\n---\nD",
      "content/draft.md": "---\ndraft: true\n---\nE",
    ])
    let root = "<loc>https://x.example/my%20site/"
    #expect(
      Set(entries(site)) == [
        root + "</loc>", root + "a%20&amp;%20'b'.html</loc>", root + "f/</loc>",
        root + "%D1%81%D0%BB%D0%BE%D0%B2%D0%B0.html</loc>",
      ])
    // The same addresses as those that the pages give themselves.
    let canonical = between(
      "rel=\"canonical\" href=\"", "\"", in: site.files["слова.html"] ?? "")
    #expect(entries(site).contains("<loc>\(canonical)</loc>"))
  }

  @Test func aSplitPageIsThereWithItsSections() throws {
    let site = try BuiltSite([
      "florilegium.yml": Self.configuration,
      "content/p.md":
        "---\nsplit: true\ndate: 2024-05-31\n---\n## A\n\n- x\n- y\n\n## B\n\n- z\n- zz",
    ])
    let date = "<lastmod>2024-05-31</lastmod>"
    #expect(
      entries(site) == [
        "<loc>https://x.example/my%20site/p.html</loc>" + date,
        "<loc>https://x.example/my%20site/p/a.html</loc>" + date,
        "<loc>https://x.example/my%20site/p/b.html</loc>" + date,
        "<loc>https://x.example/my%20site/</loc>",
      ])
  }

  @Test(arguments: [
    ("2024-05-31", "2024-05-31"), ("2024-05-31 10:11", "2024-05-31T10:11:00Z"),
    ("2024-05-31T10:11:12.5z", "2024-05-31T10:11:12Z"),
    ("2024-05-31 10:11:12 +0200", "2024-05-31T10:11:12+02:00"),
    ("2024-05-31T10:11-05", "2024-05-31T10:11:00-05:00"), ("0987-01-02", "0987-01-02"),
    ("2024-05-31T10:11:99Z", "2024-05-31"), ("2024-05-31T10:11+99:00", "2024-05-31"),
  ])
  func datesAreWrittenAsTheProtocolAsks(_ given: String, _ expected: String) throws {
    let site = try BuiltSite([
      "florilegium.yml": Self.configuration, "content/p.md": "---\ndate: \(given)\n---\nA",
    ])
    #expect(between("<lastmod>", "</lastmod>", in: site.files["sitemap.xml"] ?? "") == expected)
  }

  @Test func theLatestFileOfAFolderCounts() throws {
    let site = try BuiltSite([
      "florilegium.yml": Self.configuration, "content/f/a.md": "---\ndate: 2024-05-31\n---\nA",
      "content/f/b.md": "---\ndate: 2024-06-01T00:30:00+02:00\n---\nA",
      "content/f/c.md": "---\ndate: 2024-05-31T23:00:00Z\n---\nA", "content/f/d.md": "D",
    ])
    #expect(
      between("<lastmod>", "</lastmod>", in: site.files["sitemap.xml"] ?? "")
        == "2024-05-31T23:00:00Z")
  }

  @Test func withoutARepositoryThereIsNoDate() throws {
    let site = try BuiltSite(["florilegium.yml": Self.configuration, "content/p.md": "A"])
    #expect(!site.files["sitemap.xml", default: "lastmod"].contains("lastmod"))
  }
}

import Diagnostics
import Site
import TestSupport
import Testing

/// Comments in pages silence what an inspection finds, as they do for a build.
struct SitePagesAllowTests {
  private func rules(_ path: String, _ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return try SitePages(folder.path(path), includesDrafts: false).report.diagnostics.map(\.rule)
  }

  private static let quotes = "> Festina lente.\n\nMake haste\n\n> Carpe diem.\n\nSeize\n"

  @Test func forAFileAndForASite() throws {
    let allow = "<!-- florilegium: allow possible-attribution -->\n\n"
    let files = [
      "content/a.md": Self.quotes, "content/b.md": allow + Self.quotes,
      "florilegium.yml": "title: T\n",
    ]
    #expect(try rules("content/a.md", files) == ["possible-attribution"])
    #expect(try rules("content/b.md", files) == [])
    #expect(try rules("", files) == ["possible-attribution"])
  }
}

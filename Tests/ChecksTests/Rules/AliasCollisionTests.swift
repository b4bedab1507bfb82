import Checks
import Diagnostics
import Testing

struct AliasCollisionTests {
  @Test func `a name that another page has means that page`() throws {
    let site = try MarkedSite([
      "content/a.md": "---\naliases: [b, C page]\n---\n- x\n- y\n",
      "content/b.md": "- x1\n- y1\n",
    ])
    #expect(
      site.faults("alias-collision").map(\.headline) == ["the alias \"b\" means \"b.md\" already"])
  }

  @Test func `two pages at one old address are an error`() throws {
    let site = try MarkedSite([
      "content/a.md": "---\naliases: [/old.html]\n---\n- x\n- y\n",
      "content/b.md": "---\naliases: [old.html]\n---\n- x1\n- y1\n",
    ])
    #expect(site.rules == ["output-collision"])
  }
}

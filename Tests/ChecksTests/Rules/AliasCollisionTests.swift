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

  @Test func `so it does where a section has it`() throws {
    let site = try MarkedSite([
      "content/q/a.md": "---\naliases: [b, D page]\n---\n- x\n- y\n",
      "content/b.md": "- x1\n- y1\n",
    ])
    let faults = site.faults("alias-collision")
    #expect(faults.map(\.headline) == ["the alias \"b\" means \"b.md\" already"])
    #expect(faults.first?.path.hasSuffix("content/q/a.md") == true)
  }

  @Test func `two pages at one old address are an error`() throws {
    let site = try MarkedSite([
      "content/a.md": "---\naliases: [/old.html]\n---\n- x\n- y\n",
      "content/b.md": "---\naliases: [old.html]\n---\n- x1\n- y1\n",
    ])
    #expect(site.rules == ["output-collision"])
  }
}

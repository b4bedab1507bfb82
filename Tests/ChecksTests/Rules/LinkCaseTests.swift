import Checks
import Diagnostics
import Testing

struct LinkCaseTests {
  @Test func `a link and a picture by a wrong case are found`() throws {
    let (found, marked) = try places(
      "link-case",
      [
        "content/a.md": "# A\n\n- [b](⟪B.md⟫) and [b](b.md)\n- ![x](⟪Dot.SVG⟫) and [s](/b.md#x)\n",
        "content/b.md": "# B\n\n- x\n- y\n", "content/dot.svg": "<svg/>",
      ])
    #expect(found == marked)
    #expect(found.count == 2)
  }

  @Test func `a link by name finds a page whatever its case`() throws {
    let site = try MarkedSite([
      "content/a.md": "# A\n\n- [[Split]] [[SPLIT|x]] [[split#x]]\n- [[Other]] [[/Split]]\n",
      "content/split.md": "---\ntitle: Split\n---\n\n- x\n- y\n",
      "content/c/other.md": "---\naliases: [Other]\n---\n\n- x\n- y\n",
    ])
    #expect(site.rules == [])
  }

  @Test func `a link that leads nowhere is broken, and nothing else`() throws {
    let site = try MarkedSite(["content/a.md": "# A\n\n- [b](c.md)\n- d\n"])
    #expect(site.rules == ["broken-link"])
  }
}

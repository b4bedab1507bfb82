import Checks
import Diagnostics
import TestSupport
import Testing

/// A check says all that a build would say, and more than a build that stops at an error.
struct BuildFaultTests {
  @Test func `what only the written page shows is found without writing`() throws {
    let rows = (0...5_000).map { "- Number \($0) of many\n" }.joined()
    let site = try MarkedSite(["content/a.md": "# A\n\n" + rows])
    #expect(site.rules == ["page-too-large"])
    #expect((try? site.folder.contents("public"))?.isEmpty ?? true)
  }

  @Test func `a section of a split page that takes the path of a file is found`() throws {
    let site = try MarkedSite([
      "content/a.md":
        "---\nsplit: true\n---\n## C\n\n> One.\n\n> Two.\n\n## D\n\n> Three.\n\n> Four.\n",
      "content/a/c.html": "<p>",
    ])
    #expect(site.rules == ["output-collision"])
  }

  @Test func `several open in an exclusive group`() throws {
    let (found, marked) = try places(
      "several-open",
      [
        "content/a.md": """
        ---
        style: accordion
        ---
        ## One {.open}

        Text.

        ⟪## Two {.open}⟫

        Text.
        """
      ])
    #expect(found == marked)
  }

  @Test func `an error does not hide what only a check looks for`() throws {
    let site = try MarkedSite([
      "content/a.md": "# A\n\n- one {#x}\n- two ![](p.png) {#x}\n- [b](b.md#nowhere)\n",
      "content/b.md": "# B\n\n- c\n- d\n", "content/p.png": "", "florilegium.yml": "titel: x\n",
    ])
    #expect(
      Set(site.rules) == ["broken-link", "duplicate-id", "missing-alt", "unknown-setting"])
  }
}

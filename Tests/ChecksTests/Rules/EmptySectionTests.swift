import Checks
import Diagnostics
import Testing

struct EmptySectionTests {
  @Test func `a heading with nothing under it beside sections is empty`() throws {
    let (found, marked) = try places(
      "empty-section",
      [
        "content/a.md": """
        # A

        ## C

        ### Carpe diem

        Seize the day.

        ⟪## D⟫

        <!-- to be written -->

        ## F

        ### Festina lente

        Make haste slowly.
        """
      ])
    #expect(found == marked)
  }

  @Test func `where quotes are the items a heading without any is empty`() throws {
    let (found, marked) = try places(
      "empty-section",
      ["content/a.md": "## A\n\n> One.\n\n> Two.\n\n⟪## B⟫\n\n## C\n\n> Three.\n\n> Four.\n"])
    #expect(found == marked)
  }

  @Test func `a file of a folder without a text is empty`() throws {
    let site = try MarkedSite([
      "content/f/one.md": "# One\n\n- a\n- b\n", "content/f/two.md": "# Two\n",
    ])
    #expect(
      site.faults("empty-section").map(\.headline) == ["the section \"Two\" has nothing under it"])
  }

  @Test(arguments: [
    "---\nstyle: outline\n---\n- A\n  - B\n- C\n", "## Why?\n\nBecause.\n\n## And why?\n",
    "---\nstyle: cards\n---\n## Post1\n\n## Post2\n", "## A\n\n## B\n\n## C\n",
  ])
  func `leaves of an outline, questions and cards are none`(page: String) throws {
    #expect(try MarkedSite(["content/a.md": page]).faults("empty-section").isEmpty)
  }
}

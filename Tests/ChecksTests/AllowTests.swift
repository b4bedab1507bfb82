import Checks
import Diagnostics
import Testing

struct AllowTests {
  private let picture = ["content/dot.svg": "<svg/>"]

  private func site(_ text: String, _ configuration: String = "") throws -> MarkedSite {
    try MarkedSite([
      "content/a.md": text, "content/dot.svg": "<svg/>", "florilegium.yml": configuration,
    ])
  }

  @Test func `a comment silences the block that follows`() throws {
    let site = try site(
      """
      # A

      ## One

      <!-- florilegium: allow missing-alt -->

      ![](dot.svg) and ![](dot.svg)

      ![](⟪dot.svg⟫)

      ## Two

      Text.
      """)
    #expect(site.places(of: "missing-alt") == site.marked)
    #expect(site.rules == ["missing-alt"])
  }

  @Test func `a comment before a heading silences all of its entry`() throws {
    let site = try site(
      """
      # A

      Text.

      <!-- florilegium: allow missing-alt, broken-link -->
      ## One

      Text.

      ![](dot.svg) and [x](nowhere.md)

      ## Two

      ![](⟪dot.svg⟫)
      """)
    #expect(site.places(of: "missing-alt") == site.marked)
    #expect(site.rules == ["missing-alt"])
  }

  @Test func `at the top it holds for the page, behind front matter and other comments, too`()
    throws
  {
    let site = try site(
      """
      ---
      title: A
      ---
      <!-- what this page is for -->
      <!-- florilegium: allow missing-alt -->

      ## One

      ![](dot.svg)

      ## Two

      ![](dot.svg)
      """)
    #expect(site.rules == [])
  }

  @Test func `a comment within a block is about that block`() throws {
    let site = try site(
      "# A\n\n- ![](dot.svg) and ![](dot.svg) <!-- florilegium: allow missing-alt -->\n- x ![](⟪dot.svg⟫)\n"
    )
    #expect(site.places(of: "missing-alt") == site.marked)
  }

  @Test func `what silences nothing is a note`() throws {
    let site = try site(
      """
      # A

      ⟪<!-- florilegium: allow missing-alt -->⟫

      - one
      - two

      ⟪<!-- florilegium: allow mising-alt -->⟫

      ⟪<!-- florilegium: ignore -->⟫

      ⟪<!-- florilegium: allow duplicate-id -->⟫

      <!-- a comment of somebody else -->

          <!-- florilegium: allow indented-code -->
      """)
    #expect(site.places(of: "unused-allow") == site.marked)
    #expect(site.faults("unused-allow").map(\.severity) == [.note, .note, .note, .note])
    #expect(site.faults("unused-allow")[1].fix == "did you mean `missing-alt`?")
  }

  @Test func `an error is never silenced`() throws {
    let site = try site(
      "<!-- florilegium: allow duplicate-id -->\n# A\n\n- one {#x}\n- two {#x}\n",
      "rules: {missing-alt: off}\n")
    #expect(site.rules.sorted() == ["duplicate-id", "unused-allow", "unused-picture"])
  }

  @Test func `a level of the site holds in a check`() throws {
    let text = "# A\n\n- one ![](dot.svg)\n- two\n"
    #expect(try site(text, "rules: {missing-alt: off}\n").rules == [])
    #expect(try site(text, "rules: {missing-alt: error}\n").result.report.hasErrors)
  }

  @Test func `a comment between quotes is no text of theirs`() throws {
    let site = try site("> One.\n\n<!-- florilegium: allow nul -->\n\n> Two.\n\n> Three.\n")
    #expect(site.result.entries == 3)
    #expect(site.rules == ["unused-allow", "unused-picture"])
  }
}

import Checks
import Diagnostics
import Testing

struct MissingAltTests {
  @Test func `a picture without a text is found in Markdown and HTML`() throws {
    let (found, marked) = try places(
      "missing-alt",
      [
        "content/a.md": """
        # A

        ## One

        ![](⟪dot.svg⟫) and ![A dot](dot.svg)

        > A quote with ![ ](⟪dot.svg⟫)

        <img src="⟪dot.svg⟫"> <img src="dot.svg" alt="">
        """, "content/dot.svg": "<svg/>",
      ])
    #expect(found == marked)
    #expect(found.count == 3)
  }

  @Test func `the icon of a label needs none`() throws {
    let site = try MarkedSite([
      "content/a.md":
        "# A\n\n- ![](dot.svg) Label\n- ![](dot.svg) Other\n",
      "content/b.md": "# B\n\n## ![](dot.svg) One\n\nText.\n\n## Two\n\nText.\n",
      "content/dot.svg": "<svg/>",
    ])
    #expect(site.faults("missing-alt").isEmpty)
  }
}

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

  @Test func `the name of a file is no text`() throws {
    let (found, _) = try places(
      "missing-alt",
      [
        "content/a.md": """
        # A

        ![IMG_1234.png](⟪IMG_1234.png⟫) ![IMG_1234](⟪IMG_1234.png⟫) ![a dot.png](<⟪a dot.png⟫>)

        ![A dot](IMG_1234.png) ![In 1234](IMG_1234.png) ![a dot](<a dot.png>)

        ![[⟪IMG_1234.png⟫]] ![[a dot.png]] ![[IMG_1234.png|A dot|100]] ![[⟪IMG_1234.png⟫|100]]
        """, "content/IMG_1234.png": "x", "content/a dot.png": "x",
      ])
    #expect(found.count == 5)
  }

  @Test(arguments: [
    ("![](dot.svg)", "![what is seen](dot.svg)"),
    ("![](<pic/a b.svg>)", "![what is seen](<pic/a b.svg>)"),
    ("![](<pic/(a).svg>)", "![what is seen](<pic/(a).svg>)"),
    ("<img src=\"dot.svg\">", "alt=\"what is seen\""),
    ("![[3456.svg]]", "![[3456.svg|what is seen]]"),
  ])
  func `the way out can be pasted`(picture: String, described: String) throws {
    let site = try MarkedSite([
      "content/a.md": "# A\n\nText \(picture).\n", "content/dot.svg": "x", "content/3456.svg": "x",
      "content/pic/a b.svg": "x", "content/pic/(a).svg": "x",
    ])
    #expect(site.faults("missing-alt").map(\.fix) == ["describe it: `\(described)`"])
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

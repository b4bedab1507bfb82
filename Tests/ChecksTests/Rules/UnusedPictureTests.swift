import Checks
import Diagnostics
import Testing

struct UnusedPictureTests {
  @Test func `a picture that nothing shows is a note`() throws {
    let site = try MarkedSite([
      "content/a.md": """
      ---
      image: cover.png
      ---
      # A

      - ![x](shown.svg)
      - [y](linked.png)
      - <img src="raw.jpg" alt="" srcset="small.jpg 1x, large.jpg 2x">
      - ![[named.gif]]
      """, "content/shown.svg": "", "content/linked.png": "", "content/raw.jpg": "",
      "content/small.jpg": "", "content/large.jpg": "", "content/named.gif": "",
      "content/cover.png": "", "content/styled.webp": "", "content/favicon.ico": "",
      "content/favicon.png": "", "content/my.css": "a { background: url(img/styled.webp) }",
      "content/unused.png": "", "content/paper.pdf": "", "content/_kept.png": "",
    ])
    #expect(site.places(of: "unused-picture") == ["content/unused.png"])
    #expect(site.faults("unused-picture").first?.severity == .note)
  }
}

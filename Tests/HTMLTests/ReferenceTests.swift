import CCmark
import HTML
import Testing

/// Where the structure is that of CommonMark, the bytes are those of its reference implementation.
@Suite struct ReferenceTests {
  private func reference(_ markdown: String) -> String {
    guard let html = unsafe cmark_markdown_to_html(markdown, markdown.utf8.count, 0) else {
      return ""
    }
    defer { unsafe cmark_get_default_mem_allocator().pointee.free(html) }
    return unsafe String(cString: html)
  }

  @Test(arguments: [
    "A line.\nAnother & < third > \"quoted\" 'one'.",
    "Hard\\\nbreak and  \nanother.",
    "*em* **strong** ***both*** `code <b>` and \\* &copy; &lt;",
    "[link](a%20b?x=1&y=2 \"title & 'q'\") [б](б/в.html) <https://a.b/c?d[e]=f'g> <me@a.b>",
    "# One\n\nText.\n\n## Two",
    "Setext\n======\n\nSecond\n------",
    "> quote\n> on\n>\n> > deeper\n\nafter",
    "- a\n- b\n  - c\n  - d\n\n    text\n- e",
    "- a\n\n- b\n\n      code\n",
    "3. three\n4. four\n",
    "1) one\n2) two\n   > quoted\n",
    "- ```\n  fence\n  ```\n- ***\n-\n- # heading",
    "```swift extra words\nlet a = \"<b>\"\n```\n\n~~~\nplain\n~~~\n\n    indented\n",
    "``` language-c\nint a;\n```",
    "***\n\n---\n",
    "> - a\n>\n>   b\n> 1. c\n",
    "[empty]()",
    "a\u{1F600}б — «г» …",
  ])
  func writesWhatTheReferenceWrites(_ markdown: String) {
    var expected = reference(markdown)
    expected = expected.replacing("language-language-", with: "language-")
      .replacing("<pre>", with: "<pre tabindex=\"0\">")
    #expect(body(markdown) == expected)
  }

  @Test func writesDeepNestingWithoutRecursion() {
    let quotes = String(repeating: ">", count: 50_000) + " deep"
    #expect(body(quotes).utf8.count > 50_000 * 24)
    let lists = String(repeating: "- ", count: 2_000) + "deep"
    #expect(body(lists).hasSuffix("</li>\n</ul>\n"))
  }
}

import Testing

@Suite struct UnclosedBlocksTests {
  @Test(arguments: [
    ("a\n\n<!-- note\n\n## B\n", "comment-not-closed:3"),
    ("> <!-- note\n\nb\n", "comment-not-closed:1"),
    ("<div>\n<!-- note\n</div>\n", "comment-not-closed:1"),
    ("a\n\n```\nb\n\n## C\n", "block-not-closed:3"),
    ("````\nb\n```\n", "block-not-closed:1"),
    ("~~~\nb\n```\n", "block-not-closed:1"),
    ("- ```\n  b\n", "block-not-closed:1"),
    ("<pre>\na\n\n## B\n", "block-not-closed:1"),
    ("a\n\n<textarea>\n\n## B\n", "block-not-closed:3"),
  ])
  func whatLacksItsEndIsNamedWithItsLine(_ markdown: String, _ fault: String) {
    #expect(Reading(markdown).faults.contains(fault))
  }

  @Test(arguments: [
    "<!-- a -->\n\nb\n", "<!-->\nb\n", "<!-- a\n\nb\n-->\n", "a <!-- b\n", "`<!--`\n",
    "```\na\n```\n", "```\na\n`````\n", "> ~~~ x\n> a\n> ~~~\n", "- ```\n  a\n  ```\n", "    ```\n",
    "<pre>\n\na</pre>\n", "<PRE>\n\na</PRE>\n", "<pre>a</style>\n", "<previous>\na\n",
    "<div><!-- a --></div>\n",
  ])
  func whatIsClosedIsNot(_ markdown: String) {
    #expect(!Reading(markdown).faults.contains { $0.contains("not-closed") })
  }
}

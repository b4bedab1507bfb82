import Content
import Markdown
import Testing

@Suite struct DetailsReaderTests {
  @Test(
    "Summary and answer are found however the tags stand",
    arguments: [
      "<details><summary>Q</summary>\n\nA\n\n</details>",
      "<details>\n<summary>Q</summary>\nA\n</details>",
      "<details><summary>Q</summary>A</details>",
      "<details><summary>Q</summary>\n\nA</details>",
      "<details>\n<summary>\n\nQ\n\n</summary>\n\nA\n\n</details>",
      "<details>\n<summary>\n\n## Q\n\n</summary>A</details>",
      "<details>\n  <summary>\n    Q\n  </summary>\n    A\n</details>",
      "<DETAILS><SUMMARY>Q</SUMMARY>\n\nA\n\n</DETAILS>",
      "<details>\r\n<summary>Q</summary>\r\n\r\nA\r\n</details>\r\n",
      "<details><summary><h3>Q</h3></summary>\n\nA\n\n</details>",
      "<details>\n\n<summary>Q</summary>\n\nA\n\n</details>",
    ])
  func plain(_ markdown: String) {
    let reading = Reading(markdown)
    #expect(reading.tree == #"(details (summary "Q") (p "A"))"#)
    #expect(reading.faults.isEmpty)
  }

  @Test(
    "What only wraps the answer is dropped in pairs",
    arguments: [
      "<details><summary>Q</summary><br><b>\n\nA\n</b></details>",
      "<details><summary>Q</summary>\n<p>A</p>\n</details>",
      "<details><summary>Q</summary>\n\n<div>\n\nA\n\n</div>\n\n</details>",
      "<details><summary>Q</summary>\n<p><strong>A</strong></p>\n</details>",
      "<details><summary>Q</summary><br/>A<br>\n</details>",
      "<details><summary>Q</summary>\n\n<b>A</b>\n\n</details>",
      "See: <details><summary>Q</summary><b>A</b></details>",
    ])
  func wrappers(_ markdown: String) {
    #expect(Reading(markdown).tree.hasSuffix(#"(details (summary "Q") (p "A"))"#))
  }

  @Test("Tags that wrap only a part of the answer stay")
  func partialWrappers() {
    let reading = Reading("<details><summary>Q</summary>\n\n<b>A</b> and <b>B</b>\n\n</details>")
    #expect(
      reading.tree
        == "(details (summary \"Q\") (p (tag `<b>`) \"A\" (tag `</b>`) \" and \" (tag `<b>`)"
        + " \"B\" (tag `</b>`)))")
  }

  @Test("A wrapper that gives the direction stays")
  func directedWrapper() {
    let reading = Reading("<details><summary>Q</summary>\n<p dir=\"rtl\">A</p>\n</details>")
    #expect(reading.tree == "(details (summary \"Q\") (html `<p dir=\"rtl\">A</p>\n`))")
  }

  @Test("open, name and id are kept")
  func attributes() throws {
    let reading = Reading("<details OPEN=\"\" name=\"g\" id=\"x\"><summary>Q</summary>A</details>")
    #expect(reading.tree == #"(details+ (summary "Q") (p "A"))"#)
    let node = try #require(reading.nodes(.details).first.map { reading.document[$0] })
    #expect(String(decoding: reading.document.bytes(node.detail), as: UTF8.self) == "g")
    #expect(String(decoding: reading.document.bytes(node.text), as: UTF8.self) == "x")
  }

  @Test("Details nest, glued or apart")
  func nesting() {
    let glued = Reading(
      "<details><summary>A</summary>a<details><summary>B</summary>b</details></details>")
    #expect(glued.tree == #"(details (summary "A") (p "a") (details (summary "B") (p "b")))"#)
    let apart = Reading(
      """
      <details><summary>A</summary>

      a

      <details><summary>B</summary>

      b</details>

      </details>
      """)
    #expect(apart.tree == glued.tree)
    #expect(apart.lines(of: .details) == [1, 5])
  }

  @Test("The text between the tags is Markdown, with the link definitions of the file")
  func fragments() {
    let reading = Reading(
      "<details><summary>*Q* ![x][r]</summary>\n- **A** [R]\n</details>\n\n[r]: /u\n")
    #expect(
      reading.tree
        == #"(details (summary (em "Q") " " (image </u> "x")) (list (item (p (strong "A") " " (link </u> "R")))))"#
    )
  }

  @Test("A summary that looks like a list item is text")
  func numberedSummary() {
    let reading = Reading("<details><summary>1. Q #</summary>A</details>")
    #expect(reading.tree == #"(details (summary "1. Q #") (p "A"))"#)
  }

  @Test("Several blocks of a summary are one line")
  func longSummary() {
    let reading = Reading("<details>\n<summary>\n\n# Q\n\nR\n\n</summary>\n\nA\n</details>")
    #expect(reading.tree == #"(details (summary "Q" / "R") (p "A"))"#)
  }

  @Test("Code is never touched")
  func code() {
    let markdown = """
      <details><summary>`</summary>`</summary>
      ```
      </details>
      ```
      </details>

      ```
      <details><summary>S</summary>
      ```

      `</details>` <!-- </details> -->
      """
    let reading = Reading(markdown)
    #expect(
      reading.tree.hasPrefix(
        "(details (summary (code `</summary>`)) (codeBlock `</details>\n`)) "
          + "(codeBlock `<details><summary>S</summary>\n`) (p (code `</details>`)"))
    #expect(reading.faults.isEmpty)
  }

  @Test("Details stand in quotes and list items")
  func containers() {
    let quote = Reading("> <details><summary>Q</summary>\n>\n> A\n>\n> </details>\n> B")
    #expect(quote.tree == #"(quote (details (summary "Q") (p "A")) (p "B"))"#)
    let item = Reading("- K\n\n  <details><summary>Q</summary>\n\n  A</details>\n\n- L")
    #expect(
      item.tree
        == #"(list (item (p "K") (details (summary "Q") (p "A"))) (item (p "L")))"#)
  }

  @Test("Details within a paragraph cut it")
  func withinParagraph() {
    let reading = Reading("Before\n<details open><summary>Q</summary>A</details>\ngoes *on*")
    #expect(
      reading.tree == #"(p "Before") (details+ (summary "Q") (p "A")) (p "goes " (em "on"))"#)
    #expect(reading.lines(of: .paragraph) == [1, 2, 3])
    let bold = Reading("**B <details><summary>Q</summary>A</details> C**")
    #expect(
      bold.tree
        == #"(p (strong "B ")) (details (summary (strong "Q")) (p (strong "A"))) (p (strong " C"))"#
    )
  }

  @Test("A closing tag glued to the last item closes what stands around the list")
  func closingInList() {
    let reading = Reading(
      "<details><summary>Q</summary>\n\n1. a\n2. b</details> c\n3. d\n\nE")
    #expect(
      reading.tree
        == #"(details (summary "Q") (list (item (p "a")) (item (p "b")))) (list (item (p "c")) (item (p "d"))) (p "E")"#
    )
    #expect(reading.nodes(.list).map { reading.document[$0].number } == [1, 3])
    #expect(reading.faults.isEmpty)
  }

  @Test("A closing tag right behind the item that holds the opening one closes it")
  func closingBehindItem() {
    let reading = Reading(
      "1. K\n   <details><summary>Q</summary>\n\n   A\n</details>\n\n2. L")
    #expect(
      reading.tree
        == #"(list (item (p "K") (details (summary "Q") (p "A")))) (list (item (p "L")))"#)
    #expect(reading.faults.isEmpty)
  }

  @Test("Unbalanced tags are dropped, their text is kept, and each place is reported once")
  func unbalanced() {
    let unclosed = Reading("Text\n\n<details>\n<summary>Q</summary>\n\nA")
    #expect(unclosed.tree == #"(p "Text") (p "Q") (p "A")"#)
    #expect(unclosed.faults == ["details-unbalanced:3"])
    let stray = Reading("A\n\n</details>\n\nB</details>")
    #expect(stray.tree == #"(p "A") (p "B")"#)
    #expect(stray.faults == ["details-unbalanced:3", "details-unbalanced:5"])
    let inner = Reading(
      "<details><summary>O</summary>\n\n- <details><summary>I</summary>\n\nx\n\n</details>")
    #expect(inner.tree == #"(details (summary "O") (list (item (p "I"))) (p "x"))"#)
    #expect(inner.faults == ["details-unbalanced:3"])
  }

  @Test("A summary that is never closed is its first paragraph")
  func unclosedSummary() {
    let reading = Reading("<details><summary>Q\n\nA\n\n</details>")
    #expect(reading.tree == #"(details (summary "Q") (p "A"))"#)
    #expect(reading.faults == ["details-unbalanced:1"])
  }

  @Test("Summaries outside of details are text")
  func straySummary() {
    let reading = Reading("<summary>Q</summary>\n\nA")
    #expect(reading.tree == #"(p "Q") (p "A")"#)
    #expect(reading.faults == ["details-unbalanced:1"])
  }

  @Test("Details without a summary are reported and keep their text")
  func withoutSummary() {
    let reading = Reading("X\n\n<details>\n\nA\n\n</details>")
    #expect(reading.tree == #"(p "X") (details (summary "Details") (p "A"))"#)
    #expect(reading.faults == ["details-without-summary:3"])
  }

  @Test("A summary behind the text still comes first")
  func lateSummary() {
    let reading = Reading("<details>\n\nA\n\n<summary>Q</summary>\n\nB\n\n</details>")
    #expect(reading.tree == #"(details (summary "Q") (p "A") (p "B"))"#)
  }

  @Test("Details in a cell of a table do not cut the table")
  func inCell() {
    let reading = Reading("| a | b |\n|---|---|\n| 1 | <details><summary>x</summary>y</details> |")
    #expect(reading.nodes(.details).isEmpty)
    #expect(reading.nodes(.row).count == 2)
    #expect(!reading.text.contains("<"))
  }

  @Test("Thousands of details, side by side and nested, are read", .timeLimit(.minutes(10)))
  func many() {
    let one = "<details><summary>Q</summary>\n\n- A</details>\n\n"
    #expect(Reading(String(repeating: one, count: 5_000)).nodes(.details).count == 5_000)
    _ = Reading(String(repeating: "<details><summary>Q</summary>\n\n", count: 5_000))
    _ = Reading(String(repeating: "</details>", count: 5_000))
    _ = Reading(String(repeating: "> ", count: 5_000) + one)
  }
}

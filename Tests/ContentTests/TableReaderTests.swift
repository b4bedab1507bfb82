import Content
import Markdown
import Testing

@Suite struct TableReaderTests {
  private static let plain =
    #"(table (row (cell "a") (cell "b")) (row (cell "1") (cell "2")))"#

  @Test(
    "A header, a delimiter row and rows are a table",
    arguments: [
      "| a | b |\n|---|---|\n| 1 | 2 |", "a | b\n--|--\n1 | 2", "a|b\n:-|-:\n1|2",
      "| a | b\n| --- | :-: |\n1 | 2 |", "| a | b |\r\n|---|---|\r\n| 1 | 2 |\r\n",
      "|a|b|\n |  -  |-|  \n|1|2|",
    ])
  func plain(_ markdown: String) {
    let reading = Reading(markdown)
    #expect(reading.tree == Self.plain)
    #expect(reading.faults.isEmpty)
    #expect(reading.lines(of: .row) == [1, 3])
  }

  @Test("Tables stand in quotes, list items, callouts and details")
  func containers() {
    let table = "| a | b |\n|---|---|\n| 1 | 2 |"
    let quoted = table.split(separator: "\n").map { "> " + $0 }.joined(separator: "\n")
    let indented = table.split(separator: "\n").joined(separator: "\n  ")
    #expect(Reading(quoted).tree == "(quote \(Self.plain))")
    #expect(Reading("- " + indented).tree == "(list (item \(Self.plain)))")
    #expect(
      Reading("> [!x] T\n" + quoted).tree == "(callout <x> (summary \"T\") \(Self.plain))")
    for details in [
      "<details><summary>S</summary>\n\(table)\n</details>",
      "<details><summary>S</summary>\n\n\(table)\n\n</details>",
      "<details><summary>S</summary>\n\n\(table)</details>",
      "<details><summary>S</summary>\n\(table)</details>",
    ] {
      #expect(Reading(details).tree == "(details (summary \"S\") \(Self.plain))")
    }
    let both = Reading("> <details><summary>S</summary>\n" + quoted + "\n> </details>")
    #expect(both.tree == "(quote (details (summary \"S\") \(Self.plain)))")
    #expect(both.lines(of: .row) == [2, 4])
  }

  @Test("The header may be the last line of a longer paragraph")
  func headerBelowText() {
    let reading = Reading("Some *text*\nand [more][r]\na | b\n-|-\n1 | 2\n\n[r]: /u")
    #expect(
      reading.tree == #"(p "Some " (em "text") / "and " (link </u> "more")) "# + Self.plain)
    #expect(reading.lines(of: .table) == [3])
  }

  @Test(
    "Text behind a tag stays before the table",
    arguments: [
      ("<details><summary>S</summary>Intro *text*\n", ""),
      ("<details><summary>S</summary> Intro *text*\n", ""),
      ("<details><summary>S</summary>\nIntro *text*\n", ""),
      ("b<details><summary>S</summary>Intro *text*\n", "(p \"b\") "),
      ("<details\n><summary>S</summary>Intro *text*\n", ""),
    ])
  func headerBelowTextBehindATag(_ start: String, _ before: String) {
    let table = "a | b\n--|--\n1 | 2\n"
    let tree = #"(details (summary "S") (p "Intro " (em "text")) "# + Self.plain + ")"
    #expect(Reading(start + table + "</details>").tree == before + tree)
    let quoted = start.replacing("\n", with: "\n> ") + table.replacing("\n", with: "\n> ")
    let quote = before.isEmpty ? tree : before + tree
    #expect(Reading("> " + quoted + "</details>").tree == "(quote \(quote))")
  }

  @Test(
    "What looks like another block behind a tag is text", arguments: ["- I", "# I", "> I", "1. I"])
  func blockMarksBehindATag(_ text: String) {
    let reading = Reading("b<details><summary>S</summary>\(text)\na | b\n--|--\n1 | 2\n</details>")
    #expect(reading.tree == "(p \"b\") (details (summary \"S\") (p \"\(text)\") \(Self.plain))")
  }

  @Test("Tables in lists in details in quotes nest")
  func tablesInLists() {
    let list = "(list (item (p \"a\") \(Self.plain)))"
    #expect(
      Reading(
        "> <details><summary>S</summary>\n> - a\n>   a | b\n>   --|--\n>   1 | 2\n> </details>"
      ).tree
        == "(quote (details (summary \"S\") \(list)))")
    #expect(
      Reading("> </summary>\n> - a\n> a | b\n> --|--\n> 1 | 2\n").tree == "(quote \(list))")
  }

  @Test("Cells hold inlines; escaped pipes and hashes are text")
  func cells() {
    let reading = Reading(
      """
      | **a** | b |
      |---|---|
      | x \\| y | `p\\|q` |
      | [l][R] &amp; | C # |
      | [l](/v) | a`b`| c |
      || #1 |

      [r]: /u
      """)
    #expect(
      reading.tree
        == "(table (row (cell (strong \"a\")) (cell \"b\"))"
        + " (row (cell \"x | y\") (cell (code `p|q`)))"
        + " (row (cell (link </u> \"l\") \" &\") (cell \"C #\"))"
        + " (row (cell (link </v> \"l\")) (cell \"a\" (code `b`) \"| c\"))"
        + " (row (cell) (cell \"#1\")))")
    #expect(reading.faults == ["ragged-table-row:5"])
  }

  @Test("Columns have their alignment, cells the name of their header")
  func columns() throws {
    let reading = Reading("| *a* | b | c | d |\n|:--|:-:|--:|---|\n| 1 | 2 | 3 | 4 |")
    let cells = reading.nodes(.cell).suffix(4).map { reading.document[$0] }
    #expect(cells.map(\.number) == [1, 2, 3, 0])
    #expect(
      cells.map { String(decoding: reading.document.bytes($0.detail), as: UTF8.self) }
        == ["a", "b", "c", "d"])
    #expect(reading.nodes(.row).map { reading.document[$0].level } == [1, 0])
  }

  @Test("Rows with too few or too many cells are reported and lose nothing")
  func ragged() {
    let reading = Reading("| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |\n| 1 | 2 |\nbare")
    #expect(
      reading.faults == [
        "ragged-table-row:3", "ragged-table-row:4", "ragged-table-row:6",
      ])
    #expect(
      reading.tree
        == #"(table (row (cell "a") (cell "b")) (row (cell "1") (cell)) (row (cell "1") (cell "2 | 3")) (row (cell "1") (cell "2")) (row (cell "bare") (cell)))"#
    )
  }

  @Test(
    "Without a fitting delimiter row there is no table",
    arguments: [
      "| a | b |\n| 1 | 2 |", "a | b\n---", "| a | b |\n|---|", "| a |\n|---|---|", "|---|---|",
      "a | b\n-- | - -", "    | a | b |\n    |---|---|", "```\n| a |\n|---|\n```", "a\n\n|---|\n",
      "| a | b |\n|::|--|",
    ])
  func nearMisses(_ markdown: String) {
    let reading = Reading(markdown)
    #expect(reading.nodes(.table).isEmpty)
    #expect(!reading.faults.contains { $0.hasPrefix("ragged") })
  }

  @Test("A table of many rows is read at once", .timeLimit(.minutes(10)))
  func many() {
    let rows = String(repeating: "| a | *b* | c\\|d |\n", count: 20_000)
    let count = Reading("| a | b | c |\n|---|---|---|\n" + rows).nodes(.row).count
    #expect(count == 20_001)
  }
}

import Content
import Diagnostics
import Testing

@Suite struct AdviceTests {
  private func fix(_ rule: String, _ markdown: String) -> String? {
    Reading(markdown, items: .auto).report.diagnostics.first { $0.rule == rule }?.fix
  }

  @Test(
    "The note on a text without entries names the shape that fits it",
    arguments: [
      ("# A\n\nProse.\n\n> A quote. — Ada\n\nMore prose.", "items: quotes"),
      ("\"Cut stone.\" - Ada\n\"Burn.\" - Bo\nSing! — Cy", "items: lines"),
      ("Word | Meaning\npuer | boy\nager | field", "`|---|---|`"),
      ("| A | B | C |\n| 1 | 2 | 3 |\n| 4 | 5 | 6 |", "`|---|---|---|`"),
      ("puer: boy\nager, agri m. = field\nmensa — table", "`- puer: …`"),
      ("**Q: When?**\nA: Today.\n\n**Q: Where?**\nA: Here.", "`## When?`"),
      ("**When?**\\\nToday.\n\n**Where?**\\\nHere.", "`## When?`"),
      ("A long text about nothing, in one paragraph.", "items: paragraphs"),
      ("He said: no.\nThen he left us\nand nobody came.", "items: paragraphs"),
      ("When?\nToday.", "items: paragraphs"),
    ])
  func noEntries(_ markdown: String, _ advice: String) {
    #expect(fix("no-entries", markdown)?.contains(advice) == true, "\(markdown)")
  }

  @Test("The note on paragraphs names another shape where one fits")
  func paragraphs() {
    let questions = "**Q: When?**\n\nA: Today.\n\n**Q: Where?**\n\nA: Here."
    #expect(fix("paragraphs-as-items", questions)?.contains("`## When?`") == true)
    let words = "puer: boy\n\nager: field\n\nmensa: table"
    #expect(fix("paragraphs-as-items", words)?.contains("`- puer: …`") == true)
    let plain = "set `items: paragraphs` if that is right, or `items: none` for prose"
    for text in ["One.\n\nTwo.\n\nThree.", "\"A.\" — Ada\n\n\"B.\" — Bo\n\n\"C.\" — Cy"] {
      #expect(fix("paragraphs-as-items", text) == plain)
    }
  }
}

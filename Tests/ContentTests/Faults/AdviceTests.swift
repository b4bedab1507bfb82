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

  @Test(
    "One item alone is no collection, and the note says so",
    arguments: [
      ("# A\n\n- **Why?** Because.\n", "items: bullets"),
      ("> Carpe diem.\n\nSeize the day.\n", "items: quotes"),
      ("1. Carpe diem\n\n   Seize the day.\n", "items: numbered"),
      ("| A | B |\n|---|---|\n| 1 | 2 |\n", "items: tables"),
    ])
  func oneItem(_ markdown: String, _ advice: String) {
    let notes = Reading(markdown, items: .auto).report.diagnostics.filter {
      $0.rule == "no-entries"
    }
    #expect(notes.map { $0.explanation.contains("it takes two") } == [true], "\(markdown)")
    #expect(notes.first?.fix.contains(advice) == true)
  }

  @Test("It does not where there are more, or none", arguments: ["A text.\n", "A.\n\n- b\n- c\n"])
  func moreItems(_ markdown: String) {
    let notes = Reading(markdown, items: .auto).report.diagnostics
    #expect(!notes.contains { $0.explanation.contains("it takes two") })
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

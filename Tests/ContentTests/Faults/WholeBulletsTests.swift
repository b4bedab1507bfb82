import Content
import Diagnostics
import Testing

@Suite struct WholeBulletsTests {
  private func note(_ markdown: String, items: ItemShape = .auto) -> Diagnostic? {
    Reading(markdown, items: items).report.diagnostics.first { $0.rule == "bullets-whole" }
  }

  @Test(
    "Bullets with a sign that parts nothing are noted once, with the way to write them",
    arguments: [
      ("- casa = house\n- cane = dog\n- gatto = cat", "(3 places", "`- casa: house`"),
      ("- **casa** = house\n- **cane** = dog", "(2 places", "`- casa: house`"),
      ("# A\n\n## B\n\n- a = b\n- c = d\n\n## C\n\n- e=f\n- g = h", "(4 places", "`- a: b`"),
      ("- casa → house\n- cane → dog", "(2 places", "`- casa: house`"),
      ("- casa -> house\n- cane => dog", "(2 places", "`- casa: house`"),
      ("- 猫＝cat\n- 狗 = dog", "(2 places", "`- 猫: cat`"),
      ("- casa / house\n- cane / dog", "(2 places", "`- casa: house`"),
      ("- casa:house\n- cane:dog", "(2 places", "`- casa: house`"),
      ("- casa—house\n- cane—dog", "(2 places", "`- casa: house`"),
      ("- casa- house\n- cane -dog", "(2 places", "`- casa: house`"),
      ("- casa\thouse\n- cane\tdog", "(2 places", "`- casa: house`"),
      ("- **casa** house\n- **cane** dog", "(2 places", "behind the bold text"),
      ("1. casa = house\n2. cane = dog", "(2 places", "bullets, `- casa: house`"),
      ("1) casa - house\n2) cane - dog", "(2 places", "bullets, `- casa: house`"),
    ])
  func signs(_ markdown: String, _ count: String, _ way: String) {
    let note = note(markdown)
    #expect(note?.explanation.contains(count) == true, "\(markdown)")
    #expect(note?.fix.contains(way) == true, "\(markdown)")
  }

  @Test("A question or bold line and what stands right under it are noted")
  func lines() {
    for markdown in [
      "- What is it?\n  It is this.\n- Why?\n  So.", "- What is it?\nIt is this.\n- Why?\nSo.",
      "- **Agape**\n  Love of God.\n- **Eros**\n  Love of man.",
    ] {
      #expect(note(markdown)?.fix.contains("leave a blank line") == true, "\(markdown)")
    }
    for markdown in [
      "- What is it? It is this.\n- Why? So.", "- What is it? - It is this.\n- Why? -- So it is.",
      "- What is it? → It is this.\n- Why? → So.",
    ] {
      #expect(note(markdown)?.fix.contains("answer under the question") == true, "\(markdown)")
    }
    let way = "- What is it?\n\n  It is this.\n- Why?\n\n  So."
    #expect(note(way) == nil)
    #expect(Reading(way, items: .auto).page.entries.allSatisfy { !$0.content.isEmpty })
  }

  @Test("Of bullets of several shapes those that are not cut are noted, and not as empty, too")
  func mixed() {
    let most = "- casa: house\n- cane — dog\n- libro: book\n- gatto = cat\n- sole"
    let reading = Reading(most, items: .auto)
    #expect(reading.faults == ["bullets-whole:4", "empty-entry:5"])
    let few = "- casa: house\n- cane\n- gatto\n- libro: book\n- porta"
    #expect(note(few)?.explanation.contains("2 of 5") == true)
    #expect(note(few + "\n- sole") == nil)
  }

  @Test("A bullet that is not cut is found however far down it stands")
  func far() {
    let many = (1...200).map { "- a\($0): b\n" }.joined() + "- casa = house\n"
    #expect(Reading(many, items: .auto).faults == ["bullets-whole:201"])
  }

  @Test("Bullets that all begin alike are questions and answers, and not cut")
  func alike() {
    let list = "- Q: When?\n- A: Now.\n- Q: Where?\n- A: Here."
    #expect(Outline(list).faults == ["bullets-whole:1"])
    #expect(Outline(list).text.hasPrefix("Q: When?\n"))
    let alphabet = "- A: Alfa\n- B: Bravo\n- Q: Quebec"
    #expect(Outline(alphabet).faults.isEmpty)
  }

  @Test(
    "Sayings, quotes with authors, times and addresses are not noted",
    arguments: [
      "- Carpe diem.\n- Festina lente.\n- Know thyself!",
      "- \"Cut stone.\" - Reyes\n- \"Burn.\" -Bo\n- Sing! — Cy",
      "- Who dares, wins\n- A stitch in time saves nine: nobody knows why\n- Haste makes waste\n- C",
      "- 10:30 tea\n- 12:45 lunch", "- https://a.org/?b=c\n- https://d.org/?e=f",
      "- To be or not to be?\n- That is the question.\n- Is it?\n  Who can tell?\n- No.\n- Yes.",
      "- [ ]  See it\n- [ ]  Do it", "- well-known\n- half-hearted", "- 1914–1918\n- 1939–1945",
      "- casa: house = home\n- cane: dog → hound", "- casa — house\n- cane – dog",
      "- Mens sana\n  in corpore sano.\n- Ora\n  et labora.",
      "- **Bold** is he\n- Plain\n- Plain too\n- And so on",
      "- He said that all of it was = to nothing at all\n- She said it as well = that is so, surely",
    ])
  func silent(_ markdown: String) {
    #expect(note(markdown) == nil, "\(markdown)")
  }

  @Test("Where attributions are off, an author behind a dash is noted as no meaning")
  func attributionsOff() {
    let reading = Reading("- “Stone.”—Ada\n- “Burn.”—Bo\n- “Sing!” - Cy", items: .auto) {
      $0.attribution = .off
    }
    #expect(reading.faults.isEmpty)
  }

  @Test("The option that the note names silences it")
  func option() {
    #expect(note("- casa = house\n- cane = dog", items: .bullets) == nil)
    #expect(note("1. casa = house\n2. cane = dog", items: .numbered) == nil)
  }
}

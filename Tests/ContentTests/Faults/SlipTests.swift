import Content
import Diagnostics
import Testing

/// Slips of the hand that leave marks in the text.
@Suite struct SlipTests {
  private func faults(_ rule: String, _ markdown: String, items: ItemShape = .auto) -> [Diagnostic]
  {
    Reading(markdown, items: items).report.diagnostics.filter { $0.rule == rule }
  }

  @Test(
    "Braces that are nearly attributes are named, with the way out",
    arguments: [
      ("## A {date=3.5.2024}", "write `date=2024-05-31`"), ("## A {tag=x}", "write `tags=x`"),
      ("## A {id=x}", "write `#x`"), ("## A {lang=x_y}", "write `lang=la`"),
      ("## A {.offen}", "write `.open`, or take `.offen` out"),
      ("## A {#a .open date=}", "write `date=2024-05-31`"),
      ("- a\n- b {date: 2024-05-01}", "write `date=2024-05-31`"),
      ("> a {#my id}\n\n> b", "write hyphens for blanks, or take `id` out"),
      ("> a\n>\n> b {Tags=x}\n\n> c", "write `tags=x`"),
      ("## A {datum=2024-05-01 .offen}", "take it out, or write `\\{` for text"),
      ("| a | b |\n|---|---|\n| c | d {tag=x} |\n| e | f |", "write `tags=x`"),
    ])
  func attributes(_ markdown: String, _ fix: String) {
    #expect(faults("attributes-not-read", markdown).map(\.fix) == [fix])
  }

  @Test(
    "Other braces are text",
    arguments: [
      "## A {#a .open lang=la date=2024-05-31 tags=a,b}", "## A {sic}", "## A {1, 2}",
      "## A {n=1}", "## x_{i=10}", "## sum_{ab=1}", "## A {{ name=x }}", "## A {% x=y %}",
      "## A {}",
      "## A \\{tag=x}", "## `{tag=x}`", "## A {tag=x} b", "- a {...}\n- b {.5}", "a {tag=x}",
      "## A {: .note}", "## A {#1 of 2}",
    ])
  func braces(_ markdown: String) {
    #expect(faults("attributes-not-read", markdown) == [])
  }

  @Test("Braces are shown at their place, once")
  func attributePlace() {
    let text = "> x\n\n- y\n\n## B {#x} {tag=x}\n\nc"
    let found = faults("attributes-not-read", text)
    #expect(found.map(\.range) == [20..<27])
  }

  @Test(
    "A picture or link with a blank in its address is named",
    arguments: [
      ("![Our table](pictures/table in the garden.jpg)", "pictures/table in the garden.jpg"),
      ("![x](a b)", "a b"), ("[l](with blank.md)", "with blank.md"),
      ("a [*l*](b c.md#d e) f", "b c.md#d e"),
      ("[l](../a b/)", "../a b/"), ("![x](a b.jpg \"Title\")", "a b.jpg"),
      ("> - [l](https://a.org/with blank.md)", "https://a.org/with blank.md"),
      ("[sic](so he said) and [l](c d.pdf)", "c d.pdf"),
    ])
  func blanks(_ markdown: String, _ address: String) {
    #expect(faults("blank-in-address", markdown).map(\.fix) == ["write `<\(address)>`"])
  }

  @Test(
    "Brackets of prose, code and what is escaped hold no addresses",
    arguments: [
      "![x](<a b.jpg>)", "![x](a.jpg \"a b\")", "[sic](so he wrote)", "[1](p. 12)", "[2](see S.12)",
      "[x](and so on etc.)", "`![x](a b.jpg)`", "    ![x](a b.jpg)", "!\\[x](a b.jpg)",
      "\\[x](a b.md)", "[x\\](a b.md)", "[x]\\(a b.md)", "[x](a.md) (b c.md)", "a](b c",
      "[[wiki]](a b.c)",
    ])
  func brackets(_ markdown: String) {
    #expect(faults("blank-in-address", markdown) == [])
  }

  @Test("A line of a list that lacks the blank behind its dash is no author, and named")
  func strayBullets() {
    let reading = Reading("- a\n  - b\n-Line c\n- d\n  - e\n", items: .auto)
    #expect(reading.page.attributions.isEmpty)
    #expect(reading.faults == ["bullet-without-blank:3"])
    for text in [
      "- a\n  - b\n    -Reyes\n- c", "- \"A.\"\n-Reyes\n- \"B.\"\n-Ada", "- a\n  - b\n-5 degrees",
      "a\n-b", "- a\n  - b\n--\n- c",
    ] {
      #expect(faults("bullet-without-blank", text) == [], "\(text)")
    }
  }

  @Test("A translation within its quote is noted where nothing follows the quote")
  func translations() {
    let head = "---\nlang: la\ntranslation: de\n---\n"
    let quote = "> Carpe diem.\n>\n> Nutze den Tag.\n"
    let other = "\n> Festina lente.\n"
    #expect(faults("translation-in-quote", head + quote + other).count == 1)
    for text in [
      quote + other, head + quote + "\nNutze ihn.\n" + other, head + quote + ">\n> Drei.\n" + other,
      "---\nlang: la\n---\n" + quote + other,
      head + "> Carpe diem.\n>\n> Лови день.\n" + other,
    ] {
      #expect(faults("translation-in-quote", text) == [], "\(text)")
    }
  }
}

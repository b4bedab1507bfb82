import Content
import Diagnostics
import Testing

@Suite struct PageOptionsTests {
  private func faults(_ yaml: String) -> [String] {
    Outline("---\n\(yaml)\n---\n\n## A\n\nText.\n").faults
  }

  @Test func everyFaultOfARunIsReported() {
    #expect(
      faults("style: carousel\ndate: 2024-02-30\nopen: [1]\ndepth: none") == [
        "bad-value:2", "bad-value:3", "bad-value:5",
      ])
  }

  @Test(arguments: [
    "date: 2023-02-29", "date: 31 June", "date: 2024-13-01", "lang: russian", "dir: up",
    "exclusive: maybe", "weight: heavy", "items: tabels", "tags: {a: b}", "translation: x_y",
  ])
  func aBadValueIsAnError(_ line: String) {
    #expect(faults(line) == ["bad-value:2"])
  }

  @Test(arguments: [
    "date: 2024-02-29", "date: 2024-05-01T10:00:00Z", "lang: pt-BR", "lang: no", "title: 1984",
    "tags: a, b", "open: first", "open: [x, y]", "weight: -3", "depth: 2", "mood: blue",
  ])
  func aGoodValueAndSomebodyElsesKeyAreSilent(_ line: String) {
    #expect(faults(line).isEmpty)
  }

  @Test func aKeyThatIsGivenTwiceIsNamedAndTheLastHolds() throws {
    let page = Outline("---\ntitle: A\nTitle: B\n---\n")
    let fault = try #require(page.report.diagnostics.first { $0.rule == "duplicate-key" })
    #expect(fault.headline == "the key \"Title\" is given twice")
    #expect(fault.notes.map(\.range) == [4..<9])
    #expect(page.page.options.title == "B")
  }

  @Test func linksByNameInValuesAreTheirText() {
    let page = Outline(
      """
      ---
      author: ["[[Ada Reyes|Ada]]", "[[Bo]]"]
      source: "[[Letters]], 1907"
      date: "[[2024-05-01]]"
      alias: The ocean
      tag: [water]
      ---
      """)
    #expect(page.faults.isEmpty)
    #expect(page.page.options.author == "Ada, Bo")
    #expect(page.page.options.source == "Letters, 1907")
    #expect(page.page.options.date == CalendarDate("2024-05-01"))
    #expect(page.page.options.aliases == ["The ocean"] && page.page.options.tags == ["water"])
  }

  @Test func oneAndSeveralOfAKindHoldTogether() {
    let options = Outline(
      "---\ntags: [a, b]\ntag: [b, c]\nalias: x\naliases: [y]\n---\n"
    ).page.options
    #expect(options.tags == ["a", "b", "c"] && options.aliases == ["x", "y"])
    #expect(Outline("---\ntag: c\ntags: a\n---\n").page.options.tags == ["c", "a"])
  }

  @Test(arguments: [
    ("ita", "it"), ("eng", "en"), ("ger", "de"), ("DEU", "de"), ("eng-GB", "en-GB"),
    ("grc", "grc"), ("it", "it"), ("pt-BR", "pt-BR"),
  ])
  func aCodeOfThreeLettersIsTheShorterOne(code: String, tag: String) {
    let outline = Outline(
      "---\nitems: quotes\nlang: \(code)\ntranslation: \(code)\nlanguage: \(code)\n---\n> A {lang=\(code)}\n"
    )
    let options = outline.page.options
    #expect([options.lang, options.translation, options.language] == [tag, tag, tag])
    #expect(outline.faults.isEmpty)
  }

  @Test func aMistypedKeyIsAWarning() {
    let outline = Outline("---\ntilte: X\n---\n## A\n")
    #expect(outline.faults == ["unknown-key:2"])
    #expect(outline.report.diagnostics[0].headline.contains("\"title\""))
  }

  @Test func brokenFrontMatterIsAnError() {
    #expect(faults("title: Latin: a start") == ["front-matter-invalid:2"])
    #expect(faults("- a\n- b") == ["front-matter-invalid:2"])
  }

  @Test func textBetweenTwoRulesIsNoFrontMatter() {
    let outline = Outline("---\n\nJust a line.\n\n---\n\n## A\n")
    #expect(outline.faults.isEmpty)
    #expect(outline.introduction == "Just a line.")
  }

  @Test func valuesAreReadByTheTypeOfTheirKey() {
    let options = Outline("---\ntitle: 1984\nlang: no\npublish: false\nTags: [a, b]\n---\n").page
      .options
    #expect(options.title == "1984" && options.lang == "no" && options.draft)
    #expect(options.tags == ["a", "b"])
  }

  @Test func ofSeveralOpenEntriesInAnExclusiveGroupTheFirstStays() {
    let outline = Outline("---\nstyle: accordion\n---\n## A {.open}\n\na\n\n## B {.open}\n\nb\n")
    #expect(outline.text == "*A = a\nB = b")
    #expect(outline.faults == ["several-open:8"])
  }

  @Test func whatCannotBeOpenedBesideOthersIsToldOnce() {
    let entries = "## A\n\na\n\n## B\n\nb\n\n## C\n\nc\n"
    let outline = Outline("---\nexclusive: true\nopen: all\n---\n" + entries)
    #expect(outline.text == "*A = a\nB = b\nC = c")
    #expect(outline.faults == ["several-open:9"])
    #expect(Outline("---\nexclusive: true\nopen: first\n---\n" + entries).faults == [])
    #expect(Outline("---\nopen: all\n---\n" + entries).faults == [])
    #expect(Outline("---\nexclusive: true\nopen: all\n---\n## A\n\na\n").faults == [])
  }

  @Test(arguments: [
    ("latein", "la"), ("Deutsch", "de"), ("немецкий", "de"), ("Francese", "fr"), ("x y", "en"),
  ])
  func theCodeOfALanguageIsAdvised(_ name: String, _ code: String) {
    #expect(LanguageTag.advice(for: name) == code)
  }

  @Test func detailsOfOneNameAreAGroup() {
    func details(_ name: String) -> String {
      "<details name=\"\(name)\" open><summary>\(name)</summary>x</details>\n\n"
    }
    let outline = Outline(details("g") + "Text.\n\n- item\n\n  " + details("g"))
    #expect(outline.faults.contains("several-open:7"))
    #expect(outline.text.hasPrefix("*g = x"))
    #expect(!outline.text.dropFirst().contains("*"))
    #expect(!Outline(details("g") + details("h")).faults.contains { $0.hasPrefix("several") })
  }

  @Test func idsAndTheirAncestorsOpen() {
    let outline = Outline("---\nopen: [c]\n---\n## A\n\n### B\n\n#### C\n\ntext\n\n### D\n\ntext\n")
    #expect(outline.text == "*A\n  *B\n    *C = text\n  D = text")
  }
}

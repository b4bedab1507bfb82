import Content
import Testing

@Suite struct ParagraphAttributesTests {
  @Test func `the language of a translation is never shown`() {
    let outline = Outline(
      "> a\n\nein Satz {lang=de}\n\nune phrase {lang=fr}\n\n> b\n\n- eins {lang=de}\n- un\n")
    #expect(outline.text == "a = ein Satz//une phrase\nb = eins/un")
  }

  @Test func `what else is said is said of the entry`() {
    let page = FinishedPage(
      "## A\n\nx {#own .open tags=t,u date=2024-05-31}\n\n## B {#b tags=s}\n\ny {#c tags=t}\n"
        + "\n## C\n\nz\n")
    #expect(page.ids == ["own", "b", "c"])
    let entries = page.page.entriesInOrder()
    #expect(page.page.entryTags[entries[0].rawValue] == ["t", "u"])
    #expect(page.page.entryDates[entries[0].rawValue]?.text == "2024-05-31")
    #expect(page.page[entries[0]].flags.contains(.open))
    #expect(page.page.entryTags[entries[1].rawValue] == ["s"])
  }

  @Test func `of several that say the same the first holds`() {
    let lists = (1...40).map { "x {#p\($0) tags=t\($0)}" }.joined(separator: "\n\n")
    let page = FinishedPage("## A\n\n\(lists)\n\n## B\n\ny\n")
    #expect(page.ids == ["p1", "b"])
    #expect(page.page.entryTags[page.page.entriesInOrder()[0].rawValue] == ["t1"])
  }

  @Test(arguments: ["x {#y}", "x {tags=a}", "x {lang=de} y", "x {y}", "`{lang=de}`"])
  func `other braces are text`(_ text: String) {
    let outline = Outline("\(text)\n\n## A\n\n- b\n- c\n\n## D\n\n- e\n- f\n")
    #expect(outline.introduction.contains("{"))
  }

  @Test func `a paragraph that names its language is no name of an author`() {
    #expect(FinishedPage("> a\n\nein Satz {lang=de}\n\n> b\n\nzwei {lang=de}\n").rules == [])
  }
}

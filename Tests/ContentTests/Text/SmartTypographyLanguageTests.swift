import Content
import Testing

/// Which language holds where.
struct SmartTypographyLanguageTests {
  @Test func `labels have the language of the page, bodies that of the translation`() {
    let page = FinishedPage(
      """
      ---
      smart: true
      lang: de
      translation: ru
      ---

      "Vorwort" dazu.

      > "Ein Zitat"
      > — O'Neil, *"Werk"*

      "Перевод" -- да

      > "Noch eines"

      "Ещё" 'так'
      """)
    #expect(page.tree == "„Ein_Zitat“ „Noch_eines“")
    #expect(page.text() == "„Vorwort“ dazu.")
    let first = page.page.entriesInOrder()[0]
    #expect(page.text(of: first) == "«Перевод» — да")
    let attribution = page.page.attributions[Int(page.page[first].attribution)]
    #expect(page.page.string(attribution.author) == "O’Neil")
    #expect(page.text(of: page.page.entriesInOrder()[1]) == "«Ещё» „так“")
  }

  @Test func `a long quote keeps its own language in the body`() {
    let page = FinishedPage(
      """
      ---
      smart: true
      lang: fr
      translation: en
      ---

      > "Un." Deux.
      >
      > "Trois"

      "Three"

      > "Quatre"

      "Four"
      """)
    let first = page.page.entriesInOrder()[0]
    #expect(page.text(of: first).hasSuffix("«\u{202F}Trois\u{202F}»\n“Three”"))
    #expect(page.page.string(page.page[first].name).hasPrefix("«\u{202F}Un.\u{202F}»"))
  }

  @Test func `an entry can have a language of its own`() {
    let page = FinishedPage(
      "---\nsmart: true\nlang: en\n---\n\n## \"Zitat\" {lang=de}\n\n\"Text\"\n\n## \"Quote\"\n\n\"x\""
    )
    #expect(page.tree == "„Zitat“ “Quote”")
    #expect(page.text(of: page.page.entriesInOrder()[0]) == "„Text“")
    #expect(page.ids == ["zitat", "quote"])
  }

  @Test func `a paragraph can have a language of its own`() {
    let page = FinishedPage(
      "---\nsmart: true\nlang: en\nitems: quotes\n---\n\n> a\n\n\"x\"\n\n\"y\" {lang=de}\n\n\"z\"\n"
    )
    #expect(page.text(of: page.page.entriesInOrder()[0]) == "“x”\n„y“\n“z”")
  }

  @Test(arguments: [
    ("la", "“a”"), ("sk", "„a“"), ("hr", "„a”"), ("ko", "“a”"), ("ca", "«a»"), ("be", "«a»"),
    ("lt-LT", "„a“"), ("xx", "\"a\""),
  ])
  func `many languages have marks of their own`(_ language: String, _ label: String) {
    #expect(FinishedPage("---\nsmart: true\nlang: \(language)\n---\n\n## \"a\"\n\nb").tree == label)
  }

  @Test func `without a language it is English`() {
    #expect(FinishedPage("---\nsmart: true\n---\n\n## \"a\"\n\n'b'").tree == "“a”")
  }

  @Test func `titles and ids`() {
    let heading = FinishedPage(
      "---\nsmart: true\n---\n\n# It's \"on\"\n\n## Don't -- stop...\n\nx\n\n## b\n\ny")
    #expect(heading.page.string(heading.page.title) == "It’s “on”")
    #expect(heading.ids == ["don-t-stop", "b"])
    let given = FinishedPage("---\nsmart: true\ntitle: It's\nauthor: O'Neil\n---\n\n> a\n\n> b")
    #expect(given.page.string(given.page.title) == "It’s")
    #expect(given.page.attributions.allSatisfy { given.page.string($0.author) == "O’Neil" })
  }

  @Test func `an attribute list is read before its marks change`() {
    let page = FinishedPage("---\nsmart: true\n---\n\n## a {#x lang=\"de\"}\n\n1\n\n## b\n\n2")
    #expect(page.ids == ["x", "b"])
    #expect(page.tree == "a b")
  }
}

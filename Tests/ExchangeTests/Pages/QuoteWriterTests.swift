import Content
import Exchange
import Testing

struct QuoteWriterTests {
  /// The page of one record, without its front matter.
  private func markdown(_ record: Record) -> String {
    let page = String(decoding: QuoteWriter.page([record]), as: UTF8.self)
    return String(page.split(separator: "\n---\n\n", maxSplits: 1)[1])
  }

  @Test func `a record is a quote, its author and work the last line`() {
    let page = QuoteWriter.page([
      Record("Cut stone.", by: "A. Reyes", "On Stone"), Record("Chalk."),
    ])
    #expect(
      String(decoding: page, as: UTF8.self) == """
        ---
        items: quotes
        ---

        > Cut stone.
        > — A. Reyes, *On Stone*

        > Chalk.

        """)
  }

  @Test func `a page on which the reader would take a body for an author silences it`() {
    let records = ["Ada Reyes", "Ada came."].map {
      Record(Array("Stone.".utf8), body: Array($0.utf8))
    }
    for (record, isSilenced) in zip(records, [true, false]) {
      let page = QuoteWriter.page([record])
      let comment = "\n---\n\n<!-- florilegium: allow possible-attribution -->\n\n> Stone."
      #expect(String(decoding: page, as: UTF8.self).contains(comment) == isSilenced)
    }
  }

  @Test func `line ends are kept by the page where there are any`() {
    let page = String(
      decoding: QuoteWriter.page([Record("Cut stone,\ncold stone.")]), as: UTF8.self)
    #expect(page.hasPrefix("---\nitems: quotes\nbreaks: keep\n---\n"))
    #expect(page.hasSuffix("\n> Cut stone,\n> cold stone.\n"))
    let plain = String(decoding: QuoteWriter.page([Record("Cut.\n\nCold.")]), as: UTF8.self)
    #expect(!plain.contains("breaks"))
    #expect(plain.hasSuffix("\n> Cut.\n>\n> Cold.\n"))
  }

  @Test(arguments: [
    ("# Stone", "\\# Stone"), ("#stone", "#stone"), ("- Stone", "\\- Stone"), ("-stone", "-stone"),
    ("1. Stone", "1\\. Stone"), ("1984. A year.", "1984\\. A year."), ("2) Stone", "2\\) Stone"),
    ("> Stone", "\\> Stone"), ("***", "\\*\\*\\*"), ("---", "\\---"), ("===", "\\==="),
    ("~~~", "\\~~~"), ("`code`", "\\`code\\`"), ("snake_case _word_", "snake_case \\_word\\_"),
    ("[a](b)", "\\[a](b)"), ("[[a]]", "\\[<wbr>\\[a]]"), ("![[a.png]]", "!\\[<wbr>\\[a.png]]"),
    ("<b>", "\\<b>"), ("a < b", "a < b"), ("&amp; & &x", "\\&amp; & &x"), ("a\\", "a\\\\"),
    ("==a==", "=<wbr>=a=<wbr>="), ("a == b === c", "a =<wbr>= b === c"), ("%%a", "%<wbr>%a"),
    ("Stone {#id}", "Stone {#id}<wbr>"), ("Stone ^id", "Stone ^<wbr>id"), ("|---|", "\\|---|"),
    ("    code", "code"), ("\u{3000}石", "\u{3000}石"),
  ])
  func `what looks like Markdown is escaped, and nothing else`(text: String, markdown: String) {
    let record = RecordDraft(Array(text.utf8)).record
    #expect(record.map(self.markdown) == "> \(markdown)\n")
  }

  @Test func `talk with an author has it in a paragraph of its own`() {
    let record = Record("- Who?\n- A stone.", by: "A. Reyes")
    #expect(markdown(record) == "> <wbr>- Who?\n> \\- A stone.\n>\n> — A. Reyes\n")
  }

  @Test func `talk without one keeps the reader from guessing`() {
    #expect(markdown(Record("Who?\n- A stone.")) == "> Who?\n> <wbr>- A stone.\n")
    #expect(markdown(Record("Who?\n── A stone.")) == "> Who?\n> <wbr>── A stone.\n")
    let talk = Record("- Кто?\n- Windows95 в Safe Mode.")
    #expect(Reading(QuoteWriter.page([talk])).records[0].attribution.isEmpty)
    #expect(markdown(Record("Who?\n\n- A stone.")) == "> Who?\n>\n> <wbr>- A stone.\n")
  }

  @Test func `an author who reads like speech is found again`() {
    var record = Record(Array("Stone.".utf8))
    record.attribution.author = "he said and left."
    #expect(!Reading(QuoteWriter.page([record])).records[0].attribution.isEmpty)
  }

  @Test func `an author as long as a story stands in a footer`() {
    let story = String(repeating: "who cut the stone ", count: 20) + "<again> and \\again"
    let record = RecordDraft(Array("Stone.".utf8)).with { $0.author = story }
    #expect(markdown(record).contains(">\n> <footer>— who cut"))
    #expect(Reading(QuoteWriter.page([record])).records[0].attribution.author == story)
  }

  @Test func `a body follows the quote, its lines with backslashes`() {
    let record = Record("Lapis.", by: "A. Reyes", body: "A stone,\ngrey.\n\n# Cold")
    #expect(markdown(record) == "> Lapis.\n> — A. Reyes\n\nA stone,\\\ngrey.\n\n\\# Cold\n")
  }

  @Test func `an address alone in a body is not the source of the next quote`() {
    let page = QuoteWriter.page([Record("Stone.", body: "https://x.org"), Record("Chalk.")])
    let read = Reading(page).records
    #expect(read.map(\.lines) == [["Stone.", "https://x.org"], ["Chalk."]])
    #expect(read.allSatisfy { $0.attribution.isEmpty })
  }

  @Test func `a drawing is code, in a fence that is long enough`() {
    var record = Record(" ``` \n/  \\", by: "A. Reyes")
    record.isDrawing = true
    #expect(markdown(record) == "> ````\n>  ``` \n> /  \\\n> ````\n>\n> — A. Reyes\n")
    let read = Reading(QuoteWriter.page([record])).records[0]
    #expect(read.isDrawing && read.label == record.label)
  }

  @Test func `language and tags stand in an attribute list`() {
    var first = Record("Lapis.", by: "A. Reyes", "On Stone")
    first.lang = "la"
    first.tags = ["cut stone", "grey"]
    var second = Record("Stone {x}")
    second.lang = "en"
    let page = QuoteWriter.page([first, second])
    #expect(
      String(decoding: page, as: UTF8.self).contains("*On Stone* {lang=la tags=cut-stone,grey}"))
    let read = Reading(page).records
    #expect(read.map(\.lang) == ["la", "en"])
    #expect(read[0].tags == ["cut-stone", "grey"])
    #expect(read[0].attribution.source == "On Stone")
    #expect(read[1].lines == ["Stone {x}"])
  }

  @Test func `sections are headings`() {
    var first = Record("Stone.")
    first.section = "Rocks {grey} #"
    var second = Record("Chalk.")
    second.section = "Powders"
    let read = Reading(QuoteWriter.page([first, first, second])).records
    #expect(read.map(\.section) == ["Rocks {grey} #", "Rocks {grey} #", "Powders"])
  }

  @Test(arguments: [
    ("Reyes, Ana", "On Stone", "Ana Reyes"), ("van Gogh, Vincent", "On Stone", "Vincent van Gogh"),
    ("Ana Reyes, Bo Grau", "On Stone", "Ana Reyes; Bo Grau"),
    ("King, Jr.", "On Stone", "King, Jr."),
    ("Ana \"Stone\" Reyes", "", "Ana"), ("A. Reyes.", "", "A. Reyes"), ("Reyes", "", "Reyes"),
  ])
  func `names are written as people say them`(name: String, work: String, author: String) {
    let record = RecordDraft(Array("Stone.".utf8)).with {
      $0.author = name
      $0.source = work
    }
    #expect(record.attribution.author == author)
  }

  @Test func `what names nobody is kept in the body`() {
    let record = RecordDraft(Array("Stone.".utf8)).with { $0.author = "1984" }
    #expect(record.lines == ["Stone.", "(1984)"])
    #expect(record.attribution.isEmpty)
  }

  @Test(arguments: [
    ("https://x.org/a_b", "https://x.org/a_b"), ("HTTP://x.org/a b", "http://x.org/a%20b"),
    ("https://x.org/a?b=1&copy;=2", "https://x.org/a?b=1&copy;=2"),
    ("https://x.org/a_(b)", "https://x.org/a_(b)"),
  ])
  func `an address comes back whole`(url: String, read: String) {
    for source in ["", "Stone (1984)", "Stone"] {
      let record = RecordDraft(Array("Stone.".utf8)).with {
        $0.url = url
        $0.author = "A. Reyes"
        $0.source = source
      }
      let back = Reading(QuoteWriter.page([record])).records[0].attribution
      #expect(back.url == read)
      #expect(back.source == source)
    }
  }
}

extension RecordDraft {
  /// The record of a draft that is changed first.
  func with(_ change: (inout RecordDraft) -> Void) -> Record {
    var draft = self
    change(&draft)
    return draft.record ?? Record("")
  }
}

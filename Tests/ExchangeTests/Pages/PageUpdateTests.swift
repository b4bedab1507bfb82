import Diagnostics
import Exchange
import Testing

struct PageUpdateTests {
  private func update(_ page: String, _ records: [Record]) -> (text: String, added: Int)? {
    var report = Report()
    let update = PageUpdate(Array(page.utf8), path: "p.md", adding: records, into: &report)
    #expect((update == nil) == report.hasErrors)
    return update.map { (String(decoding: $0.bytes, as: UTF8.self), $0.added) }
  }

  private let page = "---\nitems: quotes\n---\n\n> Cut **stone** is patient!\n> — me\n\nMy note.\n"

  @Test func `what a page holds is not added again, whatever its case and punctuation`() {
    let result = update(page, [Record("cut stone — is PATIENT.", by: "A. Reyes")])
    #expect(result?.text == page)
    #expect(result?.added == 0)
  }

  @Test func `what is new stands at the end, once, and all else stays`() {
    let result = update(
      page, [Record("Chalk."), Record("Cut stone is patient."), Record("Chalk!")])
    #expect(result?.text == page + "\n> Chalk.\n")
    #expect(result?.added == 1)
  }

  @Test func `a second import of the same adds nothing`() throws {
    let records = [
      Record("Cut stone,\ncold stone.\n\nGrey stone.", by: "A. Reyes"), Record("- Who?\n- Me."),
      Record("Lapis patiens.\n\nКамень терпелив."), Record("★ ★"), Record("☆"),
    ]
    let first = QuoteWriter.page(records)
    let again = try #require(update(String(decoding: first, as: UTF8.self), records))
    #expect(again.added == 0)
  }

  @Test func `a heading behind quotes makes them the introduction, and they do not come back`() {
    let records = ["Alpha one.", "Beta two.", "Gamma three."].map { Record($0) }
    let page = String(decoding: QuoteWriter.page(records), as: UTF8.self)
    for changed in [page + "\n## Mine\n", page.replacing("> Gamma", with: "# Mine\n\n> Gamma")] {
      let result = update(changed, records)
      #expect(result?.text == changed)
      #expect(result?.added == 0)
    }
  }

  @Test func `what somebody has changed in the page is not added again`() {
    let old = (1...6).map { Record("The harbour number \($0) is closed in winter.") }
    let page = String(decoding: QuoteWriter.page(old), as: UTF8.self)
      .replacing("number 2 is closed", with: "number 2 stays closed")
      .replacing("> The harbour number 5 is", with: "> The old harbour number 5 is")
    let result = update(page, old + [Record("The harbour number 7 is closed in winter.")])
    #expect(result?.added == 1)
    #expect(result?.text == page + "\n> The harbour number 7 is closed in winter.\n")
  }

  @Test(arguments: [("<!--", "-->"), ("<!-- no\n", "\n-->"), ("%%", "%%")])
  func `what somebody has put into a comment does not come back`(begin: String, end: String) {
    let records = ["Cut *stone* is\npatient.", "Chalk.", "Chalk is soft."].map {
      Record($0, by: "A")
    }
    let written = String(decoding: QuoteWriter.page(records), as: UTF8.self)
    let page = written.replacing("> Cut", with: "\(begin)\n> Cut")
      .replacing("> Chalk.\n> — A\n", with: "> Chalk.\n> — A\n\(end)\n")
    #expect(page.contains("Chalk.\n> — A\n\(end)"))
    #expect(update(page, records)?.text == page)
    #expect(update(page, records + [Record("Lime.")])?.added == 1)
  }

  @Test func `texts that are alike are told apart where the file is another`() {
    let old = (1...4).map { Record("The harbour number \($0) is closed in winter.") }
    let next = (5...8).map { Record("The harbour number \($0) is closed in winter.") }
    let page = String(decoding: QuoteWriter.page(old), as: UTF8.self)
    #expect(update(page, next)?.added == 4)
    #expect(update(page, old + next)?.added == 4)
    #expect(update(page + "\n> By hand, of my own.\n", old + next)?.added == 4)
  }

  @Test func `lines get backslashes where the page does not keep them`() {
    let result = update(page, [Record("Grey,\ncold.")])
    #expect(result?.text.hasSuffix("\n> Grey,\\\n> cold.\n") == true)
  }

  @Test(arguments: [("", "\n"), ("\n", "\n"), ("\r\n", "\r\n")])
  func `line ends are those of the page`(end: String, lineEnd: String) {
    let head = ["---", "items: quotes", "---", "", "> One."].joined(separator: lineEnd)
    let new = (end.isEmpty ? lineEnd : "") + lineEnd + "> Two." + lineEnd
    #expect(update(head + end, [Record("One."), Record("Two.")])?.text == head + end + new)
  }

  @Test func `what the reader parts is known by what it was`() throws {
    let labels = [
      "Тише едешь, дальше будешь.\nRide slower, get farther.",
      "知者不惑。\n\nThe wise are free\nfrom doubt.", "One.\n\nTwo.\n\nThree.",
    ]
    for label in labels {
      let records = [Record(Array(label.utf8), body: Array("A note.\n\nAnother.".utf8))]
      let first = QuoteWriter.page(records)
      let page = "---\nitems: quotes\n---\n"
      let second = try #require(update(page, records))
      #expect(second.added == 1)
      #expect(update(second.text, records)?.added == 0, "\(label)")
      #expect(update(String(decoding: first, as: UTF8.self), records)?.added == 0, "\(label)")
      #expect(update(second.text, [Record("A note.")])?.added == 1)
    }
  }

  @Test(arguments: [
    "# Questions\n\n## One?\n\nYes.\n\n## Two?\n\nNo.\n",
    "---\nitems: bullets\n---\n\n- One\n- Two\n",
    "---\nitems: quotes\n---\n\n> One.\n\n```\n> not closed\n", "---\ntitle: [\n---\n\n> One.\n",
  ])
  func `a page that would not read them is refused`(page: String) {
    #expect(update(page, [Record("Three.")]) == nil)
  }
}

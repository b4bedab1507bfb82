import Content
import Markdown
import Testing

@Suite struct SeparatorsTests {
  @Test(arguments: [
    "---", "***", "* * *\n\n---", "<br>", "<br/>\n<br />", "<hr>", "&nbsp;", "\u{A0}\u{3000}",
    "<p></p>", "<p>&nbsp;</p>", "<div>\n</div>", "%%private%%",
  ])
  func `what parts quotes is no text of theirs`(_ separator: String) {
    let outline = Outline("> a.\n\n\(separator)\n\n> b.\n> — Ada\n\n\(separator)\n\n> c.\n")
    #expect(outline.text == "a.\nb. (Ada)\nc.")
    #expect(outline.faults.isEmpty)
  }

  @Test func `a rule hides no attribution`() {
    let outline = Outline("> a.\n\nx\n\n— Ada\n\n---\n\n> b.\n\ny\n\n— Bo\n\n---\n")
    #expect(outline.text == "a. = x (Ada)\nb. = y (Bo)")
  }

  @Test func `a heading that names an author may be followed by one`() {
    let outline = Outline("> a.\n\n### Ada\n\n---\n\n> b.\n\n### Bo\n\n---\n")
    #expect(outline.text == "a. (Ada)\nb. (Bo)")
  }

  /// The kinds of the blocks of an entry, or of the page.
  private func kinds(of entry: EntryID, _ page: Page) -> [NodeKind] {
    var kinds: [NodeKind] = []
    var place = page.content(of: entry).first
    while place >= 0 {
      kinds.append(page.documents[0][page.items[Int(place)].block].kind)
      place = page.items[Int(place)].next
    }
    return kinds
  }

  @Test func `rules within a text stay`() {
    let page = FinishedPage("## A?\n\n---\n\nx\n\n---\n\ny\n\n---\n\n## B?\n\nz\n").page
    #expect(kinds(of: page.entriesInOrder()[0], page) == [.paragraph, .thematicBreak, .paragraph])
    let prose = FinishedPage("---\nitems: none\n---\n***\n\na\n\n***\n").page
    #expect(kinds(of: .none, prose) == [.thematicBreak, .paragraph, .thematicBreak])
  }

  @Test(arguments: [
    "<div>", "</div>", "<a id=\"x\"></a>", "<p id=\"x\"></p>", "<img src=\"x\">", "•",
  ])
  func `what encloses others, leads somewhere or shows something stays`(_ block: String) {
    let page = FinishedPage("## A?\n\n\(block)\n\n## B?\n\nz\n").page
    #expect(kinds(of: page.entriesInOrder()[0], page).count == 1)
  }
}

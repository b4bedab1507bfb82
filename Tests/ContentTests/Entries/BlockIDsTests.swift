import Content
import Testing

@Suite struct BlockIDsTests {
  @Test func `the id of a block is that of its entry, and is never shown`() {
    let outline = Outline(
      "> a\n> — Ada\n\n^first\n\n> b ^second\n\nnote one\n\n> c\n\nnote. ^third\n")
    #expect(outline.text == "a (Ada)\nb = note one\nc = note.")
    #expect(outline.ids == ["first", "second", "third"])
  }

  @Test func `ids of other blocks are left out`() {
    let text =
      "Text. ^intro\n\n## A\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n^table\n\n- one ^l1\n- two\n"
    let outline = Outline("---\nitems: headings\n---\n" + text)
    #expect(outline.introduction == "Text.")
    #expect(!outline.text.contains("^"))
  }

  @Test(arguments: ["x ^2", "a^b", "2 ^ 3", "^", "a ^b c", "`^x`", "a ^b-"])
  func `other carets are text`(_ text: String) {
    #expect(
      Outline("## A\n\n\(text) .\n\n## B\n\n\(text == "a ^b-" ? "^b c" : text)\n").text.contains(
        "^"))
  }

  @Test func `two blocks of the same name are no error`() {
    #expect(Outline("## A\n\nx. ^same\n\n## B\n\ny. ^same\n").ids == ["same", "b"])
  }
}

import Content
import Diagnostics
import Markdown
import Testing

@Suite struct TextFaultsTests {
  private func faults(_ rule: String, _ markdown: String, items: ItemShape = .none) -> [String] {
    Reading(markdown, items: items).faults.filter { $0.hasPrefix(rule + ":") }
  }

  @Test(
    "HTML that is shown as text is reported at its line",
    arguments: [
      ("a\n<blink>b</blink>", ["raw-html:2"]), ("<div>\n<form>\n<p>x\n</div>", ["raw-html:2"]),
      ("a </blink> b", ["raw-html:1"]), ("<!DOCTYPE html>\n\na", ["raw-html:1"]),
      ("a <x> b <x> <y>", ["raw-html:1", "raw-html:1"]),
      ("| a |\n|---|\n| <x> |", ["raw-html:3"]),
    ])
  func rawHTML(_ markdown: String, _ expected: [String]) {
    #expect(faults("raw-html", markdown) == expected)
  }

  @Test("HTML is not reported where the site says what becomes of it")
  func allowedHTML() {
    var report = Report()
    let reader = PageReader(path: "a.md", fallbackTitle: "A", checksHTML: false)
    _ = reader.read(Array("a <blink>b</blink>\n\n<form>".utf8), into: &report)
    #expect(!report.diagnostics.contains { $0.rule == "raw-html" })
  }

  @Test("An index of mixed shapes is noted as any file is; one of prose, or of nothing, is not")
  func noEntries() {
    let mixed = "> a\n\n- b\n\n| c | d |\n|---|---|\n| e | f |\n"
    for name in ["index.md", "a/index.md", "notes.md"] {
      #expect(Outline(mixed, name: name).faults == ["no-entries:1"], "\(name)")
    }
    #expect(Outline("Some words.\n", name: "index.md").faults.isEmpty)
    #expect(Outline("---\n", name: "notes.md").faults.isEmpty)
    #expect(Outline("***\n\nWords.\n", name: "notes.md").faults == ["no-entries:3"])
  }

  @Test("Footnotes that stay as they are typed are noted once")
  func footnotes() {
    let text = "a[^1] b[^x]\n\n[^1]: several words\n\n[^x]: more of *them*"
    #expect(faults("unsupported-markdown", text) == ["unsupported-markdown:3"])
    for near in ["a[^1]", "`[^1]: a b`", "    [^1]: a b", "[^]: a b", "[1]: a b", "x [^1]: a b"] {
      #expect(faults("unsupported-markdown", near).isEmpty, "\(near)")
    }
  }

  @Test("Details without a summary are called so in the language of the page")
  func detailsWord() {
    for (language, word) in [("", "Details"), ("fr", "Détails"), ("pt-BR", "Detalhes")] {
      let page = Reading("<details>\n\na\n\n</details>") { $0.language = language }.page
      #expect(page.entries.map { page.string($0.name) } == [word])
    }
  }

  @Test("Thousands of tags on a line that are never closed are one fault")
  func unclosedDetails() {
    #expect(faults("details-unbalanced", String(repeating: "<details>", count: 500)).count == 1)
    #expect(faults("details-unbalanced", "<details>\n\na\n\n<details>\n\nb").count == 2)
  }

  @Test(
    "Harmless HTML, comments, details, code and addresses are not reported",
    arguments: [
      "H<sub>2</sub>O <!-- <x> -->", "<!-- x -->\n\na", "`<x>`", "<https://a.org> <a@b.org>",
      "    <x>", "1 < 2 > 1", "<details><summary>a</summary>b</details>", "> a <cite>b</cite>",
      "<footer>a</footer>",
    ])
  func harmlessHTML(_ markdown: String) {
    #expect(faults("raw-html", markdown).isEmpty)
  }

  @Test(
    "Sentences that begin with a number are reported",
    arguments: [
      "a\n\n1984. b", "1984. b\n1985. c", "3. Oktober", "> 12. a", "- 2001) b", "117. a\n119. b",
    ])
  func numbers(_ markdown: String) {
    #expect(faults("number-read-as-list", markdown).count == 1)
  }

  @Test(
    "Lists are not reported",
    arguments: [
      "1. a", "0. a", "1. a\n1. b", "1. a\n\n```\nx\n```\n\n2. b", "3. a\n4. b", "117. a\n118. b",
      "1984\\. b", "a\n1984. b", "1\\) a", "1. a\n2. b\n\n## c\n\n3. d",
    ])
  func lists(_ markdown: String) {
    #expect(faults("number-read-as-list", markdown).isEmpty)
    #expect(faults("number-read-as-list", "1984. a", items: .numbered).isEmpty)
  }

  @Test(
    "Dashes right under a text are reported",
    arguments: ["a\n\nb c\n---", "a\n\nthe second letter was short\n------", "\n---\nb\n---"])
  func setext(_ markdown: String) {
    #expect(faults("setext-heading", markdown) == ["setext-heading:3"])
  }

  @Test(
    "Underlined headings and rules are not reported",
    arguments: ["a\n===", "Letters\n-------", "a\n\n---\n\nb", "## a\n---", "- a\n---"])
  func headings(_ markdown: String) {
    #expect(faults("setext-heading", markdown).isEmpty)
  }

  @Test("Indented text is reported, fenced code is not")
  func indentedCode() {
    #expect(
      faults("indented-code", "a\n\n    b\n\nc\n\n\td") == ["indented-code:3", "indented-code:7"])
    #expect(faults("indented-code", "- a\n\n      b").count == 1)
    for fenced in [
      "```\n    b\n```", "~~~ x\n    b\n~~~", "a\n    b", "- ```\n      b\n  ```",
      "> <details><summary>S</summary>\n> ```\n> b\n> ```\n> </details>",
      "<details><summary>S</summary>\n    b\n</details>",
    ] {
      #expect(faults("indented-code", fenced).isEmpty)
    }
  }

  @Test(
    "Indented text that looks like code is not reported",
    arguments: [
      "Run:\n\n    make\n    make install PREFIX=~/.local", "So:\n\n    $ make\n    all done",
      "a\n\n    npm install --save x\n",
      "So:\n\n    # comment\n    git push\n",
      "Call\n\n    let a = read(b)\n    print(a)\n", "> Type:\n>\n>     make test",
      "In JSON:\n\n    {\n      \"a\": 1\n    }", "写：\n\n    make",
      "a\n\n    $ make 3.3\n    Nothing is to be done.",
      "# Install\n\n    brew install florilegium\n",
      "a\n\n    from pages.stone import quotes",
    ])
  func code(_ markdown: String) {
    #expect(faults("indented-code", markdown).isEmpty, "\(markdown)")
  }

  @Test(
    "Indented prose, lists, headings and quotes are reported, also behind a colon",
    arguments: [
      "Horace says:\n\n    Carpe diem, quam minimum credula postero.",
      "He said:\n\n    go placidly amid the noise and haste", "a\n\n    make hay",
      "He wrote:\n\n    “Cut stone.”", "Words:\n\n    casa = house\n    cane = dog",
      "a\n\n    - a bullet-point (or two)", "a\n\n    # A title", "a\n\n    > a quote",
      "a\n\n    The word(s) of my_friend", "a\n\n    sed fugit interea",
      "# Virgil\n\n    Sed fugit interea,\n    fugit inreparabile tempus.",
    ])
  func indentedProse(_ markdown: String) {
    #expect(faults("indented-code", markdown).count == 1, "\(markdown)")
  }

  @Test("A line of dashes as long as its heading is no slip, whatever follows at once")
  func underlined() {
    #expect(faults("setext-heading", "Another one\n-----------\ntext\n").isEmpty)
    #expect(faults("setext-heading", "A text.\n---\ntext\n") == ["setext-heading:1"])
  }

  @Test(
    "Footnotes of one word are reported",
    arguments: [
      "a[^1]\n\n[^1]: mostly", "a\n\n[^1]: https://a.org", "a\n\n[^n]: a \"b c\"",
      "a\n\n[^1]:\n  word",
      "a\n\n> [^1]: mostly", "`[^1]: x`\n\n[^1]: mostly",
    ])
  func footnotes(_ markdown: String) {
    #expect(faults("footnote-as-link", markdown) == ["footnote-as-link:3"])
  }

  @Test(
    "Footnotes of several words, code and other links are not reported",
    arguments: [
      "a[^1]\n\n[^1]: most of it", "```\n[^1]: mostly\n```", "a\n[^1]: mostly", "[1]: mostly",
      "a [^1]: b", "    [^1]: mostly",
    ])
  func footnoteTexts(_ markdown: String) {
    #expect(faults("footnote-as-link", markdown).isEmpty)
  }

  @Test(
    "Bold text that stays literal is reported once a line",
    arguments: [
      "a\n\n水は**「石」**を穿つ。", "a\n\nb **c", "a\n\n> **b\n> c", "a\n\n- **b **", "x **y** z\n\n**b",
      "a\n\n**[b](c)",
    ])
  func emphasis(_ markdown: String) {
    #expect(faults("emphasis-not-closed", markdown) == ["emphasis-not-closed:3"])
  }

  @Test(
    "Stars that are meant are not reported",
    arguments: [
      "水は **「石」** を", "\\*\\*a", "\\**a", "2 ** 3", "2**3", "f**k", "sh**", "a *b", "`**a`",
      "see **/x.md", "a****", "    **a", "**a** b",
    ])
  func stars(_ markdown: String) {
    #expect(faults("emphasis-not-closed", markdown).isEmpty)
  }

  private static let lines = (1...14).map { "line \($0) of the song" }

  @Test("Many short lines are noted once a file, until an option says what they are")
  func manyLines() {
    let text = Self.lines.joined(separator: "\n")
    let rule = "one-paragraph-many-lines"
    #expect(faults(rule, text + "\n\n" + text, items: .auto) == [rule + ":1"])
    #expect(faults(rule, text, items: .lines).isEmpty)
    #expect(faults(rule, text, items: .none).isEmpty)
    #expect(faults(rule, Self.lines.prefix(11).joined(separator: "\n"), items: .auto).isEmpty)
  }

  @Test("Prose that an editor has wrapped is not noted")
  func wrappedProse() {
    let words = (0..<300).map { String(repeating: "w", count: 2 + $0 * 7 % 9) }
    var lines = [""]
    for word in words {
      if lines[lines.count - 1].count + word.count + 1 > 72 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    #expect(lines.count > 14)
    let text = lines.joined(separator: "\n")
    #expect(faults("one-paragraph-many-lines", text, items: .auto).isEmpty)
  }

  @Test("Verse in a quote is noted until its line ends are kept")
  func verse() {
    let verse =
      "> Tiger, tiger, in the wood\n> Who is up at night\n> All the lamps have understood\n> Not to give you light"
    #expect(faults("lines-joined", verse) == ["lines-joined:1"])
    let kept = Reading(verse, items: .quotes) { $0.breaks = .keep }
    #expect(kept.faults.isEmpty)
    #expect(Reading(verse, items: .quotes) { $0.isBreaksGiven = true }.faults.isEmpty)
    for short in [
      "> Odi et amo.\n> Quare id faciam", "> Tiger, tiger, in the wood\n> Who is up\n> All night",
      "> — Who?\n> — Me.\n> — Come in!", "> a\n\n> - b\n\n> Cut *stone*\n> Is **patient**",
    ] {
      #expect(faults("lines-joined", short).count == 1, "\(short)")
    }
    for prose in [
      "> Tiger, tiger, in the wood\n> who is up", "> Tiger, tiger\n> — Ada",
      "> Tiger, tiger in the wood\n> who is up\n> All night",
      "> A line that an editor has wrapped since it was full, at the\n> Border of its window.",
      "> [!tip] Tigers\n> Tiger, tiger, in the wood\n> Who is up", "- Tiger, tiger\n  Who is up",
      "> Tiger, tiger  \n> Who is up", "> 山高月小，\n> 水落石出。",
      "> the tiger walks\n> in the wood\n> and who is up\n> at night",
      "Tiger, tiger\nWho is up\nAll the lamps\nNot to give",
    ] {
      #expect(faults("lines-joined", prose).isEmpty)
    }
  }

  @Test("An empty entry among full ones is noted")
  func emptyEntry() {
    let text = "## A\n\na\n\n## B\n\n## C\n\nc\n"
    #expect(faults("empty-entry", text, items: .auto) == ["empty-entry:5"])
    #expect(faults("empty-entry", "## A\n\na\n\n## B\n\n## C\n", items: .auto).isEmpty)
    let outline = Reading("- A\n  - a\n- B\n- C\n  - c\n", items: .auto) { $0.style = .outline }
    #expect(!outline.faults.contains { $0.hasPrefix("empty-entry") })
  }
}

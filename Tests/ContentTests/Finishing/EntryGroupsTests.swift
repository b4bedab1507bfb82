import Content
import Diagnostics
import Testing

struct EntryGroupsTests {
  private func tree(_ keys: String, _ text: String) -> String {
    FinishedPage("---\n\(keys)\n---\n\n\(text)").tree
  }

  private func bullets(_ labels: String...) -> String {
    labels.map { "- \($0)\n  - x" }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("fr", "zone|école|eau|Œuvre", "E(école eau) O(Œuvre) Z(zone)"),
    ("ru", "йод|иволга|«Ёж»|Zeus|42", "Е(«Ёж») И(иволга) Й(йод) Z(Zeus) #(42)"),
    ("sv", "ål|zebra|ära", "Z(zebra) Å(ål) Ä(ära)"),
    ("es", "oso|ñandú|nube", "N(nube) Ñ(ñandú) O(oso)"),
    ("cs", "iris|chleba|cena|hrad", "C(cena) H(hrad) Ch(chleba) I(iris)"),
    ("", "b|a|Ä|1984|\"c\"|…", "A(a Ä) B(b) C(\"c\") #(1984 …)"),
    ("la", "Homo|Habet|Calvitium", "C(Calvitium) H(Homo Habet)"),
  ])
  func `letters are those of the language, entries keep their order`(
    language: String, labels: String, order: String
  ) {
    let text = labels.split(separator: "|").map { "- \($0)\n  - x" }.joined(separator: "\n")
    let lang = language.isEmpty ? "" : "lang: \(language)\n"
    #expect(tree("items: bullets\n\(lang)group: letter", text) == order)
  }

  @Test func `tags in the text group as well, a number is none`() {
    let text = "- one #red/dark\n- two\n  - x #blue\n- three #1 a#b\n"
    #expect(tree("group: tag", text) == "blue(two) red/dark(one_#red/dark) Other(three_#1_a#b)")
  }

  @Test func `an entry with several tags stands under the first, and that is said once`() {
    let page = FinishedPage(
      "---\ngroup: tag\n---\n- one {tags=b,a}\n- two {tags=a}\n- three {tags=a,b}\n")
    #expect(page.tree == "a(two three) b(one)")
    #expect(page.rules == ["several-tags"])
    #expect(FinishedPage("---\ngroup: tag\n---\n- one {tags=b}\n- two\n").rules.isEmpty)
    #expect(FinishedPage("- one {tags=b,a}\n- two\n").rules.isEmpty)
  }

  @Test func `sorting orders what is in a group`() {
    let text = bullets("Ars", "Bis", "Amor", "Bene")
    #expect(tree("group: letter\nsort: label", text) == "A(Amor Ars) B(Bene Bis)")
    #expect(tree("group: letter\nsort: label\nreverse: true", text) == "B(Bis Bene) A(Ars Amor)")
    #expect(tree("group: letter\nreverse: true", text) == "A(Amor Ars) B(Bene Bis)")
    #expect(
      tree("group: letter\nsort: label\nreverse: true", text + "\n" + bullets("1", "2"))
        == "B(Bis Bene) A(Ars Amor) #(2 1)")
  }

  private let quotes = """
    > One.
    > — Zeno, *Paths*

    > Two.

    > Three.
    > — Ève, *"Air"*

    > Four.
    > — Zeno, *Paths*
    """

  @Test func `authors and sources make groups, what has none is last`() {
    #expect(tree("group: author", quotes) == "Ève(Three.) Zeno(One. Four.) Other(Two.)")
    #expect(tree("lang: ru\ngroup: author", quotes) == "Ève(Three.) Zeno(One. Four.) Прочее(Two.)")
    #expect(tree("group: source", quotes).hasSuffix("Paths(One. Four.) Other(Two.)"))
    #expect(
      tree("group: author\nsort: author\nreverse: true", quotes)
        == "Zeno(Four. One.) Ève(Three.) Other(Two.)")
  }

  @Test func `the author of the page counts`() {
    #expect(tree("author: Dio\ngroup: author", quotes) == "Dio(Two.) Ève(Three.) Zeno(One. Four.)")
    #expect(tree("author: Dio\nsort: author", quotes) == "Two. Three. One. Four.")
  }

  @Test func `an author in another normal form is the same`() {
    let text = "> One.\n> — E\u{300}ve\n\n> Two.\n> — \u{C8}ve"
    #expect(FinishedPage("---\ngroup: author\n---\n\n" + text).page.entries(of: .none).count == 1)
  }

  @Test func `an entry stands under its first tag`() {
    let text = "## a {tags=y,x}\n\n1\n\n## b {tags=x}\n\n2\n\n## c\n\n3\n\n## d {tags=y}\n\n4"
    #expect(tree("group: tag", text) == "x(b) y(a d) Other(c)")
  }

  @Test func `sections give way to groups, those with text of their own stay`() {
    let text = """
      Intro.

      # Part one

      ## Beta

      1

      ## Alpha

      2

      # Part two

      About part two.

      ## Gamma

      3
      """
    let page = FinishedPage("---\ngroup: letter\ntitle: T\n---\n\n" + text)
    #expect(page.tree == "Part_two A(Alpha) B(Beta) G(Gamma)")
    #expect(page.text() == "Intro.")
    #expect(page.entry("Part two").map { page.text(of: $0) } == "About part two.")
    #expect(page.page.entries.count == page.page.entriesInOrder().count)
  }

  @Test func `an item with items of its own stays whole`() {
    let text = "# Beta\n\n1\n\n# Alpha\n\n2\n\n## Under alpha\n\n3\n\n# Gamma\n\n4"
    #expect(tree("title: T\ngroup: letter", text) == "A(Alpha(Under_alpha)) B(Beta) G(Gamma)")
  }

  @Test func `callouts and details stay with what they stand in`() {
    var options = PageOptions()
    options.group = .letter
    let page = FinishedPage(
      options,
      [
        ("Zeta", .callout, -1), ("Part", .heading, -1), ("beta", .heading, 1),
        ("note", .callout, 2), ("more", .details, 1), ("Empty", .heading, -1),
        ("alpha", .heading, 5),
      ])
    #expect(page.tree == "Zeta Part(more) A(alpha) B(beta(note))")
    #expect(page.page.entries.count == 8)
    for entry in page.page.entriesInOrder() {
      let parent = page.page[entry].parent
      #expect(page.page.entries(of: parent).contains(entry))
    }
  }

  @Test func `dates and tags move with their entries`() {
    let text = """
      # One

      ## b {date=2024-01-02}

      x

      ## a {date=2024-01-03}

      x

      # Two

      ## bb {date=2024-01-01}

      x
      """
    #expect(
      tree("title: T\ngroup: letter\nsort: date", text) == "A(a) B(bb b)")
  }

  @Test func `ids of groups and items are unique, without a warning`() {
    let page = FinishedPage("---\ngroup: letter\nitems: bullets\n---\n\n" + bullets("A", "B", "A"))
    #expect(page.tree == "A(A A) B(B)")
    #expect(page.ids == ["a", "a-a", "a-a-2", "b", "b-b"])
    #expect(page.rules.isEmpty)
  }

  @Test func `files of a folder are grouped together`() {
    let page = FinishedPage(
      index: "---\ngroup: letter\nlang: sv\n---\n\nHello.",
      ["# Zoo\n\n## ål\n\n1\n\n## apa\n\n2", "# Art\n\nText.\n\n## zebra\n\n3"])
    #expect(page.tree == "Art A(apa) Z(zebra) Å(ål)")
    let letter = page.entry("Z")
    #expect(letter.map { page.page.sourcePath(of: $0) } == "1.md")
    #expect(letter.map { page.page.line(of: $0) } == 5)
  }

  @Test func `the author of a file is that of its entries`() {
    let page = FinishedPage(
      index: "---\ngroup: author\nauthor: Ada\n---\n",
      ["---\nauthor: Bo\n---\n\n> One.\n\n> Two.", "> Three.\n\n> Four.\n> — Cy"])
    #expect(page.tree == "Ada(Three.) Bo(One. Two.) Cy(Four.)")
  }

  @Test(.timeLimit(.minutes(10))) func `30,000 entries are grouped and sorted in linear time`() {
    var options = PageOptions()
    options.group = .letter
    options.sort = .label
    options.exclusive = true
    options.open = .all
    let letters = Array("zyxwvutsrqponmlkjihgfedcba")
    let entries = (0..<30_000).map { number in
      ("\(letters[number % 26])\(number)", Entry.Kind.quote, -1)
    }
    let page = FinishedPage(options, entries)
    #expect(page.page.entries(of: .none).count == 26)
  }

  @Test("Sections that give way to groups are named")
  func dissolved() {
    let text = "---\ngroup: letter\n---\n## Stoics\n\n> abc\n\n> b\n\n## Cynics\n\n> cde\n"
    let page = FinishedPage(text)
    #expect(page.rules == ["sections-dissolved"])
    #expect(page.report.diagnostics[0].explanation.contains("\"Stoics\", \"Cynics\":"))
    for near in [
      "---\ngroup: letter\n---\n> abc\n\n> b\n", text.replacing("group: letter", with: "x: y"),
      text.replacing("## Stoics\n", with: "## Stoics\n\nText.\n")
        .replacing("## Cynics\n", with: "## Cynics\n\nText.\n"),
    ] {
      #expect(FinishedPage(near).rules == [], "\(near)")
    }
  }
}

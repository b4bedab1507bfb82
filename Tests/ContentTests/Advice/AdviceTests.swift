import Content
import Diagnostics
import Testing

@Suite struct AdviceTests {
  private func fix(_ rule: String, _ markdown: String) -> String? {
    Reading(markdown, items: .auto).report.diagnostics.first { $0.rule == rule }?.fix
  }

  @Test(
    "The note on a text without entries names the shape that fits it",
    arguments: [
      ("# A\n\nProse.\n\n> A quote. — Ada\n\nMore prose.", "items: quotes"),
      ("\"Cut stone.\" - Ada\n\"Burn.\" - Bo\nSing! — Cy", "items: lines"),
      ("Word | Meaning\npuer | boy\nager | field", "`|---|---|`"),
      ("| A | B | C |\n| 1 | 2 | 3 |\n| 4 | 5 | 6 |", "`|---|---|---|`"),
      ("puer: boy\nager, agri m. = field\nmensa — table", "`- puer: …`"),
      ("**Q: When?**\nA: Today.\n\n**Q: Where?**\nA: Here.", "`## When?`"),
      ("**When?**\\\nToday.\n\n**Where?**\\\nHere.", "`## When?`"),
      ("Words\n\n• casa – house\n• cane – dog", "`- ` in place of `•`"),
      ("# A\n\ncasa\thouse\ncane\tdog", "`florilegium import tsv`"),
      ("#separator:tab\ncasa\thouse\ncane\tdog", "`florilegium import tsv`"),
      ("# A\n\ncasa     house\ncane     dog", "`- casa: …`"),
      ("# A\n\ncasa::house\ncane::dog", "`- casa: …`"),
      ("# A\n\n**Agape** Love of God.\n\n**Eros** Love of man.", "`- **Agape**: …`"),
      ("# A\n\n**Agape:** Love of God.\n\n**Eros:** Love of man.", "`- **Agape:** …`"),
      ("# A\n\n<dl>\n<dt>Agape</dt>\n<dd>Love</dd>\n</dl>", "behind `: `"),
      ("# A\n\n<table><tr><td>a</td></tr></table>", "`|---|---|`"),
      ("# A\n\nWhen?\nToday.\n\nWhere?\nHere.", "`## When?`"),
      ("# A\n\nFrage: Wann?\nAntwort: Jetzt.\n\nFrage: Wo?\nAntwort: Hier.", "`## Wann?`"),
      ("Q1: When?\nA1: Now.\n\nQ2: Where?\nA2: Here.", "`## When?`"),
      (
        "# A\n\n**1. Be kind.**\nThey remember.\n\n**2. Be brief.**\nThey forgive.",
        "`## 1. Be kind.`"
      ),
      ("Know.\n\t\t-- Ada\n%\nBurn.\n\t\t-- Bo\n%\n", "`florilegium import fortune`"),
      ("# W\n\nAgape\n:Love of God.\n\nEros\n:Love of man.", "`: Love of God.`"),
      ("- House\n  - Kitchen\n    - clean\n  - Bath", "`style: outline`"),
      ("A long text about nothing, in one paragraph.", "items: paragraphs"),
      ("He said: no.\nThen he left us\nand nobody came.", "items: paragraphs"),
      ("When?\nToday.", "items: paragraphs"),
    ])
  func noEntries(_ markdown: String, _ advice: String) {
    #expect(fix("no-entries", markdown)?.contains(advice) == true, "\(markdown)")
  }

  @Test(
    "One item alone is no collection, and the note says so",
    arguments: [
      ("# A\n\n- **Why?** Because.\n", "items: bullets"),
      ("> Carpe diem.\n\nSeize the day.\n", "items: quotes"),
      ("1. Carpe diem\n\n   Seize the day.\n", "items: numbered"),
      ("| A | B |\n|---|---|\n| 1 | 2 |\n", "items: tables"),
    ])
  func oneItem(_ markdown: String, _ advice: String) {
    let notes = Reading(markdown, items: .auto).report.diagnostics.filter {
      $0.rule == "no-entries"
    }
    #expect(notes.map { $0.explanation.contains("it takes two") } == [true], "\(markdown)")
    #expect(notes.first?.fix.contains(advice) == true)
  }

  @Test("It does not where there are more, or none", arguments: ["A text.\n", "A.\n\n- b\n- c\n"])
  func moreItems(_ markdown: String) {
    let notes = Reading(markdown, items: .auto).report.diagnostics
    #expect(!notes.contains { $0.explanation.contains("it takes two") })
  }

  @Test("The note on paragraphs names another shape where one fits")
  func paragraphs() {
    let questions = "**Q: When?**\n\nA: Today.\n\n**Q: Where?**\n\nA: Here."
    #expect(fix("paragraphs-as-items", questions)?.contains("`## When?`") == true)
    let words = "puer: boy\n\nager: field\n\nmensa: table"
    #expect(fix("paragraphs-as-items", words)?.contains("`- puer: …`") == true)
    let plain = "set `items: paragraphs` if that is right, or `items: none` for prose"
    for text in ["One.\n\nTwo.\n\nThree.", "\"A.\" — Ada\n\n\"B.\" — Bo\n\n\"C.\" — Cy"] {
      #expect(fix("paragraphs-as-items", text) == plain)
    }
  }

  private func places(_ rule: String, _ markdown: String) -> [String] {
    Reading(markdown, items: .auto).faults.filter { $0.hasPrefix(rule + ":") }
  }

  @Test(
    "What stands under headings and looks like entries is noted with the shape that folds",
    arguments: [
      ("## A\n\nQ: When?\nA: Now.\n\nQ: Where?\nA: Here.", "`### When?`"),
      ("# T\n\n## A\n\n**When?**\n\nNow.\n\n## B\n\n**Where?**\n\nHere.", "`### When?`"),
      ("## A\n\ncane = dog\ngatto = cat\n\n## B\n\ncasa = house\nvia = way", "`- cane: …`"),
      ("## A\n\n**A** – a.\n\n**B** – b.\n\n## C\n\n**C** – c.\n\n**D** – d.", "`- **A**: …`"),
      ("## A\n\n**A**: a.\n\n**B**: b.\n\n## C\n\n**C**: c.\n\n**D**: d.", "`- **A**: …`"),
      ("## A\n\n• cane\n• gatto\n• topo", "`- ` in place of `•`"),
      ("- A\n  - B\n    - C\n  - D\n    - E\n- F", "`style: outline`"),
      (
        "- A\n\t- a = b\n\t- c = d\n\t- e = f\n- B\n\t- g = h\n\t- i = j",
        "the bullet above them as a heading"
      ),
      (
        "The Waves (Woolf)\n- Your Highlight on page 2 | Added on Monday\n\nI am.\n==========\n"
          + "Odes (Horace)\n- Your Note on page 3 | Added on Monday\n\nOh.\n==========\n",
        "`florilegium import kindle`"
      ),
    ])
  func possibleEntries(_ markdown: String, _ advice: String) {
    #expect(fix("possible-entries", markdown)?.contains(advice) == true, "\(markdown)")
    let named = markdown.hasPrefix("- ") ? ItemShape.bullets : .headings
    #expect(Reading(markdown, items: named).report.diagnostics.isEmpty)
  }

  @Test(
    "Prose and data under headings, and lists in it, are not noted",
    arguments: [
      "## A\n\nIs it so? It is.\n\nWhy?\nNobody knows.\n\n## B\n\nText.",
      "## Ada\n\nPhone: 12\nMail: a@b.c\n\n## Bo\n\nPhone: 34\nMail: d@e.f",
      "## Address\n\nStreet: Low Road\nTown: Ely\nCountry: England\nPhone: 12",
      "## A\n\n**Note** that it is so.\n\n**Then** go on.\n\n**Last** of all: stop.\n\n**E** x",
      "- A\n  - B\n  - C\n- D\n  - E\n    - F", "## When?\n\n- a\n  - b\n    - c\n  - d\n    - e",
      "A title\n==========\n\nText.\n\nAnother\n==========\n\nText.",
    ])
  func prose(_ markdown: String) {
    #expect(places("possible-entries", markdown).isEmpty, "\(markdown)")
  }

  @Test(
    "A name that ends a quote without a dash is noted with the dash that makes it the author",
    arguments: [
      ("> Know thyself. (Socrates)\n\n> I am. (René Descartes)", 1, "`— Socrates`"),
      ("> Know thyself.\n> (Plato, Apology)\n\n> B.", 1, nil),
      ("> Know thyself.\n> (Plato, Apology)\n\n> B. [Bo]", 1, "`— Plato, Apology`"),
      ("> Know thyself.\n> Vincent van Gogh\n\n> B.\n> Bo", 1, "`— Vincent van Gogh`"),
      ("> Know thyself.\n\n> — Socrates\n\n> B.\n\n> — Bo", 3, "quote above"),
      ("> Less is more.\n-- \nMies van der Rohe\n\n> B.\n--\nBo", 1, "line of the dash"),
      ("- Know thyself. (Socrates)\n- B! (Bo)", 1, "`— Socrates`"),
      ("\"Carpe diem.\" Horace\n\n\"B.\" Bo\n\n\"C.\" Cy", 1, "`— Horace`"),
      ("> 认识你自己。（苏格拉底）\n\n> 学而时习之。（孔子）", 1, "`— 苏格拉底`"),
    ] as [(String, Int, String?)])
  func names(_ markdown: String, _ line: Int, _ advice: String?) {
    #expect(
      places("possible-attribution", markdown)
        == (advice == nil ? [] : ["possible-attribution:\(line)"]))
    #expect(fix("possible-attribution", markdown)?.contains(advice ?? "") != (advice == nil))
    let off = Reading(markdown, items: .auto) { $0.attribution = .off }
    #expect(!off.faults.contains { $0.hasPrefix("possible-attribution") })
  }

  @Test(
    "What is in brackets or on the last line and no name is not noted",
    arguments: [
      "> Know thyself (and others).\n\n> He went. (He always did.)\n\n> It is dead. (1823)",
      "- casa (Haus)\n- cane (Hund)", "- A fix. (CVE-2018-1)\n- B. (CVE-2019-2)",
      "> It is so. (translated from Latin)\n\n> B. (see below)",
      "> The day\n> Has gone away.\n\n> The night.\n> is long", "> A.\n> — Ada\n\n> B.\n> — Bo",
      "> - Stone",
      "\"So,\" said Ada.\n\n\"No,\" said Bo.\n\n\"Go,\" said Cy.",
    ])
  func noNames(_ markdown: String) {
    #expect(places("possible-attribution", markdown).isEmpty, "\(markdown)")
  }

  @Test("Of a hundred quotes two with a name are an accident, three are not")
  func fewNames() {
    let quotes = { (count: Int) in
      String(repeating: "> B.\n\n", count: 101 - count)
        + String(repeating: "> A. (Ada)\n\n", count: count)
    }
    #expect(places("possible-attribution", quotes(2)).isEmpty)
    #expect(places("possible-attribution", quotes(3)).count == 1)
  }

  @Test("A quote of two lines with a name in the last is no verse")
  func signed() {
    for name in ["**Socrates**", "*Horace, Odes*", "Vincent van Gogh", "(Plato)", "— Ada"] {
      #expect(places("lines-joined", "> Know thyself.\n> \(name)\n\n> B.").isEmpty, "\(name)")
    }
    #expect(places("lines-joined", "> The day\n> Has Gone\n\n> B.") == ["lines-joined:1"])
  }

  @Test("Brackets around an author whom the option finds are not of the name")
  func bracketedAuthor() {
    let text = "---\nattribution: next-paragraph\n---\n> A.\n\n(Plato, *Apology*)\n\n> B.\n\n(Bo)"
    #expect(Outline(text).text == "A. (Plato | Apology)\nB. (Bo)")
  }

  @Test("Lines that begin with a number sign and no blank are noted as no headings")
  func headingsWithoutBlank() {
    let rule = "heading-without-blank"
    for text in ["#Greek\n\n> A.\n\n#Latin\n\n> B.", "##Greek words\n\n> A.\n\n> B."] {
      #expect(places(rule, text) == ["\(rule):1"])
      #expect(places("possible-attribution", text).isEmpty)
    }
    #expect(fix(rule, "##Greek\n\nText.")?.contains("`## Greek`") == true)
    for text in [
      "#greek\n\n> A.\n\n> B.", "#a #b\n\n> A.\n\n#a #b\n\n> B.", "#a/b\n\nText.\n\n#c/d\n\nText.",
      "#1\n\nText.\n\n#2\n\nText.", "\\##Greek\n\nText.", "# A\n\n## B\n\nText.",
    ] {
      #expect(places(rule, text).isEmpty, "\(text)")
    }
  }

  @Test("Quotes before the first heading of a page of quotes are told, a motto is not")
  func quotesBeforeHeadings() {
    let rule = "possible-entries"
    let rest = "## A\n\n> C.\n\n> D.\n\n> E.\n\n> F."
    #expect(places(rule, "> A.\n\nText.\n\n> B.\n\n\(rest)") == ["\(rule):1"])
    #expect(places(rule, "# Title\n\n> A.\n\n> B.\n\n\(rest)") == ["\(rule):3"])
    #expect(places(rule, "# Title\n\n> A motto.\n\n\(rest)").isEmpty)
    #expect(places(rule, rest).isEmpty)
  }

  @Test("A quote with its author under a heading is told where most headings have one")
  func signedQuotes() {
    let rule = "possible-entries"
    let signed = "## A\n\n> Festina lente.\n> — Horaz\n\nEile.\n\n"
    #expect(places(rule, signed) == ["\(rule):3"])
    #expect(places(rule, signed + "## B\n\nText.") == ["\(rule):3"])
    #expect(places(rule, signed + "## B\n\nText.\n\n## C\n\nText.").isEmpty)
    #expect(places(rule, "## A\n\n> Festina lente.\n\nEile.").isEmpty)
    #expect(places(rule, "---\nitems: headings\n---\n" + signed).isEmpty)
  }

  @Test("An answer behind a dash is no author, a name is")
  func answers() {
    #expect(
      Outline("> Who is wise? — He who learns from all.\n\n> B. — Bo").text
        == "Who is wise? — He who learns from all.\nB. (Bo)")
    #expect(
      Outline("> Who is wise? — Ben Zoma.\n\n> B. — Bo").text == "Who is wise? (Ben Zoma)\nB. (Bo)")
  }
}

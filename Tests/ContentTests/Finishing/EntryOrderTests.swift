import Content
import Testing

struct EntryOrderTests {
  private func tree(_ keys: String, _ text: String) -> String {
    FinishedPage("---\n\(keys)\n---\n\n\(text)").tree
  }

  private func bullets(_ labels: [String]) -> String {
    labels.map { "- \($0)\n  - x" }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("lang: sv", ["öl", "zebra", "ål", "apa"], "apa zebra ål öl"),
    ("lang: en", ["öl", "zebra", "ål", "apa"], "ål apa öl zebra"),
    ("language: sv", ["zebra", "ål"], "zebra ål"),
    ("lang: en\nlanguage: sv", ["zebra", "ål"], "ål zebra"),
    ("lang: cs", ["iris", "chleba", "hrad", "cena"], "cena hrad chleba iris"),
    ("", ["b", "\"a\"", "(c)", "'d"], "\"a\" b (c) 'd"),
    ("", ["B", "a", "A", "b"], "a A b B"),
    ("", ["item 10", "item 9", "item 100"], "item_10 item_100 item_9"),
    ("", ["The moon", "Apple", "Zoo"], "Apple The_moon Zoo"),
    ("", ["Newark", "New York"], "New_York Newark"),
    ("", ["x", "1984", "???"], "??? 1984 x"),
  ])
  func `labels sort in the language of the page`(
    keys: String, labels: [String], order: String
  ) {
    let inner = order.split(separator: " ").map { "\($0)" }.joined(separator: " ")
    #expect(tree("items: bullets\nsort: label\n" + keys, bullets(labels)) == inner)
  }

  @Test func `equal labels keep the order of the source`() {
    let page = FinishedPage(
      "---\nsort: label\n---\n\n## B\n\n1\n\n## a\n\n2\n\n## A\n\n3\n\n## a\n\n4")
    let bodies = page.page.entriesInOrder().map { page.text(of: $0) }
    #expect(page.tree == "a a A B")
    #expect(bodies == ["2", "4", "3", "1"])
  }

  @Test func `reverse turns the order`() {
    let text = bullets(["b", "c", "a"])
    #expect(tree("items: bullets\nreverse: true", text) == "a c b")
    #expect(tree("items: bullets\nsort: label\nreverse: true", text) == "c b a")
  }

  @Test func `entries without an author or date are last, also when turned`() {
    let quotes = "> One.\n> — Zeno\n\n> Two.\n\n> Three.\n> — Ève\n\n> Four.\n> — Dio"
    #expect(tree("sort: author", quotes) == "Four. Three. One. Two.")
    #expect(tree("sort: author\nreverse: true", quotes) == "One. Three. Four. Two.")
    let dated = """
      ## a {date=2024-05-01}

      x

      ## b

      x

      ## c {date=2023-12-31}

      x

      ## d {date=2024-05-01T10:00}

      x
      """
    #expect(tree("sort: date", dated) == "c a d b")
    #expect(tree("sort: date\nreverse: true", dated) == "d a c b")
  }

  @Test func `entries sort at every level, text between them stays`() {
    let text = "Intro.\n\n# B\n\nUnder B.\n\n## z\n\n1\n\n## y\n\n2\n\n# A\n\n## x\n\n3"
    let page = FinishedPage("---\nsort: label\n---\n\n" + text)
    #expect(page.tree == "A(x) B(y z)")
    #expect(page.text() == "Intro.")
    #expect(page.entry("B").map { page.text(of: $0) } == "Under B.")
  }

  @Test func `callouts and details stay where they stand`() {
    var options = PageOptions()
    options.sort = .label
    let page = FinishedPage(
      options,
      [
        ("c", .quote, -1), ("z", .callout, -1), ("b", .quote, -1), ("y", .details, -1),
        ("a", .quote, -1), ("x", .callout, 4), ("w", .details, 4),
      ])
    #expect(page.tree == "a(x w) z b y c")
  }

  @Test func `the files of a folder keep the order that they come in`() {
    let page = FinishedPage(
      index: "---\nsort: label\n---\n", ["# Zoo\n\n## b\n\n1\n\n## a\n\n2", "# Art\n\n## c\n\n3"])
    #expect(page.tree == "Zoo(a b) Art(c)")
  }

  @Test("An order by date without a date is noted")
  func noDates() {
    let head = "---\nsort: date\n---\n"
    #expect(FinishedPage(head + "- a\n- b\n").rules == ["sort-without-dates"])
    for near in [head + "- a {date=2024-05-31}\n- b\n", head + "Text.\n", "- a\n- b\n"] {
      #expect(!FinishedPage(near).rules.contains("sort-without-dates"))
    }
  }
}

import Content
import Markdown
import Testing

@Suite struct CalloutReaderTests {
  @Test("The marker goes, the title becomes the summary")
  func title() {
    let reading = Reading("> [!FAQ] Where *does* it end?\n> At the\n> next.\n>\n> - a\n> - b")
    #expect(
      reading.tree
        == #"(callout <faq> (summary "Where " (em "does") " it end?") (p "At the" / "next.") (list (item (p "a")) (item (p "b"))))"#
    )
    #expect(reading.lines(of: .paragraph).first == 2)
  }

  @Test(
    "The sign says whether it is open",
    arguments: [
      ("> [!tip]+ T\n> B", "(callout+ <tip> (summary \"T\") (p \"B\"))"),
      ("> [!tip]- T\n> B", "(callout <tip> (summary \"T\") (p \"B\"))"),
      ("> [!tip|right] T\n> B", "(callout <tip> (summary \"T\") (p \"B\"))"),
      ("> [!подсказка] T", "(callout <подсказка> (summary \"T\"))"),
    ])
  func sign(_ markdown: String, _ tree: String) {
    #expect(Reading(markdown).tree == tree)
  }

  @Test("Without a title the first sentence is the label")
  func firstSentence() {
    #expect(
      Reading("> [!note]\n> One *more*. Two.").tree
        == #"(callout <note> (summary "One " (em "more") ".") (p "One " (em "more") ". Two."))"#)
    #expect(Reading("> [!note]\n> One more.").tree == #"(callout <note> (summary "One more."))"#)
    #expect(
      Reading("> [!note]\n> One.\n>\n> Two.").tree
        == #"(callout <note> (summary "One.") (p "One.") (p "Two."))"#)
  }

  @Test(
    "An attribution is no text besides the label",
    arguments: [
      "> [!quote]\n> Ink is patient.\n> — Mira Stone", "> [!quote]\n> Ink is patient. — Mira Stone",
      "> [!quote]\n> Ink is patient.\n>\n> — Mira Stone",
      "> [!quote]\n> Ink is patient.\n>\n> - Mira Stone",
      "> [!quote]\n> Ink is patient. <cite>Mira Stone</cite>",
      "> [!quote]\n> Ink is patient.\n> <footer>Mira Stone</footer>",
    ])
  func attribution(_ markdown: String) {
    #expect(Reading(markdown).tree == #"(callout <quote> (summary "Ink is patient."))"#)
  }

  @Test("Without text the type is the label")
  func typeAsLabel() {
    #expect(Reading("> [!note]").tree == #"(callout <note> (summary "Note"))"#)
    #expect(
      Reading("> [!todo]\n>\n> - a").tree
        == #"(callout <todo> (summary "Todo") (list (item (p "a"))))"#)
  }

  @Test("Callouts nest, and stand in list items")
  func nested() {
    #expect(
      Reading("> [!a] A\n> x\n>\n> > [!b]+ B\n> > y").tree
        == #"(callout <a> (summary "A") (p "x") (callout+ <b> (summary "B") (p "y")))"#)
    #expect(
      Reading("- x\n\n  > [!b] B\n  > y").tree
        == #"(list (item (p "x") (callout <b> (summary "B") (p "y"))))"#)
  }

  @Test(
    "What only looks like a callout is a quote",
    arguments: [
      "> Read [!quote] here.", "> [note] Text", "> \\[!note] Text", "> [!] Text", "> [! note] Text",
      "> [!note", "> `[!note]` Text", "> - [!note] Text", "> # [!note] Text",
    ])
  func nearMisses(_ markdown: String) {
    let reading = Reading(markdown)
    #expect(reading.nodes(.callout).isEmpty)
    #expect(reading.tree.hasPrefix("(quote"))
  }
}

import Content
import Diagnostics
import Testing

/// What is said of lines that are joined, in quotes and elsewhere.
struct VerseAdviceTests {
  private static let verse = """
    Wer reitet so spät durch Nacht und Wind?
    Es ist der Vater mit seinem Kind;
    Er hat den Knaben wohl in dem Arm,
    Er fasst ihn sicher, er hält ihn warm.
    """

  private func rules(_ text: String) -> [String] {
    Outline(text).report.diagnostics.map(\.rule)
  }

  @Test(arguments: ["", "# Erlkönig\n\n*Goethe*\n\n", "## Erlkönig\n\n", "---\nitems: none\n---\n"])
  func verseInParagraphsIsNoted(_ before: String) {
    #expect(rules(before + Self.verse + "\n").contains("lines-joined"))
  }

  @Test func notWhereItsLinesAreKept() {
    for value in ["keep", "soft"] {
      #expect(!rules("---\nbreaks: \(value)\n---\n" + Self.verse).contains("lines-joined"))
    }
  }

  @Test(arguments: [
    "Hund - dog\nKatze - cat\nMaus - mouse\nVogel - bird",
    "Der Hund – the dog, of course,\nDie Katze – the cat,\nDie Maus – the mouse,\nDer Vogel – bird",
    "Be kind to them.\nThey will remember.\nBurn no bridge.\nSing in the rain.",
    "Ada Finch\nDirector of Stones\nStone Street 5\nLondon",
    "“Stay hungry, stay foolish.” — Jobs\n“Be the change.” — Bo\n“I think.” — Al\n“Go.” — Cy",
    "This is a text that an editor has wrapped at its width, for\nIt had to, and the\nNext, too, and\nSo on.",
    "it begins in small letters,\nas prose does,\nwherever an editor,\nhas wrapped it",
    "Wer reitet so spät,\nEs ist der Vater,\nEr hat den Knaben",
    "A line  \nThat ends hard,  \nEach of them,  \nOn purpose",
  ])
  func otherLinesAreNot(_ text: String) {
    #expect(!rules("## A\n\n\(text)\n").contains("lines-joined"), "\(text)")
    #expect(!rules("\(text)\n").contains("lines-joined"), "\(text)")
  }

  @Test func linesOfLinesAreNot() {
    #expect(!rules("---\nitems: lines\n---\n" + Self.verse).contains("lines-joined"))
  }

  @Test(
    "Text behind the author in a quote belongs under it",
    arguments: [
      "> Carpe diem.\n> — Horace\n> Seize the day.", "> 学而时习之，不亦说乎？\n> ——孔子\n> To learn and try.",
      "> Si sta come\n> D'autunno\n> — Bo Finch, *Allegria*\n> We are as\n> In autumn",
    ], ["", "---\nbreaks: keep\n---\n"])
  func textBehindTheAuthor(_ text: String, _ before: String) {
    let report = Outline("\(before)\(text)\n\n> Other.\n").report
    #expect(report.diagnostics.map(\.rule) == ["translation-in-quote"])
    #expect(report.diagnostics.first?.fix.contains("`>`") == true)
  }

  @Test(arguments: [
    "> He looked at me.\n> — Come in!\n> I went.", "> A.\n> — Who?\n> — Bo.\n> — Go.",
    "> It is so\n> — and always was —\n> that we go.", "> Go.\n> Stay.\n> — Ada",
    "> He looked at me.\n> — Come with me now.\n> I went.",
  ])
  func dialogueIsNone(_ text: String) {
    #expect(!rules("\(text)\n\n> Other.\n").contains("translation-in-quote"), "\(text)")
  }
}

import Content
import Diagnostics
import Testing

/// A short title above a vocabulary does not hide what it is.
struct TitledPairsTests {
  private func fix(_ text: String) -> String? {
    Outline(text).report.diagnostics.first {
      $0.rule == "no-entries" || $0.rule == "paragraphs-as-items"
    }?.fix
  }

  private static let words = "der Hund – the dog\ndie Katze – the cat\ndas Haus – the house\n"

  @Test(arguments: [
    "Vokabeln Lektion 3\n\n\(words)", "# V\n\nVokabeln Lektion 3\n\n\(words)",
    "Lektion 3\n\n\(words)\nLektion 4\n\n\(words)",
  ])
  func theAdviceIsThatForPairs(_ text: String) {
    #expect(fix(text)?.contains("`- der Hund: …`") == true)
  }

  @Test(arguments: ["Vokabeln\n\nHund – dog\n", "A text.\n\nAnother - so.\n\nA third.\n"])
  func aPairIsNotEnough(_ text: String) {
    #expect(fix(text)?.contains("`- ") == false)
  }
}

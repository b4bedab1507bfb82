import Content
import Markdown
import Testing

/// Whatever comes in.
struct SmartTypographyRandomTests {
  private static let pieces = [
    "\"", "'", "--", "---", "...", "-", ".", " ", "a", "n", "90", "s", "(", ")", "*", "«", "»", "?",
    ":", "道", "の", "ש", "Ж", "`c`", "\n", "/", "e\u{301}", "“", "’",
  ]

  /// The letters and digits of a text.
  private func words(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  @Test(arguments: ["en", "de", "fr", "fr-CA", "he", "ja", "zh", "es", "nl"])
  func `no letter is lost`(language: String) {
    var random = SplitMix(seed: 7)
    for _ in 0..<300 {
      let count = Int(random.next() % 24) + 1
      let text =
        "x"
        + (0..<count).map { _ in
          Self.pieces[Int(random.next() % UInt64(Self.pieces.count))]
        }.joined()
      let head = "---\nitems: none\nlang: \(language)\nsmart: "
      let plain = FinishedPage(head + "false\n---\n\n" + text)
      let smart = FinishedPage(head + "true\n---\n\n" + text)
      #expect(words(plain.text()) == words(smart.text()), "\(text.debugDescription)")
      #expect(smart.page.documents[0].nodes.count == plain.page.documents[0].nodes.count)
    }
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: ["\"a ", "'a ", "\"'", "a'b\" ", "'90 ", "-- ", "... ", "*\"a*"])
  func `many marks take linear time`(piece: String) {
    let text = String(repeating: piece, count: 40_000)
    let page = FinishedPage("---\nitems: none\nlang: en\nsmart: true\n---\n\nx" + text)
    #expect(!page.text().isEmpty)
  }

  /// Random numbers that are the same in every run.
  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}

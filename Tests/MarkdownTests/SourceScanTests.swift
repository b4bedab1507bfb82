import Markdown
import TestSupport
import Testing

struct SourceScanTests {
  /// Bytes of texts in which everything that is looked for occurs, and much that looks like it.
  private static let pieces: [[UInt8]] =
    [
      "a", "ll", "word ", "\n", "\r\n", "\r", "\0", "ж", "слово ", "é", "—", "«", "語", "🙂", "//",
      "[[",
      "](https://a.b)", "<https://a.b>", "==", "%%", "ww", "\u{202E}", "\u{2066}", "\t",
    ].map { Array($0.utf8) } + [
      [0x80], [0xC0, 0x80], [0xC3], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0xFF],
    ]

  private static func texts(_ count: Int, seed: UInt64, only kinds: Int) -> [[UInt8]] {
    var random = Randomness(seed: seed)
    return (0..<count).map { _ in
      (0..<Int.random(in: 0..<40, using: &random)).flatMap { _ in
        pieces[Int.random(in: 0..<kinds, using: &random)]
      }
    }
  }

  @Test func linesBeginWhereCommonMarkSaysSo() {
    for text in Self.texts(2000, seed: 1, only: 24) {
      var starts: [UInt32] = [0]
      for index in text.indices {
        let isLone = text[index] == 0x0D && (index + 1 == text.count || text[index + 1] != 0x0A)
        if text[index] == 0x0A || isLone { starts.append(UInt32(index + 1)) }
      }
      #expect(SourceScan(text).lines.offsets == starts)
    }
  }

  @Test func theFirstByteThatIsNotUTF8IsFoundAtAnyPlace() {
    for text in Self.texts(4000, seed: 2, only: Self.pieces.count) {
      // The standard library cuts at the same byte: what stands before it is valid, with it nothing
      // that follows makes it so.
      let invalid = SourceScan(text).invalidByte
      #expect((String(validating: text, as: UTF8.self) == nil) == (invalid != nil))
      if let invalid {
        #expect(String(validating: text[..<invalid], as: UTF8.self) != nil)
        let decoded = String(decoding: text[invalid...], as: UTF8.self)
        #expect(decoded.unicodeScalars.first == "\u{FFFD}")
      }
    }
  }

  @Test func everyNULAndEveryBidiControlIsFound() {
    for text in Self.texts(2000, seed: 3, only: 24) {
      let scan = SourceScan(text)
      #expect(scan.nuls == text.indices.filter { text[$0] == 0 })
      let controls = text.indices.filter {
        text[$0...].starts(with: [0xE2, 0x80, 0xAE])
          || text[$0...].starts(with: [0xE2, 0x81, 0xA6])
      }
      #expect(scan.bidiControls == controls)
    }
  }

  @Test(arguments: ["see //a", "www.a.org", "a [[page]]", "==b==", "c %%d%% e", "https://a.b"])
  func aMarkIsSeenWhereverItStands(mark: String) {
    for length in 0..<40 {
      let text = String(repeating: "x", count: length).map { "\($0)y" }.joined() + mark
      #expect(SourceScan(Array(text.utf8)).mayHoldMarks)
      #expect(SourceScan(Array((mark + text.dropLast(mark.count)).utf8)).mayHoldMarks)
    }
  }

  @Test(arguments: ["all is well", "a = b % c / d", "[a](https://b.c) <https://d.e>", "[[", "w w"])
  func whatIsNoMarkIsPassedOver(text: String) {
    #expect(SourceScan(Array(text.utf8)).mayHoldMarks == (text == "[["))
  }
}

import Diagnostics
import Exchange
import Testing

struct EncodingTests {
  @Test(arguments: ImportFormat.allCases)
  func `what is not UTF-8 is an error with its place and a guess`(format: ImportFormat) {
    let latin: [UInt8] = Array("quote\nCaf".utf8) + [0xE9] + Array(" au lait\n%\n".utf8)
    let result = Importing(latin, format)
    #expect(result.faults == ["invalid-utf8"])
    #expect(result.report.diagnostics[0].range == 9..<10)
    #expect(result.report.diagnostics[0].headline.hasSuffix("looks like Windows-1252 or Latin-1"))
    #expect(result.records.isEmpty)
  }

  @Test func `Cyrillic is told from accents`() {
    let cyrillic: [UInt8] = [
      0xCA, 0xE0, 0xEC, 0xE5, 0xED, 0xFC, 0x20, 0xF2, 0xE5, 0xF0, 0xEF, 0xE5,
    ]
    #expect(
      Importing(cyrillic, .fortune).report.diagnostics[0].headline.hasSuffix("Windows-1251"))
    let accents = Array(String(repeating: "la pierre taill# est ", count: 12).utf8)
      .map { $0 == UInt8(ascii: "#") ? 0xE9 : $0 }
    #expect(
      Importing(accents, .fortune).report.diagnostics[0].headline.hasSuffix("Latin-1"))
  }

  @Test func `UTF-16 is told by its mark`() {
    let wide: [UInt8] = [0xFF, 0xFE] + "quote".utf8.flatMap { [$0, 0] }
    #expect(Importing(wide, .csv).report.diagnostics[0].headline.hasSuffix("UTF-16"))
  }
}

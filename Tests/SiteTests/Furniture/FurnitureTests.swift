import HTML
import Platform
import Site
import Testing

@Suite struct FurnitureTests {
  @Test(arguments: Furniture.languages)
  func everyLanguageHasAllWords(_ language: String) {
    let furniture = Furniture(language: language)
    let english = Furniture(language: "en")
    for word in Word.allCases { #expect(!furniture[word].isEmpty, "\(word.rawValue)") }
    #expect(
      language == "en" || furniture[.pageList] != "" && furniture[.openAll] != english[.openAll])
  }

  @Test func aboutTwentyLanguagesAreBuiltIn() {
    #expect(Furniture.languages.count >= 20)
    #expect(Set(Furniture.languages).count == Furniture.languages.count)
  }

  /// A word that no template knows would be written for nothing.
  @Test(arguments: Furniture.languages)
  func everyFileNamesEachWordOnce(_ language: String) throws {
    let folder = FilePath.join(FilePath.parent(of: #filePath), "../../../Sources/Site/Furniture")
    var bytes: [UInt8] = []
    try File.read(
      FilePath.join(folder, "Languages/\(language).txt"), into: &bytes, limit: 1 << 16)
    let names = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: ":")[0] }
    #expect(names.sorted() == Word.allCases.map { Substring($0.rawValue) }.sorted())
  }

  @Test func aTagMayHaveSubtags() {
    #expect(Furniture(language: "pt-BR")[.pageList] == "Páginas")
    #expect(Furniture(language: "no")[.pageList] == "Sider")
    #expect(Furniture(language: "tlh")[.pageList] == "Pages")
  }

  @Test func wordsAreReplacedOneByOne() {
    let furniture = Furniture(language: "de", strings: ["page_list": "Blätter"])
    #expect(furniture[.pageList] == "Blätter")
    #expect(furniture[.allPages] == "Alle Seiten")
  }

  @Test func languagesRunInTheirDirection() {
    #expect(Furniture(language: "ar-EG").direction == .rtl)
    #expect(Furniture(language: "ar-Latn").direction == .ltr)
    #expect(Furniture(language: "en").direction == .ltr)
  }
}

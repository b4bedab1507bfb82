import HTML
import Site
import Testing

@Suite struct FurnitureTests {
  @Test(arguments: Furniture.languages)
  func everyLanguageHasAllWords(_ language: String) {
    let furniture = Furniture(language: language)
    let english = Furniture(language: "en")
    for word in Word.allCases { #expect(!furniture[word].isEmpty) }
    #expect(
      language == "en" || furniture[.pageList] != "" && furniture[.openAll] != english[.openAll])
  }

  @Test func aboutTwentyLanguagesAreBuiltIn() {
    #expect(Furniture.languages.count >= 20)
    #expect(Set(Furniture.languages).count == Furniture.languages.count)
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

import Testing

@testable import Site

@Suite struct PageKeyTests {
  @Test func everyNameIsThatOfItsCase() {
    for key in PageKey.allCases {
      let words = "\(key)".reduce(into: "") { name, letter in
        name += letter.isUppercase ? "_" + letter.lowercased() : String(letter)
      }
      #expect(key.templateName == words)
    }
  }
}

import Content
import Testing

@Suite struct PlainItemsTests {
  @Test func threeShortParagraphsOfAFileWithoutHeadingsAreItems() {
    let outline = Outline("One.\n\nTwo.\n\nThree.\n")
    #expect(outline.text == "One.\nTwo.\nThree.")
    #expect(outline.faults == ["paragraphs-as-items:1"])
  }

  @Test func prosesStaysProse() {
    #expect(Outline("One.\n\nTwo.\n").text.isEmpty)
    #expect(Outline("One.\n\nTwo.\n\n" + String(repeating: "x", count: 400)).text.isEmpty)
    #expect(Outline("# Title\n\nOne.\n\nTwo.\n\nThree.\n").text.isEmpty)
  }

  @Test func markedParagraphsUnderATitleAreItems() {
    let outline = Outline("# Title\n\nOne. — Ada\n\n“Two.”\n\nThree. — Bo\n")
    #expect(outline.text == "One. (Ada)\n“Two.”\nThree. (Bo)")
  }

  @Test func aParagraphBehindADashNamesTheAuthorOfTheOneBefore() {
    let text = "“One.”\n\n— Ada\n\n“Two.”\n\n— Bo, *Roads*\n\n“Three.”\n"
    let expected = "“One.” (Ada)\n“Two.” (Bo | Roads)\n“Three.”"
    #expect(Outline(text).text == expected)
    #expect(Outline("# Title\n\n" + text).text == expected)
    #expect(Outline("---\nattribution: off\n---\n" + text).ids.count == 5)
  }

  @Test func speechIsNoAuthor() {
    #expect(Outline("He came.\n\n— Go.\n\n— No.\n\nShe went.\n").ids.count == 4)
  }

  @Test func linesAreItemsByOption() {
    let outline = Outline("---\nitems: lines\n---\nOne\n*Two*\n\nThree. — Ada\n")
    #expect(outline.text == "One\nTwo\nThree. (Ada)")
  }

  @Test func theOptionSilencesTheNote() {
    #expect(Outline("---\nitems: paragraphs\n---\nOne.\n\nTwo.\n\nThree.\n").faults.isEmpty)
  }

  @Test func phrasesShareAMeaning() {
    #expect(
      Outline("Fog\nMist\n: a low cloud\n\nRain\n: wet\n").text
        == "Fog\nMist = a low cloud\nRain = wet")
    #expect(Outline("Fog\nMist\n: a low cloud\n\nRain\n: wet\n").introduction.isEmpty)
  }

  @Test func aColonBeginsAMeaning() {
    #expect(
      Outline("Fog\n: a low cloud\n\nRain\n: a late cloud\n").text
        == "Fog = a low cloud\nRain = a late cloud")
    #expect(
      Outline("Fog\n: low\n  cloud\n: thick air\nRain\n: wet\n").text
        == "Fog = low cloud//thick air\nRain = wet")
    #expect(
      Outline("Fog\n\n: a low cloud\n\nRain\n\n: a late cloud\n").text
        == "Fog = a low cloud\nRain = a late cloud")
  }
}

import Content
import Testing

@Suite struct HeadingTreeTests {
  @Test func headingsNestByOrderNotByNumber() {
    let outline = Outline("# Top\n\n#### Deep\n\nText.\n\n## Less deep\n\n# Next\n")
    #expect(outline.text == "Top\n  Deep = Text.\n  Less deep\nNext")
  }

  @Test func theOnlyFirstLevelHeadingThatComesFirstIsTheTitle() {
    let outline = Outline("Before.\n\n# House\n\nAfter.\n\n## Door\n\nShut.\n")
    #expect(outline.title == "House")
    #expect(outline.introduction == "Before.\n\nAfter.")
    #expect(outline.text == "Door = Shut.")
  }

  @Test func aTitleOfFrontMatterLeavesTheLoneHeadingNoEntry() {
    let outline = Outline("---\ntitle: Given\n---\n# Written\n\n## Door\n\nShut.\n")
    #expect(outline.title == "Given")
    #expect(outline.text == "Door = Shut.")
  }

  @Test func twoFirstLevelHeadingsAreEntriesAndTheFileNamesThePage() {
    let outline = Outline("# Day\n\nSun.\n\n# Night\n\nMoon.\n")
    #expect(outline.title == "notes")
    #expect(outline.text == "Day = Sun.\nNight = Moon.")
  }

  @Test func headingsBeyondTheDepthAreTextOfTheBody() {
    let outline = Outline("---\ndepth: 1\n---\n## A\n\n### Inner\n\nText.\n\n## B\n\nMore.\n")
    #expect(outline.text == "A = Inner//Text.\nB = More.")
  }

  @Test func nothingFoldsOnAPageOfProse() {
    let outline = Outline("---\nitems: none\n---\n## A\n\nText.\n\n> One.\n\n> Two.\n")
    #expect(outline.text.isEmpty)
    #expect(outline.introduction == "A\n\nText.\n\nOne.\n\nTwo.")
  }
}

import Content
import Markdown
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

  @Test("A level-1 heading that is not the title of the front matter is text, and none is lost")
  func secondTitle() {
    let differs = Reading(
      "---\ntitle: Short\n---\n# A *quite* different title\n\n## A\n\nb\n", items: .auto)
    #expect(differs.page.string(differs.page.title) == "Short")
    #expect(differs.page.entries.count == 1)
    let first = differs.page.items[Int(differs.page.content.first)].block
    #expect(first.exists && differs.document[first].kind == .heading)
    for same in ["# Short", "# *short*.", "Short\n===="] {
      let reading = Reading("---\ntitle: Short\n---\n\(same)\n\n## A\n\nb\n", items: .auto)
      #expect(reading.page.items[Int(reading.page.content.first)].block.isNone)
    }
  }
}

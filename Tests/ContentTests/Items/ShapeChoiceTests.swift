import Content
import Testing

@Suite struct ShapeChoiceTests {
  @Test func questionsAreItemsWhateverTheirAnswersAre() {
    let outline = Outline("## Why?\n\n- so\n- thus\n\n## Who？\n\n> Me.\n\n> You.\n")
    #expect(outline.page.found.shape == .headings)
    #expect(outline.page.style == .questions)
    #expect(outline.text == "Why? = so/thus\nWho？ = Me.//You.")
  }

  @Test func aGreekSemicolonAsksAndALatinOneDoesNot() {
    #expect(Outline("## Πού είναι;\n\nΕδώ.\n\n## Πότε;\n\nΤώρα.\n").page.style == .questions)
    #expect(Outline("## One;\n\nText.\n\n## Two;\n\nText.\n").page.style == .sections)
  }

  @Test func mostlyQuotesAreItemsUnderAnyDepthOfHeadings() {
    let outline = Outline("## A\n\n### B\n\n> One.\n\n> Two.\n\n## C\n\n### D\n\n> Three.\n")
    #expect(outline.page.found.shape == .quotes)
    #expect(outline.text == "A\n  B\n    One.\n    Two.\nC\n  D\n    Three.")
  }

  @Test func twoLevelsOfHeadingsKeepListsInTheirBodies() {
    let outline = Outline("## A\n\n### B\n\n- one\n- two\n\n### C\n\n- three\n- four\n")
    #expect(outline.page.found.shape == .headings)
  }

  @Test func proseUnderHeadingsStaysTheirBody() {
    let outline = Outline("## A\n\nOne.\n\nTwo.\n\n- x\n- y\n\n## B\n\nThree.\n\nFour.\n")
    #expect(outline.page.found.shape == .headings)
  }

  @Test func aShapeNeedsThreeFifthsOfTheRegions() {
    let three = "## A\n\n- a\n- b\n\n## B\n\n- c\n\n## C\n\n- d\n\n"
    let code = "## D\n\n```\nx\n```\n\n## E\n\n```\ny\n```\n"
    #expect(Outline(three + code).page.found.shape == .bullets)
    #expect(Outline(three + code + "\n## F\n\n```\nz\n```\n").page.found.shape == .headings)
  }

  @Test func oneItemIsNoCollection() {
    #expect(Outline("Text.\n\n> Alone.\n").text.isEmpty)
    #expect(Outline("- alone\n").text.isEmpty)
    #expect(Outline("- alone\n- no more\n").text == "alone\nno more")
  }

  @Test func theReasonIsSaid() {
    let outline = Outline("## A\n\n> One.\n\n> Two.\n\n## B\n\n```\nx\n```\n\n## C\n\n> Three.\n")
    #expect(outline.page.found.reason == "2 of 3 regions")
  }
}

import Content
import Testing

@Suite struct ListItemsTests {
  @Test func theFirstBlockIsTheLabelAndTheOthersTheBody() {
    let outline = Outline("- One\n  wrapped.\n\n  Two.\n\n  - a\n  - b\n\n- Three\n")
    #expect(outline.text == "One wrapped. = Two.//a/b\nThree")
  }

  @Test func aSingleNestedBulletIsATranslation() {
    #expect(Outline("- Una\n  - One\n- Dua\n  - Two\n").text == "Una = One\nDua = Two")
    #expect(Outline("- Una\n  - One\n  - Ein\n- Dua\n").text == "Una = One/Ein\nDua")
  }

  @Test func aSingleNestedBulletWithADashNamesTheAuthor() {
    #expect(Outline("- Una.\n  - — Ada\n- Dua.\n").text == "Una. (Ada)\nDua.")
  }

  @Test func numberedItemsKeepTheUntranslatedOnes() {
    #expect(Outline("1. Una\n\n   One\n\n2. Dua\n").text == "Una = One\nDua")
  }

  @Test func everyNestedItemOfAnOutlineIsAnEntry() {
    let outline = Outline("---\nstyle: outline\n---\n- A\n  - B\n    - C\n  - D\n- E\n")
    #expect(outline.text == "A\n  B\n    C\n  D\nE")
  }

  @Test func anItemWithoutTextIsALeafNotALoss() {
    #expect(Outline("- A\n-\n- C\n").text == "A\n…\nC")
    #expect(Outline("- ```\n  code here\n  ```\n- B\n").text == "code here = code here\nB")
  }

  @Test func deeplyNestedItemsAreRead() {
    var text = "---\nstyle: outline\n---\n"
    for depth in 0..<200 { text += String(repeating: "  ", count: depth) + "- x\n" }
    #expect(Outline(text).page.entries.count == 200)
  }

  @Test func anItemThatBeginsWithDetailsOrACalloutIsThatEntry() {
    #expect(
      Outline(
        "1. <details><summary>A</summary>x</details>\n2. <details><summary>B</summary>y</details>\n"
      ).text
        == "A = x\nB = y")
    #expect(Outline("- > [!note] A\n  > x\n- b\n").text == "A = x\nb")
  }
}

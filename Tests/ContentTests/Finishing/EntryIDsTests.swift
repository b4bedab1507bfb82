import Content
import Diagnostics
import Testing

@Suite struct EntryIDsTests {
  @Test(arguments: [
    ("Zażółć gęślą jaźń!", "zażółć-gęślą-jaźń"), ("«Ça va» -- déjà?", "ça-va-déjà"),
    ("snake_case & C++", "snake-case-c"), ("Спеши МЕДЛЕННО", "спеши-медленно"),
    ("क्षमा वीरस्य", "क्षमा-वीरस्य"), ("水滴石穿。", "水滴石穿"), ("می‌گوید", "می‌گوید"),
    ("FL Studio", "fl-studio"), ("Ünï 3", "ünï-3"), ("١٢ يوم", "١٢-يوم"),
  ])
  func lettersDigitsAndMarksOfAnyScriptAreKept(_ label: String, _ id: String) {
    let given = Outline("## \(label)\n\nText.\n\n## Other\n").ids[0]
    #expect(given == (id.hasPrefix("fl-") ? "e-" + id : id))
  }

  @Test func aDecomposedLabelGivesTheComposedID() {
    #expect(Array(Outline("## Cafe\u{301}\n").ids[0].utf8) == Array("caf\u{e9}".utf8))
  }

  @Test func aLabelOfSignsOnlyGetsItsHash() {
    let id = Outline("## 🌊\u{FE0F}\n\nText.\n").ids[0]
    #expect(id.hasPrefix("e-") && id.utf8.count == 10)
    #expect(Outline("## 🌊\u{FE0F}\n\nText.\n\n## More\n").ids[0] == id)
    #expect(Outline("## 🔥\n\nText.\n").ids[0] != id)
  }

  @Test func longIDsAreCutAtAWord() {
    let words = Outline("## " + String(repeating: "longish ", count: 12) + "\n").ids[0]
    #expect(words == Array(repeating: "longish", count: 8).joined(separator: "-"))
    #expect(Outline("## " + String(repeating: "山", count: 90) + "\n").ids[0].count == 64)
  }

  @Test func explicitIDsAreReservedFirst() {
    #expect(
      Outline("## Alpha\n\n## Beta {#alpha}\n\n## Gamma ^alpha-2\n").ids == [
        "alpha-3", "alpha", "alpha-2",
      ])
  }

  @Test func aRepeatedLabelTakesItsParentsSlugThenANumber() {
    let outline = Outline("## A\n\n### X\n\n### X\n\n### X\n\n## B\n\n### X\n\n## B\n")
    #expect(outline.ids == ["a", "x", "a-x", "a-x-2", "b", "b-x", "b-2"])
    #expect(
      outline.faults == [
        "duplicate-label:5", "duplicate-label:7", "duplicate-label:11", "duplicate-label:13",

      ])
  }

  @Test func theFirstOfEqualLabelsIsNamedByItsFileWhereItStandsInAnother() {
    let page = FinishedPage(index: "# Folder\n", ["## A\n\nx\n", "## B\n\ny\n\n## A\n\nz\n"])
    #expect(
      page.report.diagnostics.map(\.headline) == [
        "the label \"A\" of line 5 stands in 0.md:1 already"
      ])
    #expect(
      FinishedPage("## A\n\nx\n\n## A\n\ny\n").report.diagnostics.map(\.headline) == [
        "the label \"A\" of line 5 stands in line 1 already"
      ])
  }

  @Test(arguments: [
    ("## A!\n\nx\n\n## A?\n", "A?", 5, 1), ("## A\n\n## A\n\n## A 2\n", "A 2", 5, 3),
  ])
  func labelsThatDifferAreNotCalledEqual(_ text: String, _ label: String, _ line: Int, _ other: Int)
  {
    #expect(
      FinishedPage(text).report.diagnostics.last?.headline
        == "the label \"\(label)\" of line \(line) makes the id of that in line \(other)")
  }

  @Test func equalTitlesOfCardsAreExpected() {
    let outline = Outline("---\nstyle: cards\n---\n## Post\n\nA.\n\n## Post\n\nB.\n")
    #expect(outline.ids == ["post", "post-2"])
    #expect(outline.faults.isEmpty)
  }

  @Test func equalIDsOfBlocksInTwoFilesOfAFolderAreNoted() {
    let page = FinishedPage(
      index: "# Folder\n",
      ["## A\n\nText. ^same\n\n> Q. ^x\n", "## B\n\nText. ^same\n", "## C {#x}\n"])
    #expect(page.ids == ["file-0", "same", "file-1", "b", "file-2", "x"])
    #expect(page.rules == ["duplicate-block-id"])
    #expect(FinishedPage("> A. ^x\n\n> B. ^x\n\n> C. ^x\n").rules == ["duplicate-block-id"])
    #expect(FinishedPage("> A. ^x\n\n> B. ^y\n").rules == [])
  }

  @Test func twoEqualExplicitIDsAreAnError() {
    let outline = Outline("## A {#x}\n\n## B {#x}\n")
    #expect(outline.faults == ["duplicate-id:3"])
    #expect(outline.report.hasErrors)
  }

  @Test func tenThousandEqualLabelsAreNoTrouble() {
    let outline = Outline(String(repeating: "## Same\n\n", count: 10_000))
    #expect(Set(outline.ids).count == 10_000)
  }
}

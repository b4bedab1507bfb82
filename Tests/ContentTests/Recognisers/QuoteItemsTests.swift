import Content
import Diagnostics
import Testing

@Suite struct QuoteItemsTests {
  @Test func aQuoteOfOneParagraphIsItsOwnLabel() {
    let outline = Outline("> A lamp\n> is patient.\n\n> A moth is not.\n")
    #expect(outline.text == "A lamp is patient.\nA moth is not.")
  }

  @Test func whatFollowsIsTheBody() {
    let outline = Outline(
      "> Una.\n\nOne, as they say, and no more than one.\n\n> Dua.\n\nTwo of them, and so on to three.\n\n> Tria.\n"
    )
    #expect(
      outline.text
        == "Una. = One, as they say, and no more than one.\n"
        + "Dua. = Two of them, and so on to three.\nTria.")
  }

  @Test func aLongQuoteHasItsFirstSentenceForALabelAndAllOfItForABody() {
    let outline = Outline("> Short. And on.\n>\n> More *text*.\n\n> Next.\n")
    #expect(outline.text == "Short. = Short. And on.//More text.\nNext.")
  }

  @Test func anInitialEndsNoSentence() {
    let outline = Outline("> Dr. A. Reyes slept. Long.\n>\n> More.\n\n> Next.\n")
    #expect(outline.text == "Dr. A. Reyes slept. = Dr. A. Reyes slept. Long.//More.\nNext.")
  }

  @Test func twoScriptsAreLabelAndTranslation() {
    let blocks = "> Sol omnibus lucet.\n>\n> Солнце светит всем.\n\n> Nunc.\n>\n> Теперь.\n"
    #expect(Outline(blocks).text == "Sol omnibus lucet. = Солнце светит всем.\nNunc. = Теперь.")
    let lines = "> 光陰矢の如し。\n> Time flies.\n\n> 時。\n> Time.\n"
    #expect(Outline(lines).text == "光陰矢の如し。 = Time flies.\n時。 = Time.")
  }

  @Test func linesOfOneScriptAreOneLabel() {
    let outline = Outline("> Sol lucet.\n> Luna quoque.\n\n> Nox.\n")
    #expect(outline.text == "Sol lucet. Luna quoque.\nNox.")
  }

  @Test func aLongQuoteIsCutWhereThePageSaysSo() {
    let outline = Outline(
      "---\nexcerpt: 20\n---\n> One two three four five six seven.\n\n> Short enough.\n")
    #expect(
      outline.text
        == "One two three four… = One two three four five six seven.\nShort enough.")
  }

  @Test(arguments: [
    "- One two three four five six seven.\n- Short enough.\n",
    "1. One two three four five six seven.\n2. Short enough.\n",
    "One two three four five six seven.\n\nShort enough.\n\nThe end.\n",
  ])
  func longItemsOfOtherShapesAreCutAsQuotesAre(_ items: String) {
    let text = Outline("---\nexcerpt: 20\n---\n" + items).text
    #expect(
      text.hasPrefix("One two three four… = One two three four five six seven.\nShort enough."))
    #expect(
      Outline("---\nstyle: outline\nexcerpt: 3\n---\n- One two\n  - three\n- b\n").text.hasPrefix(
        "One two\n"))
  }

  @Test func lineEndsStayWhereThePageSaysSo() {
    let outline = Outline("---\nbreaks: keep\n---\n> Rose\n> and thorn.\n\n> Wind\n> and sail.\n")
    #expect(outline.text == "Rose\nand thorn.\nWind\nand sail.")
  }

  @Test func aParagraphOfOneLinkBeforeAQuoteIsItsSource() {
    let outline = Outline(
      "[Log](https://example.org/1)\n\n> Calm.\n\n[Log 2](https://example.org/2)\n\n> Storm.\n")
    #expect(
      outline.text
        == "Calm. ( | Log | https://example.org/1)\nStorm. ( | Log 2 | https://example.org/2)")
  }

  @Test func aWayBackToTheTopIsNoSource() {
    #expect(
      Outline("> Calm.\n\n[Back](#top)\n\n> Storm.\n\n[Back](#top)\n\n> Fog.\n").text
        == "Calm. = Back\nStorm. = Back\nFog.")
  }

  @Test func aShortParagraphBehindAQuoteIsItsBodyAndIsPointedOut() {
    let outline = Outline("> Wax melts.\n\nAda Finch\n\n> Wick burns.\n")
    #expect(outline.text == "Wax melts. = Ada Finch\nWick burns.")
    #expect(outline.faults == ["possible-attribution:3"])
    let sentence = Outline("> Wax melts.\n\nSo it does.\n\n> Wick burns.\n")
    #expect(sentence.faults.isEmpty)
  }

  @Test func namesThatStandBeforeTheirQuotesAreToldOfAsSuch() throws {
    let outline = Outline("**Ada**\n\n> Wax melts.\n\n**Bo**\n\n> Wick burns.\n")
    let note = try #require(outline.report.diagnostics.first { $0.rule == "possible-attribution" })
    #expect(note.fix.contains("`attribution: heading-before`"))
    let behind = Outline("Of candles.\n\n> Wax melts.\n\nAda\n\n> Wick burns.\n\nBo\n")
    #expect(behind.report.diagnostics[0].fix.contains("`attribution: next-paragraph`"))
  }
}

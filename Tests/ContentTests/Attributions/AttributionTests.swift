import Content
import Testing

@Suite struct AttributionTests {
  /// The entry that a quote of these lines is read as.
  private func quote(_ lines: String) -> String {
    let quoted = lines.split(separator: "\n", omittingEmptySubsequences: false)
    let text = quoted.map { "> \($0)\n" }.joined() + "\n> Other.\n"
    return Outline(text).text.replacing("\nOther.", with: "")
  }

  @Test(arguments: ["—", "–", "―", "--", "-", "~", "——"])
  func everyDashNamesAnAuthor(_ dash: String) {
    #expect(quote("Stone waits. \(dash) Ada Finch") == "Stone waits. (Ada Finch)")
    #expect(quote("Stone waits.\n\(dash) Ada Finch") == "Stone waits. (Ada Finch)")
    #expect(quote("Stone waits.\n\n\(dash)Ada Finch") == "Stone waits. (Ada Finch)")
  }

  @Test func fieldsAreTaken() {
    #expect(quote("Go. — Ada, *Roads*, 1907") == "Go. (Ada | Roads, 1907)")
    #expect(quote("Go. — Ada, “Roads” (1907).") == "Go. (Ada | Roads (1907))")
    #expect(quote("Go. — Ada, « Roads »") == "Go. (Ada | Roads)")
    #expect(quote("Go. — Ada (https://example.org/a)") == "Go. (Ada |  | https://example.org/a)")
    #expect(quote("Go. — [Ada](https://example.org/a)") == "Go. (Ada |  | https://example.org/a)")
    #expect(quote("Go. — *Roads*") == "Go. ( | Roads)")
    #expect(quote("走。——林小河《渡口》") == "走。 (林小河 | 渡口)")
    #expect(quote("走吧，走吧。《渡口》") == "走吧，走吧。 ( | 渡口)")
  }

  @Test func theBeginningOfACommentIsNoDash() {
    #expect(quote("Go <!-- Ada") == "Go <!-- Ada")
    #expect(quote("Go. <!-- Ada -->") == "Go.")
    #expect(quote("Go! -- Ada") == "Go! (Ada)")
  }

  @Test func aWorkOfWhichNothingIsLeftIsNone() {
    #expect(quote("Go. — Ada <cite> </cite>") == "Go. (Ada)")
    #expect(quote("Go. — Ada, <cite>(https://a.org)</cite>") == "Go. (Ada |  | https://a.org)")
  }

  @Test func namesKeepTheirPeriodsAndSuffixes() {
    #expect(quote("Go. — A. B. Reyes") == "Go. (A. B. Reyes)")
    #expect(quote("Go. — Martin King, Jr.") == "Go. (Martin King, Jr.)")
    #expect(quote("Go. — St. Ada, *Roads*") == "Go. (St. Ada | Roads)")
  }

  @Test func aCommaBeforeAnEmphasisedWorkMayBePartOfTheName() {
    #expect(quote("Go. — Reyes, Ada, *Roads*, 1907") == "Go. (Reyes, Ada | Roads, 1907)")
    #expect(quote("Go. — Ada, the elder, <cite>Roads</cite>") == "Go. (Ada, the elder | Roads)")
    #expect(quote("Go. — **Ada Finch**, *Roads*") == "Go. (Ada Finch | Roads)")
    #expect(quote("Go. — Ada, in *Roads*") == "Go. (Ada | in Roads)")
    #expect(quote("Go. — Ada, “Home”, *Roads*") == "Go. (Ada | Home, Roads)")
    #expect(quote("Go. — Ada, 1907, *Roads*") == "Go. (Ada | 1907, Roads)")
  }

  @Test func anEmphasisedWorkNeedsNoCommaBeforeIt() {
    #expect(quote("Go. — Ada *Roads*, 1907") == "Go. (Ada | Roads, 1907)")
    #expect(quote("Go. — Ada *Roads* (1907)") == "Go. (Ada | Roads (1907))")
    #expect(quote("Go. — *Ada*, Roads") == "Go. (Ada | Roads)")
    #expect(quote("Go. — The *other* Ada, Roads") == "Go. (The other Ada | Roads)")
  }

  @Test(arguments: ["\n", "  \n", "\\\n", "<br>"])
  func aLineEndsTheName(_ end: String) {
    #expect(quote("Go.\n\n— Ada\(end)*Roads*, 1907") == "Go. (Ada | Roads, 1907)")
    #expect(quote("Go.\n\n— Ada\(end)On Roads, 1907") == "Go. (Ada | On Roads, 1907)")
    #expect(quote("Go.\n\n— Ada, *On\(end)Roads*") == "Go. (Ada | On Roads)")
    #expect(quote("Go.\n\n— Ada,\(end)1907") == "Go. (Ada | 1907)")
  }

  @Test(arguments: [
    "Go.\n*— Ada*", "Go.\n**— Ada**", "Go.\n***— Ada***", "Go.\n\n*— Ada*", "Go.\n\n**~ Ada**",
    "Go. *— Ada*", "Go. **- Ada**", "Go.<br>— Ada", "Go.<br/>\n— Ada", "Go.<br>*— Ada*",
    "Go.\n− Ada", "Go.\n── Ada", "Go.\n－ Ada",
    "Go.\n\n<cite>Ada</cite>", "Go.\n\n<p align=\"right\">— Ada</p>", "Go.\n<div>– Ada</div>",
  ])
  func theMarksOfALineMayStandWithinMarkup(_ text: String) {
    #expect(quote(text) == "Go. (Ada)")
  }

  @Test func emphasisThatNamesNobodyStays() {
    #expect(quote("*Go.*\n*Stay.*") == "Go. Stay.")
    #expect(quote("*— Go.*\n*— Stay.*") == "— Go. — Stay.")
    #expect(quote("Go.\n*— Why?*") == "Go. — Why?")
    #expect(
      Outline("> Go.\n\n<cite>Ada</cite>\n\n> Stay.\n\n**— Bo**\n").text == "Go. (Ada)\nStay. (Bo)")
    #expect(Outline("> Go.<br>Stay.\n\n> Иди.<br/>\n> Go.\n").text == "Go.\nStay.\nИди. = Go.")
  }

  @Test func whatLeadsToAWorkIsNotOfTheName() {
    #expect(quote("Go. — Ada in *Roads*") == "Go. (Ada | in Roads)")
    #expect(quote("Go. — Ada <cite>Roads</cite>") == "Go. (Ada | Roads)")
    #expect(quote("Go. — In *Roads*") == "Go. (In | Roads)")
    #expect(quote("Go. — Ada, *Roads*, vol. 2, p. 12") == "Go. (Ada | Roads, vol. 2, p. 12)")
    #expect(quote("לך. — רמב\"ם") == "לך. (רמב\"ם)")
  }

  @Test(arguments: [
    "\"Go.\" — \"Stay.\"", "He said \"no.\" - and left.", "Go.\n— he said and left.",
    "Cold.\n-5 degrees",
    "Cold. −5 degrees",
  ])
  func whatIsASentenceNamesNobody(_ text: String) {
    #expect(!quote(text).contains("("))
    #expect(quote("Go. — Vincent van Gogh.") == "Go. (Vincent van Gogh)")
    #expect(quote("Go.\n— 1 Corinthians 13") == "Go. (1 Corinthians 13)")
    #expect(quote("Go. — de Ruiz.") == "Go. (de Ruiz)")
    #expect(quote("Go. — Ada, \"Roads.\"") == "Go. (Ada | Roads.)")
  }

  @Test func addressesAreToldFromNames() {
    #expect(quote("Go. — Ada Www.example.org") == "Go. (Ada |  | http://Www.example.org)")
    #expect(
      quote("Go. — Ada <https://example.org/a>, 1907") == "Go. (Ada | 1907 | https://example.org/a)"
    )
  }

  @Test(arguments: ["Go.\n— 1907", "Go. <cite>42</cite>", "走。《》", "Go. — …", "Go.\n\n— 5 —"])
  func whatHasNoLettersNamesNobody(_ text: String) {
    #expect(!quote(text).contains("("))
  }

  @Test func headingsWithoutLettersAreNoAuthors() {
    #expect(
      !Outline("> A.\n\n## 2\n\n> B.\n\n## 3\n").faults.contains { $0.hasPrefix("headings-as") })
  }

  @Test(arguments: [
    "Go.\n\nAda, <cite>Roads</cite>", "Go.\nAda, <cite>Roads</cite>",
    "Go.\n\nAda , <cite>Roads</cite>",
  ])
  func aNameBeforeAWorkNeedsNoDash(_ lines: String) {
    #expect(quote(lines) == "Go. (Ada | Roads)")
  }

  @Test(arguments: [
    "Ada, <cite>Roads</cite>", "Go.\n\nThen we went, <cite>Ada</cite>",
    "Go.\nand read, <cite>Roads</cite>",
  ])
  func whatIsNoNameBeforeAWorkStays(_ lines: String) {
    #expect(!quote(lines).contains("(Ada | ") && !quote(lines).contains("read |"))
  }

  @Test func citeAndFooterAreRead() {
    #expect(quote("Go. <cite>Ada</cite>") == "Go. (Ada)")
    #expect(quote("Go. — Ada, <cite>Roads</cite>") == "Go. (Ada | Roads)")
    #expect(quote("Go.\n<footer>Ada, <cite>Roads</cite></footer>") == "Go. (Ada | Roads)")
    #expect(quote("Go.\n\n<footer><cite>Roads</cite></footer>") == "Go. ( | Roads)")
  }

  @Test func aListOfOneItemNamesTheAuthor() {
    #expect(
      Outline("> Go.\n- Ada, *Roads*\n\n> Stay.\n\n* Bo\n").text == "Go. (Ada | Roads)\nStay. (Bo)")
    #expect(quote("Go.\n- Ada") == "Go. (Ada)")
  }

  @Test func aListOfTwoIsTheBodyAndIsPointedOut() {
    let outline = Outline("> Go.\n\n- a hat\n- a coat\n\n> Stay.\n")
    #expect(outline.text == "Go. = a hat/a coat\nStay.")
    #expect(outline.faults == ["list-not-attribution:3"])
  }

  @Test(arguments: [
    "— Who?\n— Nobody.\n— Come in!", "The river — slow, brown — knew.",
    "Still water - so they say", "He rose. — It was late. Nobody spoke", "Ask! — Why me?",
  ])
  func speechAndProseNameNobody(_ text: String) {
    #expect(!quote(text).contains("("))
  }

  @Test func aTailOfMoreThanEightyCharactersIsProse() {
    #expect(quote("Go. — " + String(repeating: "é", count: 80)).hasPrefix("Go. ("))
    #expect(!quote("Go. — " + String(repeating: "é", count: 81)).contains("("))
  }

  @Test func aParagraphBehindTheQuoteWithADashNamesTheAuthor() {
    #expect(Outline("> Go.\n\n— Ada\n\n> Stay.\n\n— Bo\n").text == "Go. (Ada)\nStay. (Bo)")
  }

  @Test func theLastParagraphOfABodyNamesTheAuthor() {
    let outline = Outline(
      "## Festina\n\nСпеши медленно.\n\n— Август\n\n## Carpe\n\nЛови.\n— Гораций\n")
    #expect(outline.text == "Festina = Спеши медленно. (Август)\nCarpe = Лови. (Гораций)")
  }

  @Test func nothingIsTakenWhereThePageSaysOff() {
    let outline = Outline(
      "---\nattribution: off\n---\n> Go. — Ada\n\n> Stay.\n> — Bo\n\n> Wait.\n- Cy\n")
    #expect(outline.text == "Go. — Ada\nStay. — Bo\nWait. = Cy")
  }

  @Test func theNextParagraphIsTakenWhereThePageSaysSo() {
    let outline = Outline(
      "---\nattribution: next-paragraph\n---\n> Go.\n\nAda\n\n> Stay.\n\nBo, *Home*\n")
    #expect(outline.text == "Go. (Ada)\nStay. (Bo | Home)")
    #expect(outline.faults.isEmpty)
  }

  @Test func headingsBehindTheQuotesAreTheirAuthors() {
    let quotes = "> A.\n\n### Ada\n\n> B.\n\n### Bo, *Home*\n\n> C.\n\n### Cy\n"
    let outline = Outline(quotes)
    #expect(outline.text == "A. (Ada)\nB. (Bo | Home)\nC. (Cy)")
    #expect(outline.faults == ["headings-as-attributions:3"])
  }

  @Test func headingsBeforeQuotesAreSections() {
    let sections =
      "## Ada\n\n> A.\n\n## Bo\n\n> B.\n\n## Cy\n\n> C.\n\n## Dora\n\n> D.\n\n## Eli\n\n> E.\n"
    #expect(Outline(sections).text.hasPrefix("Ada\n  A.\nBo\n  B."))
    let named = Outline("---\nattribution: heading-before\n---\n" + sections)
    #expect(named.text.hasPrefix("Ada\n  A. (Ada)\nBo\n  B. (Bo)"))
  }

  @Test func theAuthorOfThePageIsThatOfItsItems() {
    let outline = Outline("---\nauthor: Ada\nsource: Roads\n---\n> A.\n\n> B. — Bo\n")
    #expect(outline.text == "A. (Ada | Roads)\nB. (Bo)")
  }
}

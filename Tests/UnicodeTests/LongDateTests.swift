import Testing
import Unicode

@Suite struct LongDateTests {
  @Test(arguments: [
    ("en", "31 May 2024"), ("en-US", "May 31, 2024"), ("de", "31. Mai 2024"),
    ("fr", "31 mai 2024"), ("pl", "31 maja 2024"), ("ja", "2024年5月31日"),
    ("pt-BR", "31 de maio de 2024"), ("nb", "31. mai 2024"), ("fa-IR", "۳۱ مهٔ ۲۰۲۴"),
  ])
  func aLanguageWritesADayInItsOwnWay(_ language: String, _ text: String) {
    #expect(LongDate(language: language).text(year: 2024, month: 5, day: 31) == text)
  }

  @Test func aDayBeforeTheCalendarChangedIsTheDayThatWasWritten() {
    #expect(LongDate(language: "en").text(year: 1265, month: 5, day: 21) == "21 May 1265")
    #expect(LongDate(language: "en").text(year: 1582, month: 10, day: 4) == "4 October 1582")
  }

  @Test(arguments: ["tlh", "", "grc", "xx-YY"])
  func aLanguageThatIsNotKnownHasNone(_ language: String) {
    #expect(LongDate(language: language).text(year: 2024, month: 5, day: 31) == nil)
  }
}

import Site
import TestSupport
import Testing

@Suite struct QuoteTests {
  /// A page without its line ends, which say nothing.
  private func page(_ markdown: String) throws -> String {
    try SiteTests.page(markdown).replacing("\n", with: "")
  }

  @Test func whatUnfoldsUnderASayingIsAQuotation() throws {
    let html = try page(
      "---\nlang: la\ntranslation: ru\n---\n## H\n\n### Ars longa\n\nИскусство\n\n### Pax\n")
    #expect(
      html.contains(
        "<hr><figure><blockquote lang=\"ru\"><p>Искусство</p></blockquote></figure>"))
    #expect(html.contains("<figure><blockquote class=\"fl-label\">Pax</blockquote></figure>"))
  }

  @Test func theAuthorStandsUnderAQuoteThatIsShownWhole() throws {
    let html = try page(
      "> Cut stone.\n>\n> — A. Reyes, *Walls* (https://a.b/c)\n\n> Two.\n>\n> — B\n")
    #expect(
      html.contains(
        "<figure><blockquote class=\"fl-label\">Cut stone.</blockquote><figcaption>"
          + "A. Reyes, <a href=\"https://a.b/c\"><cite>Walls</cite></a></figcaption></figure>"))
    #expect(!html.contains("<details"))
  }

  @Test func theAuthorStandsUnderTheLastOfTheQuotations() throws {
    let html = try page("> One.\n\nTranslated.\n\n— A\n\n> Two.\n\n> Three.\n\nx\n")
    #expect(
      html.contains("<p>Translated.</p></blockquote><figcaption>A</figcaption></figure>"))
    #expect(html.contains("<blockquote><p>x</p></blockquote></figure>"))
  }

  @Test func anAuthorWhoIsTheLabelOfTheSectionIsNotRepeated() throws {
    let html = try page("## Seneca\n\n> One.\n>\n> — Seneca\n\n> Two.\n>\n> — Seneca, *Letters*\n")
    #expect(!html.contains("Seneca</figcaption>"))
    #expect(html.contains("<figcaption><cite>Letters</cite></figcaption>"))
  }

  @Test func dangerousAddressesOfAnAuthorAreNotWritten() throws {
    let html = try page("> One.\n>\n> — [A](javascript:x)\n\n> Two.\n>\n> — B\n")
    #expect(!html.contains("javascript"))
    #expect(html.contains("A</figcaption>"))
  }

  @Test func markupInNamesIsEscaped() throws {
    let html = try page("> One.\n>\n> — A \\<b\\> & C\n\n> Two.\n>\n> — B\n")
    #expect(html.contains("A &lt;b&gt; &amp; C"))
  }

  @Test func rowsThatRunTheOtherWaySaySo() throws {
    let html = try page(
      "## A\n\n> שלום\n\nhello\n\n> abc\n\nעולם\n\n## ב\n\n> גג\n\nדד\n\n> xyz\n\nx\n")
    let tags = all(between: "<li class=\"fl-entry\"", ">", in: html)
    #expect(tags == ["", " dir=\"rtl\"", "", " dir=\"rtl\"", "", " dir=\"ltr\""])
    #expect(all(between: "<blockquote", ">", in: html) == [" dir=\"ltr\"", " dir=\"rtl\"", "", ""])
  }

  @Test func aPageCanGiveItsDirection() throws {
    let html = try page("---\ndir: rtl\n---\n> abc\n\nx\n\n> def\n\ny\n")
    #expect(
      all(between: "<li class=\"fl-entry\"", ">", in: html) == [" dir=\"rtl\"", " dir=\"rtl\""])
  }

  @Test func aRowsOwnLanguageIsThatOfItsFirstColumn() throws {
    let html = try page(
      "---\nlang: la\ntranslation: ru\n---\n| x | y |\n|---|---|\n| Ars | b |\n| Pax | d {lang=de} |\n"
        + "| Mir | f {lang=ru} |\n")
    #expect(html.contains("<dd lang=\"ru\">b</dd>"))
    #expect(html.contains("<li class=\"fl-entry\" lang=\"de\">"))
    #expect(html.contains("<dd lang=\"ru\">d</dd>"))
    #expect(html.contains("<dd>f</dd>"))
    let named = try page("---\nlang: en\n---\n| Latin | y |\n|---|---|\n| Ars | b |\n| Pax | d |\n")
    #expect(named.contains("<li class=\"fl-entry\" lang=\"la\">"))
    #expect(named.contains("<dd lang=\"en\">b</dd>"))
  }

  @Test func languagesAreWrittenWhereTheyDiffer() throws {
    let html = try page("---\nlang: la\n---\n> Ars {lang=de}\n\nx\n\n> Pax\n\ny\n")
    #expect(html.contains("<main id=\"fl-main\" lang=\"la\">"))
    #expect(all(between: "<li class=\"fl-entry\"", ">", in: html).last == "")
    let same = try page("---\nlang: en\n---\n> Ars\n\nx\n\n> Pax\n\ny\n")
    #expect(!same.contains(" lang="))
  }

  @Test func paragraphsOfABodyNameTheirLanguage() throws {
    let html = try page(
      "---\nlang: la\ntranslation: ru\n---\n> Ars\n\nx\n\n*y* z {lang=de}\n\n> Pax\n\n- u {lang=fr}\n"
        + "- v\n\n> Lex\n\nשלום {lang=he}\n")
    #expect(html.contains("<blockquote lang=\"ru\">"))
    #expect(html.contains("<p>x</p><p lang=\"de\"><em>y</em> z</p>"))
    #expect(html.contains("<li><span lang=\"fr\">u</span></li><li>v</li>"))
    #expect(html.contains("<p lang=\"he\">שלום</p>"))
    let bullets = try page("- a\n  - b {lang=de}\n- c\n  - d {lang=de}\n")
    #expect(bullets.contains("<span lang=\"de\">b</span>"))
  }

  @Test func columnsOfATableAreTheParts() throws {
    let html = try page(
      "| Phrase | Deutsch | Note |\n|-|-|-|\n| Ars | Kunst | *n* |\n| Pax | Friede | m |\n")
    #expect(html.contains("<dl class=\"fl-parts\">"))
    #expect(html.contains("<dt>Note</dt><dd><em>n</em></dd>"))
    #expect(html.contains("<dd lang=\"de\">Kunst</dd>"))
  }

  @Test func aLongQuoteIsCutInItsLabelAndWholeInItsBody() throws {
    let long = "One sentence of it. And another that is longer. And a third one at the end."
    let html = try page("---\nexcerpt: 30\n---\n> \(long)\n\n> Short.\n")
    #expect(html.contains("<span class=\"fl-label fl-excerpt\">"))
    #expect(html.contains("<blockquote><p>\(long)</p></blockquote>"))
  }
}

import Site
import TestSupport
import Testing

@Suite struct EntryTests {
  private func classes(_ html: String) -> [String] {
    all(between: "<details class=\"", "\"", in: html)
  }

  @Test func aListOfSectionsIsDrawnAsBarsAndAnyOtherAsRows() throws {
    let html = try page("## C\n\n> a\n\nx\n\n> b\n\ny\n\n## D\n\n> c\n\nz\n\n> d\n\nz\n")
    #expect(
      classes(html)
        == ["fl-section", "fl-quote", "fl-quote", "fl-section", "fl-quote", "fl-quote"])
    #expect(html.contains("<ul class=\"fl-entries fl-sections fl-tap\">"))
    #expect(all(between: "fl-count\">", "<", in: html) == ["2", "2"])
  }

  @Test func oneAnswerWithHeadingsIsNoBarAmongPlainOnes() throws {
    let html = try page(
      "---\nstyle: sections\nitems: headings\n---\n# T\n\n## A\n\nx\n\n## B\n\n### b\n\nx\n\n## C\n\nx\n"
    )
    #expect(classes(html) == ["fl-quote", "fl-quote", "fl-quote", "fl-quote"])
    #expect(!html.contains("fl-triangle"))
  }

  @Test func questionsAreHeadingsAndAnswersNoQuotes() throws {
    let html = try page("## What?\n\nThis.\n\n## Why?\n\nSo.\n\n## Open?\n")
    #expect(html.contains("<ul class=\"fl-entries fl-questions\">"))
    #expect(html.contains("<summary><h2 class=\"fl-label\">What?</h2></summary>"))
    #expect(!html.contains("blockquote") && !html.contains("<hr>") && !html.contains("fl-tap"))
    #expect(html.contains("fl-leaf\" id=\"open\"><h2 class=\"fl-label\">Open?</h2>"))
  }

  @Test func headingsStandWhereTheSiteWantsThem() throws {
    let markdown = "## C\n\n> a\n\nx\n\n> b\n\ny\n"
    #expect(try page(markdown).contains("<h2 class=\"fl-label\">C</h2>"))
    let before = try page(markdown, configuration: "headings: before\n")
    #expect(
      before.contains(
        "<li class=\"fl-entry\"><h2 class=\"fl-hidden\">C</h2><details class=\"fl-section\">"))
    #expect(before.contains("<span class=\"fl-label\">C</span>"))
    #expect(try !page(markdown, configuration: "headings: none\n").contains("<h2"))
  }

  @Test func anOutlineFoldsAtAnyDepthAndItsLeavesDoNot() throws {
    let html = try page("---\nstyle: outline\n---\n- A\n  - B\n    - C\n- D\n")
    #expect(html.contains("<ul class=\"fl-entries fl-outline\">"))
    #expect(classes(html) == ["fl-node", "fl-node"])
    #expect(all(between: "fl-leaf\" id=\"", "\"", in: html) == ["c", "d"])
  }

  @Test func eachListOfAnExclusivePageIsAGroupOfItsOwn() throws {
    let html = try page(
      "---\nexclusive: true\n---\n## A\n\n> a\n\nx\n\n> b\n\ny\n\n## B\n\n> c\n\nz\n\n> d\n\nz\n")
    let names = all(between: " name=\"", "\"", in: html)
    #expect(names == ["fl-x-1", "fl-x-2", "fl-x-2", "fl-x-1", "fl-x-3", "fl-x-3"])
    #expect(html.contains("<ul class=\"fl-entries fl-sections fl-exclusive fl-tap\">"))
  }

  @Test func anAccordionHasAReadout() throws {
    let html = try page("---\nstyle: accordion\n---\n## A\n\nx\n\n## B\n\ny\n")
    #expect(html.contains("<ul class=\"fl-entries fl-exclusive fl-accordion\">"))
    #expect(html.contains("<p class=\"fl-readout\" data-none=\"none\">Expanded: </p>"))
    let without = try page("---\nstyle: accordion\nreadout: false\n---\n## A\n\nx\n\n## B\n\ny\n")
    #expect(!without.contains("fl-readout"))
  }

  @Test func cardsMayShareATitle() throws {
    let html = try page("---\nstyle: cards\n---\n## Post\n\nx\n\n## Post\n\ny\n")
    #expect(classes(html) == ["fl-card", "fl-card"])
    #expect(all(between: "fl-anchor\" id=\"", "\"", in: html) == ["post", "post-2"])
    #expect(html.contains("<p class=\"fl-caption\" aria-hidden=\"true\">Post</p>"))
  }

  @Test func calloutsInATextAreEntriesInAListOfTheirOwn() throws {
    let html = try page("## A?\n\none\n\n> [!tip] Tip\n> inside\n\ntwo\n\n## B?\n\nx\n")
    #expect(classes(html) == ["fl-quote", "fl-callout", "fl-quote"])
    let body = between("id=\"a\"></span>", "B?", in: html)
    let parts = [
      "<p>one</p>", "<ul class=\"fl-entries fl-callouts\">", "<p>inside</p>", "<p>two</p>",
    ]
    let places = parts.compactMap { body.firstRange(of: $0)?.lowerBound }
    #expect(places.count == parts.count && places == places.sorted())
  }

  @Test func textBetweenEntriesOfThePageStaysThere() throws {
    let html = try page(
      "---\nitems: none\n---\none\n\n> [!tip] Tip\n> inside\n\ntwo\n\n> [!tip] Top\n> inside\n\nthree\n"
    )
    let parts = ["<p>one</p>", ">Tip<", "<p>two</p>", ">Top<", "<p>three</p>"]
    let places = parts.compactMap { html.firstRange(of: $0)?.lowerBound }
    #expect(places.count == parts.count && places == places.sorted())
  }

  @Test func labelsHaveTheirMarkupAndIconsTheirBox() throws {
    let html = try page("---\nstyle: outline\n---\n- ![x](i.svg) A *b* `c<d>`\n- E\n")
    #expect(
      html.contains(
        "<img class=\"fl-icon\" src=\"i.svg\" width=\"35\" height=\"35\" loading=\"lazy\" alt=\"x\">"
          + "<span class=\"fl-label\">A <em>b</em> <code>c&lt;d&gt;</code></span>"))
    #expect(html.contains("aria-label=\"Link to A b c&lt;d&gt;\""))
  }

  @Test func openEntriesAreOpen() throws {
    let html = try page("---\nopen: first\n---\n## A?\n\nx\n\n## B?\n\ny\n")
    #expect(html.contains("<details class=\"fl-quote\" open><summary><h2 class=\"fl-label\">A?"))
    #expect(all(between: "<details", ">", in: html).filter { $0.hasSuffix(" open") }.count == 1)
  }

  @Test func headingsWithinAnAnswerAreBelowItsOwn() throws {
    let html = try page("---\ndepth: 1\n---\n# T\n\n## A?\n\n#### deep\n\nx\n\n## B?\n\ny\n")
    #expect(html.contains("<h3>deep</h3>"))
  }

  @Test func aFoldingQuoteTakesFewBytes() throws {
    let label = "Habet et musca splenem."
    let id = "habet-et-musca-splenem"
    func size(_ count: Int) throws -> Int {
      var markdown = "---\nlang: la\ntranslation: ru\n---\n## H\n\n"
      for number in 0..<count {
        markdown += "> \(label) \(number)\n\nРазозлиться может и муха.\n\n"
      }
      return try page(markdown).utf8.count
    }
    let more = try size(19) - size(9)
    let own = 2 * (id.utf8.count + 2) + 2 * (label.utf8.count + 2)
    let text = "Разозлиться может и муха.".utf8.count
    #expect(more / 10 - own - text <= 380)
  }
}

@Suite struct CalloutTests {
  @Test func aCalloutKeepsItsType() throws {
    let html = try page(
      "## A?\n\n> [!warning] Mind\n> x\n\n> [!Note]\n> First. Second.\n\n- y\n  > [!tip] T\n  > z\n"
    )
    #expect(html.contains("<summary data-type=\"warning\"><span class=\"fl-label\">Mind</span>"))
    #expect(
      html.contains("<summary data-type=\"note\"><span class=\"fl-label fl-excerpt\">First.</span>")
    )
    #expect(html.contains("<summary data-type=\"tip\">T</summary>"))
  }

  @Test func aTypeThatIsTheLabelIsNotSaidTwice() throws {
    let html = try page("## A?\n\n> [!warning] Warning\n> x\n")
    #expect(html.contains("<summary><span class=\"fl-label\">Warning</span>"))
  }
}

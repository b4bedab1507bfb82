package import Diagnostics
package import Output
package import Site

/// What a check has found.
package struct CheckResult: Sendable {
  /// The faults of the site, in the order of their places.
  package var report: Report
  /// How many pages there are.
  package var pages: Int
  /// How many entries they hold that are no sections.
  package var entries: Int
  /// How many files were left out because they are drafts.
  package var draftsLeftOut: Int
}

/// Looks for everything that is wrong with a site, in one run, and writes nothing.
package enum SiteCheck {
  /// Checks what a request names; `previous` is the path of the `quotes.json` of the site as it is
  /// published now, none of whose addresses may be lost.
  ///
  /// Throws where nothing could be checked: there is no source, or a file cannot be read.
  package static func run(
    _ request: BuildRequest, previous: String? = nil
  ) throws(OutputError) -> CheckResult {
    let published = try previous.map { path throws(OutputError) in try PublishedSite(path) }
    let quotes = QuoteMarks()
    let pictures = UsedFiles()
    var site = try SiteBuilder.check(request) { visited, report in
      let page = PageUnderCheck(visited)
      for rule in pageRules { rule.check(page, into: &report) }
      quotes.add(page)
      pictures.add(page)
    }
    DuplicateQuote.check(quotes, &site)
    UnusedPicture.check(pictures, &site)
    if let published { LostAddresses.check(published, &site) }
    site.finish()
    return CheckResult(
      report: site.report, pages: site.counts.pages, entries: site.counts.entries,
      draftsLeftOut: site.draftsLeftOut)
  }

  /// The rules that a page can break on its own.
  private static var pageRules: [any PageRule.Type] {
    [
      AliasCollision.self, EmptySection.self, LinkCase.self, MissingAlt.self, MissingLang.self,
    ]
  }
}

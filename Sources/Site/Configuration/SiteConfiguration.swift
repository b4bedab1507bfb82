package import Diagnostics
package import YAML

/// The settings of a site, `florilegium.yml`, with their defaults.
package struct SiteConfiguration: Sendable, Equatable {
  /// Shown in the header and in `<title>`.
  package var title = ""
  package var description = ""
  /// Where the site will be published; empty, or with a slash at its end.
  package var baseURL = ""
  /// Language of the furniture (BCP 47).
  package var language = "en"
  /// Single words of the furniture, replaced.
  package var strings: [String: String] = [:]
  package var author = ""
  /// The output folder, below the site's folder.
  package var output = "public"
  /// What the menu holds, in order; empty: pages chosen by weight.
  package var menu: [MenuItem] = []
  /// One line of Markdown.
  package var footer = ""
  /// Where it stands in the file.
  package var footerRange = 0..<0
  package var theme = Theme()
  /// Keys of pages, for all pages: a mapping with its place, not yet validated.
  package var defaults: YAMLValue?
  package var rawHTML = RawHTMLMode.safe
  package var smart = false
  package var headings = HeadingPlace.inside
  /// Source files over this many bytes are not read.
  package var maximumFileSize = 16 * 1024 * 1024
  /// How much faults weigh, by the names of their rules.
  package var rules: [String: RuleLevel] = [:]
  package var outputs = OutputSelection()

  package init() {}
}

/// What becomes of raw HTML in content.
package enum RawHTMLMode: String, CaseIterable, Sendable {
  case safe, escape, allow, drop
}

/// Where the headings of sections stand.
package enum HeadingPlace: String, CaseIterable, Sendable {
  case inside, before, none
}

/// Which files are written beside the pages.
package struct OutputSelection: Sendable, Equatable {
  package var sitemap = true
  package var robots = true
  package var feed = true
  package var data = true
  package var search = true
  /// The page for unknown addresses, `.nojekyll`, and the pages at old addresses.
  package var notFound = true
  package var nojekyll = true
  package var redirects = true

  package init() {}
}

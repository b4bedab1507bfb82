/// The keys of a page's front matter, read and validated. `nil` and empty: not given.
package struct PageOptions: Sendable, Equatable {
  package var title: String?
  package var description = ""
  /// Language of labels, and of bodies unless ``translation`` says otherwise (BCP 47).
  package var lang = ""
  /// Language of bodies where it differs.
  package var translation = ""
  /// Language of the page's furniture; empty: the site's.
  package var language = ""
  package var author = ""
  package var source = ""
  package var direction = PageDirection.auto
  package var style: PageStyle?
  package var exclusive: Bool?
  package var tap: TapArea?
  package var depth: Int?
  package var excerpt: Int?
  package var open = OpenEntries.none
  package var items = ItemShape.auto
  package var attribution = AttributionMode.auto
  package var group = Grouping.none
  package var sort = SortOrder.source
  package var reverse = false
  package var breaks = LineBreaks.soft
  /// Somebody has said what line ends become.
  package var isBreaksGiven = false
  package var smart: Bool?
  package var readout: Bool?
  package var split = false
  package var list = true
  package var draft = false
  package var unlisted = false
  package var weight: Int?
  package var date: CalendarDate?
  package var tags: [String] = []
  package var aliases: [String] = []
  package var image = ""

  package init() {}
}

/// The look and the folding semantics of a page.
package enum PageStyle: String, CaseIterable, Sendable {
  case sections, questions, outline, accordion, cards
}

/// The direction of text.
package enum PageDirection: String, CaseIterable, Sendable {
  case ltr, rtl, auto
}

/// What an item is.
package enum ItemShape: String, CaseIterable, Sendable {
  case auto, headings, quotes, bullets, numbered, definitions, tables, paragraphs, lines, none
}

/// Where an attribution is looked for.
package enum AttributionMode: String, CaseIterable, Sendable {
  case auto, off
  case nextParagraph = "next-paragraph"
  case headingAfter = "heading-after"
  case headingBefore = "heading-before"
}

/// What sections are made from.
package enum Grouping: String, CaseIterable, Sendable {
  case none, letter, author, source, tag
}

/// The order of entries.
package enum SortOrder: String, CaseIterable, Sendable {
  case source, label, author, date
}

/// What line ends inside quotes become.
package enum LineBreaks: String, CaseIterable, Sendable {
  case soft, keep
}

/// Where a tap closes an open entry.
package enum TapArea: String, CaseIterable, Sendable {
  case row, label
}

/// What starts open.
package enum OpenEntries: Sendable, Equatable {
  case none, first, all
  case ids([String])
}

internal import Content

/// Gathers what has a date on one page, and writes the latest of it for the feed.
struct FeedCollector: EntryCollector {
  private let collected: CollectedPage
  private let site: SiteContext
  private var found: [Found] = []

  private struct Found {
    var date: PublishedDate
    /// none for the page itself.
    var entry = EntryID.none
    /// The file that shows it, and the place in it.
    var output: String
    var place: [UInt8] = []
  }

  init(_ collected: CollectedPage, _ site: SiteContext) {
    self.collected = collected
    self.site = site
    if let date = collected.planned.options.date {
      found = [Found(date: PublishedDate(date), output: collected.planned.output)]
    }
  }

  /// Few pages have dates: the others are not walked for it.
  var wantsEntries: Bool {
    let page = collected.page
    return !page.entryDates.isEmpty || page.documentOptions.dropFirst().contains { $0.date != nil }
  }

  mutating func add(_ record: EntryRecord) {
    guard let date = record.date else { return }
    found.append(
      Found(
        date: PublishedDate(date), entry: record.entry, output: record.output,
        place: Array(record.place)))
  }

  mutating func finish() -> [UInt8] {
    guard !found.isEmpty else { return [] }
    let latest = found.enumerated().sorted {
      ($1.element.date.seconds, $0.offset) < ($0.element.date.seconds, $1.offset)
    }
    var fragment = FeedFragment()
    let writer = FeedEntry(collected, site)
    for (_, found) in latest.prefix(Feed.most) {
      fragment.add(bytes(of: found, writer), found.date)
    }
    return fragment.bytes
  }

  private func bytes(of found: Found, _ writer: FeedEntry) -> [UInt8] {
    let address = PublishedAddress.absolute(
      found.output, place: found.place, below: site.configuration.baseURL)
    return writer.bytes(of: found.entry, at: address, found.date)
  }
}

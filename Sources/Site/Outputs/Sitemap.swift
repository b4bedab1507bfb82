internal import Content
internal import Diagnostics
internal import Platform

/// `sitemap.xml`: the addresses of all pages that lists name (sitemaps.org), with the day of the front
/// matter or of the last commit.
struct Sitemap: EntryOutput {
  static let name = "sitemap.xml"

  private let base: String
  private let plan: BuildPlan
  private let front: FrontMatter
  private let location: SiteLocation

  /// So many addresses a file may hold.
  private static let most = 50_000

  init(_ sources: SiteSources) {
    base = sources.configuration.baseURL
    plan = sources.plan
    front = sources.front
    location = sources.location
  }

  func makeCollector(for page: CollectedPage) -> any EntryCollector {
    SectionAddresses(page, below: base)
  }

  func owns(_ path: String) -> Bool { path.hasPrefix("sitemap") && path.hasSuffix(".xml") }

  func write(_ fragments: FragmentSpool, to output: StagedOutput, _ report: inout Report) {
    var files = SitemapFiles(fragments, most: Self.most)
    let dates = self.dates()
    for (number, page) in plan.pages.enumerated() where !page.options.unlisted {
      var line: [UInt8] = []
      Self.append(PublishedAddress.absolute(page.output, below: base), to: &line)
      files.add(line, sections: page.isSplit ? number : nil, date: dates[number])
    }
    files.stage(Self.name, below: base, to: output, &report)
  }

  /// Appends an address, escaped, and the end of its line.
  static func append(_ address: [UInt8], to lines: inout [UInt8]) {
    XMLText.append(address, to: &lines)
    lines.append(0x0A)
  }

  /// The date of each page: the latest of its files, by front matter, else by git.
  private func dates() -> [PublishedDate?] {
    let pages = plan.pages
    let own = pages.map { page in page.parts.compactMap { $0.file.flatMap { front[$0].date } } }
    let undated = zip(pages, own).filter { $1.isEmpty && !$0.options.unlisted }
    let files = Set(undated.flatMap { $0.0.parts.compactMap(\.file) })
    let commits = files.isEmpty ? nil : CommitDates(of: files, in: location)
    return zip(pages, own).map { page, own in
      let dates = own.isEmpty ? page.parts.compactMap { $0.file.flatMap { commits?[$0] } } : own
      return dates.map(PublishedDate.init).max { $0.seconds < $1.seconds }
    }
  }
}

/// The addresses of the files that the sections of a split page have, one a line.
private struct SectionAddresses: EntryCollector {
  private let lines: [UInt8]

  init(_ collected: CollectedPage, below base: String) {
    let page = collected.page
    var lines: [UInt8] = []
    let sections = collected.planned.isSplit ? page.entries(of: .none) : []
    for section in sections where page[section].standsAlone {
      let output = Route.output(
        ofSection: page.string(page[section].id), of: collected.planned.output)
      Sitemap.append(PublishedAddress.absolute(output, below: base), to: &lines)
    }
    self.lines = lines
  }

  var wantsEntries: Bool { false }
  mutating func add(_ record: EntryRecord) {}
  mutating func finish() -> [UInt8] { lines }
}

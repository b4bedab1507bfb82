internal import Content
internal import Diagnostics
internal import Markdown
internal import Platform

/// The links in the header of every page.
struct SiteMenu {
  private(set) var links: [PageLink] = []
  /// The home page lists more pages than the menu holds.
  private(set) var hasMore = false
  private(set) var report = Report()

  /// So many pages fit; with all, thousands of pages would each link to thousands.
  private static let most = 8

  init(_ configuration: SiteConfiguration, _ plan: BuildPlan, _ assembly: PageAssembly) {
    let pages =
      configuration.menu.isEmpty
      ? Array(plan.listed.prefix(Self.most)) : chosen(configuration.menu, plan, assembly.location)
    links = pages.map { page in
      let planned = plan.pages[page]
      return PageLink(
        output: planned.output, title: Self.title(of: planned, configuration, assembly),
        language: planned.options.titleLanguage)
    }
    let isListed = plan.home.map { plan.pages[$0].options.list } ?? false
    hasMore = isListed && plan.listed.contains { !pages.contains($0) }
  }

  private mutating func chosen(
    _ paths: [ConfiguredPath], _ plan: BuildPlan, _ location: SiteLocation
  ) -> [Int] {
    let table = LinkTable(plan)
    return paths.compactMap { path in
      switch table[path.path] {
      case .page(let page): return page
      case .draft: return nil
      default:
        report.add(
          Diagnostic(
            .warning, "broken-link", path: location.configuration ?? "", range: path.range,
            "the page \"\(path.path)\" of the menu does not exist",
            fix: table.nearest(to: path.path).map { "did you mean \"\($0)\"?" }
              ?? "name a file or folder below content"))
        return nil
      }
    }
  }

  /// The title of a page: front matter is known, what a heading says has to be read.
  private static func title(
    of planned: PlannedPage, _ configuration: SiteConfiguration, _ assembly: PageAssembly
  ) -> [UInt8] {
    if let title = planned.options.title { return Array(title.utf8) }
    guard let first = planned.parts.first else { return Array(configuration.title.utf8) }
    if first.file == nil { return Array(first.name.utf8) }
    var report = Report()
    var own = planned
    own.parts = [first]
    let page = assembly.read(own, into: &report)
    return Array(page.bytes(page.title))
  }
}

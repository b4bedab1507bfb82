internal import Content
internal import Diagnostics
internal import Output

/// The links in the header of every page.
struct SiteMenu {
  private(set) var links: [PageLink] = []
  /// The home page lists more pages than the menu holds.
  private(set) var hasMore = false
  private(set) var report = Report()

  /// So many pages fit; with all, thousands of pages would each link to thousands.
  private static let most = 8

  init(
    _ configuration: SiteConfiguration, _ plan: BuildPlan, _ targets: SiteLinks,
    _ titles: PageTitles, in location: SiteLocation
  ) {
    var pages = Array(plan.listed.prefix(Self.most))
    if configuration.menu.isEmpty {
      links = pages.map { Self.link(to: $0, nil, plan, titles) }
    } else {
      pages = []
      for item in configuration.menu { add(item, &pages, plan, targets, titles, location) }
    }
    let isListed = plan.home.map { plan.pages[$0].options.list } ?? false
    hasMore = isListed && plan.listed.contains { !pages.contains($0) }
  }

  private mutating func add(
    _ item: MenuItem, _ pages: inout [Int], _ plan: BuildPlan, _ targets: SiteLinks,
    _ titles: PageTitles, _ location: SiteLocation
  ) {
    if item.isElsewhere {
      let title = item.title.isEmpty ? item.path : item.title
      links.append(
        PageLink(output: "", title: Array(title.utf8), address: Array(item.path.utf8)))
      return
    }
    switch targets.table[item.path] {
    case .page(let page):
      pages.append(page)
      links.append(Self.link(to: page, item.title, plan, titles))
    case .part(let page, let file):
      guard let target = targets.target(of: .section(page, file: file)) else { return }
      let title =
        item.title.isEmpty ? titles.title(ofSection: file, in: page) : Array(item.title.utf8)
      links.append(
        PageLink(
          output: target.output, place: target.place ?? [], title: title,
          isRenamed: !item.title.isEmpty))
    case .draft:
      report.add(
        Diagnostic(
          .warning, "broken-link", path: location.configuration ?? "", range: item.range,
          "the page \"\(item.path)\" of the menu is a draft",
          explanation: "It is left out of the menu.",
          fix: "publish it, or take it out of the menu"))
    case .asset(let path):
      let title = item.title.isEmpty ? path : item.title
      links.append(PageLink(output: path, title: Array(title.utf8), isRenamed: true))
    default:
      report.add(
        Diagnostic(
          .warning, "broken-link", path: location.configuration ?? "", range: item.range,
          "the page \"\(item.path)\" of the menu does not exist",
          fix: Self.hint(for: item.path, plan, targets.table, titles)))
    }
  }

  private static func hint(
    for path: String, _ plan: BuildPlan, _ table: LinkTable, _ titles: PageTitles
  ) -> String {
    if let address = MissingScheme.address(meantBy: path) {
      return "write `\(address)` if it is another site"
    }
    let near = table.nearest(to: path) ?? page(titled: path, plan, titles)
    return near.map { "did you mean \"\($0)\"?" } ?? "name a file or folder below content"
  }

  /// The page whose heading calls it so.
  private static func page(
    titled title: String, _ plan: BuildPlan, _ titles: PageTitles
  ) -> String? {
    let name = OutputPath.key(Route.isMarkdown(title) ? Route.stem(of: title) : title)
    let page = plan.pages.indices.first { page in
      !plan.pages[page].path.isEmpty
        && OutputPath.key(String(decoding: titles.cheap(page), as: UTF8.self)) == name
    }
    return page.map { plan.pages[$0].path }
  }

  private static func link(
    to page: Int, _ title: String?, _ plan: BuildPlan, _ titles: PageTitles
  ) -> PageLink {
    let planned = plan.pages[page]
    if let title, !title.isEmpty {
      return PageLink(output: planned.output, title: Array(title.utf8), isRenamed: true)
    }
    return PageLink(
      output: planned.output, title: titles[page], language: planned.options.titleLanguage)
  }
}

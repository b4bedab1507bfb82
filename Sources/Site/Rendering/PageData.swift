internal import Content
internal import HTML
internal import Markdown

/// The data of one page, as its templates ask for it. A class: it is asked some sixty things an
/// entry, and would be copied for each.
final class PageData: Sendable {
  let site: SiteContext
  let page: Page
  let layout: PageLayout
  let view: PageView
  let furniture: Furniture
  /// The documents of the page.
  let documents: [PlacedDocument]
  /// The addresses of what is not in a document.
  let relative: RelativeAddress
  /// The links of this page's own lists.
  let pageLinks: [PageLink]
  let jumps: [PageLink]
  /// What is around it.
  let neighbours: PageNeighbours
  /// What it is about, for those who have not read it.
  let description: [UInt8]
  /// Open all, Close all and the filter stand above its entries.
  let hasTools: Bool
  let labelSurroundings: MarkdownHTML.Surroundings

  init(
    _ site: SiteContext, _ page: Page, _ layout: PageLayout, _ view: PageView,
    _ furniture: Furniture, pageLinks: [PageLink], neighbours: PageNeighbours
  ) {
    self.site = site
    self.page = page
    self.layout = layout
    self.view = view
    self.furniture = furniture
    self.pageLinks = pageLinks
    self.neighbours = neighbours
    description = view.isRedirect ? [] : PageDescription.text(of: page, view, site.configuration)
    let isFilteredList = view.listsPages && !pageLinks.isEmpty && site.filtersPages
    hasTools = isFilteredList || !view.isContents && layout[view.root].size >= PageData.leastTools
    let relative =
      view.isLost
      ? RelativeAddress(base: site.configuration.rootAddress) : RelativeAddress(from: view.output)
    self.relative = relative
    documents = zip(page.documents, page.documentPaths).map { document, path in
      PlacedDocument(
        document, site.links, folder: Route.folder(of: site.location.name(of: path)),
        page: view.page,
        output: view.output, relative: relative, furniture: furniture)
    }
    jumps = view.isContents ? [] : Jumps.links(page, layout, view)
    var label = MarkdownHTML.Surroundings()
    label.isLabel = true
    label.rawHTML = site.configuration.rawHTML.policy
    labelSurroundings = label
  }

  /// Fewer entries are seen at a glance.
  static var leastTools: Int { 15 }

  /// The context of the whole page.
  var root: PageContext {
    PageContext(view.isRedirect ? .redirect : .page, owner: view.root.rawValue)
  }
}

extension RawHTMLMode {
  /// The same for the writer of HTML.
  var policy: RawHTMLPolicy {
    switch self {
    case .safe: .safe
    case .escape: .escape
    case .allow: .allow
    case .drop: .drop
    }
  }
}

extension SiteConfiguration {
  /// Where the site begins, for pages that are read at any address: the path of `base_url`.
  var rootAddress: String {
    let host = baseURL.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard host.count == 4 else { return "/" }
    return "/" + host[3]
  }
}

extension SiteLocation {
  /// The path of a file below the content folder, from the path that diagnostics name.
  func name(of path: String) -> String {
    content.isEmpty ? path : String(path.dropFirst(content.utf8.count + 1))
  }
}

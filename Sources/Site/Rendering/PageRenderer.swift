internal import Content
internal import HTML
internal import Markdown
internal import Templates

/// The data of one page for its templates.
///
/// A structure of references: the renderer asks it some thirty things an entry, and nothing is
/// built for an answer.
struct PageRenderer: TemplateSource {
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
  let labelSurroundings: MarkdownHTML.Surroundings

  init(
    _ site: SiteContext, _ page: Page, _ layout: PageLayout, _ view: PageView,
    _ furniture: Furniture, pageLinks: [PageLink]
  ) {
    self.site = site
    self.page = page
    self.layout = layout
    self.view = view
    self.furniture = furniture
    self.pageLinks = pageLinks
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

  /// The context of the whole page.
  var root: PageContext {
    PageContext(view.isRedirect ? .redirect : .page, owner: view.root.rawValue)
  }

  func scope(of context: PageContext) -> Int { Int(context.scope.rawValue) }

  func value(of key: Int, in context: PageContext) -> TemplateValue<PageContext> {
    guard let key = PageKey(rawValue: key) else { return .empty }
    switch context.scope {
    case .entry: return entryValue(key, context)
    case .piece, .figure: return pieceValue(key, context)
    case .list: return listValue(key, context)
    case .quotation, .part: return quotationValue(key, context)
    case .attribution: return attributionValue(key, context)
    case .page: return pageValue(key)
    case .site: return siteValue(key)
    case .strings: return .text
    case .links, .link: return linkValue(key, context)
    case .parts: return partsValue(context)
    case .redirect: return .text
    }
  }

  func next(after context: PageContext) -> PageContext? {
    switch context.scope {
    case .entry: nextEntry(after: context)
    case .piece: nextPiece(after: context)
    case .quotation: nextQuotation(after: context)
    case .part: nextPart(after: context)
    case .link: nextLink(after: context)
    default: nil
    }
  }

  func write(
    _ key: Int, of context: PageContext, escaped: Bool, into output: inout HTMLBuffer
  ) {
    guard let key = PageKey(rawValue: key) else { return }
    if escaped, key.isMarkup(in: context.scope) { return writeEscaped(key, context, &output) }
    switch context.scope {
    case .entry: writeEntry(key, context, &output)
    case .piece: writePiece(key, context, &output)
    case .list: writeList(context, &output)
    case .quotation, .part: writeQuotation(key, context, &output)
    case .attribution: writeAttribution(key, context, &output)
    case .page: writePage(key, &output)
    case .site: writeSite(key, &output)
    case .strings: writeWord(key, &output)
    case .links, .link: writeLink(key, context, &output)
    case .figure, .parts: break
    case .redirect: writeRedirect(key, &output)
    }
  }

  /// Markup where a template asks for text: as the source of the markup.
  private func writeEscaped(
    _ key: PageKey, _ context: PageContext, _ output: inout HTMLBuffer
  ) {
    var markup = HTMLBuffer()
    write(key.rawValue, of: context, escaped: false, into: &markup)
    output.append(markup.bytes)
  }
}

extension PageKey {
  /// Whether it stands for HTML; text is escaped however a template asks for it.
  fileprivate func isMarkup(in scope: PageScope) -> Bool {
    switch self {
    case .html, .label, .introduction, .footer: true
    case .icon: scope == .entry
    default: false
    }
  }
}

/// What of a page is written to one file.
struct PageView: Sendable {
  /// The number of the page in the plan.
  var page: Int
  /// The file.
  var output: String
  /// The entry whose content it is; none for the page's own.
  var root = EntryID.none
  /// The page's text and a list of its sections, which have files of their own.
  var isContents = false
  /// The page that a server shows at any address where there is nothing.
  var isLost = false
  /// It lists the pages of the site.
  var listsPages = false
  /// It stands at an old address, and leads on to the page.
  var isRedirect = false
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

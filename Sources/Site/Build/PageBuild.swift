internal import Content
internal import Diagnostics
internal import HTML
internal import Markdown
internal import Platform
internal import Templates

/// Reads one page, checks it and writes its files.
struct PageBuild: Sendable {
  let site: SiteContext
  let assembly: PageAssembly
  let output: StagedOutput
  /// The pages of the site, for those that list them.
  var pageLinks: [PageLink] = []
  /// What is made of the entries besides the page; nil where nothing is.
  var outputs: EntryOutputs?
  /// Is shown every page once it is read.
  var visitor: PageVisitor?

  /// What a page leaves behind for the rest of the site.
  struct Result: Sendable {
    var report = Report()
    var link: PageLink?
    /// Entries that are no sections.
    var entries = 0
    /// What the shape of its items was found by where it does not fit all of it, such as
    /// `18 of 20 regions read as quotes`; else empty.
    var reading = ""
    /// The hashes of all ids.
    var ids: [UInt64] = []
    /// Places in other pages that it asks for.
    var pending: [LinkChecker.PendingPlace] = []
    /// The rules that comments in it silence.
    var allowances = Allowances()
    /// The files that it is written to; known to a check only.
    var outputs: [String] = []

    /// Gives the faults found so far the weight that they have in this site.
    mutating func weigh(_ levels: [String: RuleLevel]) {
      report.apply(levels)
      allowances.apply(to: &report)
      guard !pending.isEmpty, !levels.isEmpty || !allowances.isEmpty else { return }
      pending = pending.compactMap { place in
        var one = Report()
        one.add(place.diagnostic)
        one.apply(levels)
        allowances.apply(to: &one)
        guard let diagnostic = one.diagnostics.first else { return nil }
        return LinkChecker.PendingPlace(page: place.page, id: place.id, diagnostic: diagnostic)
      }
    }
  }

  /// Builds the page of this number in the plan.
  func run(_ index: Int, _ html: inout HTMLBuffer) -> Result {
    let planned = site.plan.pages[index]
    var result = Result()
    let page = read(planned, into: &result.report)
    result.ids = page.entries.map { IDHash.of(page.bytes($0.id)) }
    var checker = LinkChecker(site.links, in: site.location, ids: result.ids)
    checker.check(page)
    result.report.add(contentsOf: checker.report)
    result.pending = checker.pending
    result.allowances = AllowComments.of(page)
    if let visitor {
      visitor(VisitedPage(page, planned, index, site.links, site.location), &result.report)
      result.outputs = views(of: page, planned, index).map(\.output)
    }
    result.weigh(site.configuration.rules)
    let furniture = self.furniture(of: page)
    let layout = PageLayout(
      page, surroundings: furniture.language, direction: furniture.direction,
      headings: site.headings)
    result.entries = layout.itemCount
    result.reading = Self.reading(of: page)
    result.link = PageLink(
      output: planned.output, title: Array(page.bytes(page.title)),
      language: page.options.titleLanguage,
      description: page.options.description, count: layout.itemCount, isDated: isDated(page),
      date: layout.dates[-1] ?? "", datetime: page.options.date?.day8601 ?? "",
      keywords: page.options.tags.joined(separator: ", "))
    guard !result.report.hasErrors, output.isOpen else { return result }
    let views = self.views(of: page, planned, index)
    let around = NeighbourFinder(site, page, planned, index, furniture, views)
    for (place, view) in views.enumerated() {
      write(page, layout, view, furniture, around.neighbours(of: place), &html, &result.report)
    }
    result.weigh(site.configuration.rules)
    outputs?.collect(page, planned, number: index, links)
    return result
  }

  private static func reading(of page: Page) -> String {
    let partial = page.documentShapes.filter(\.isPartial)
    guard let first = partial.first else { return "" }
    return page.documentShapes.count == 1
      ? "\(first.reason) read as \(first.shape.rawValue)"
      : "\(partial.count) of \(page.documentShapes.count) files read in part"
  }

  /// Reads the page of this number for what is made of entries, and writes nothing of its own.
  func collect(_ index: Int) {
    let planned = site.plan.pages[index]
    var report = Report()
    let page = read(planned, into: &report)
    if !report.hasErrors { outputs?.collect(page, planned, number: index, links) }
  }

  private var links: PublishedLinks {
    PublishedLinks(links: site.links, location: site.location)
  }

  private func read(_ planned: PlannedPage, into report: inout Report) -> Page {
    var page = assembly.read(planned, into: &report)
    nameHome(&page, planned)
    nameLinks(&page, into: &report)
    return page
  }

  /// Gives links by name the paths that they mean. In a vault, names without a page are pages that
  /// nobody has written yet.
  private func nameLinks(_ page: inout Page, into report: inout Report) {
    let links = WikiLinks(table: site.links.table)
    let isVault = site.location.notebook != nil
    for index in page.documents.indices where page.documents[index].hasWikiLinks {
      let path = page.documentPaths[index]
      let folder = Route.folder(of: site.location.name(of: path))
      links.resolve(&page.documents[index], in: folder) { range, name in
        guard !isVault else { return }
        if let fault = links.unknownName(name, path: path, range: range) { report.add(fault) }
      }
      links.nameAttributions(of: &page, inDocument: index)
    }
  }

  /// The page that a server shows where there is nothing.
  func runNotFound(_ html: inout HTMLBuffer) -> Report {
    var report = Report()
    let furniture = site.furniture
    var page = Page(path: "")
    page.text = Array(furniture[.notFoundTitle].utf8)
    page.title = TextRange(start: 0, count: page.text.count)
    let layout = PageLayout(
      page, surroundings: furniture.language, direction: furniture.direction,
      headings: site.headings)
    let view = PageView(
      page: -1, output: FixedNames.notFound, isLost: true, hasFeed: site.feed.isCertain)
    write(page, layout, view, furniture, PageNeighbours(), &html, &report)
    return report
  }

  /// A home page is called what the site is called, unless its file says otherwise.
  private func nameHome(_ page: inout Page, _ planned: PlannedPage) {
    guard planned.output == Route.index, page.options.title == nil, page.titleNode.isNone,
      !planned.isFolder, planned.parts.isEmpty || planned.parts.allSatisfy({ $0.name == "index" })
    else { return }
    let furniture = self.furniture(of: page)
    let title = site.configuration.title
    let name = Array((title.isEmpty ? furniture[.pageList] : title).utf8)
    page.title = TextRange(start: page.text.count, count: name.count)
    page.text.append(contentsOf: name)
  }

  private func furniture(of page: Page) -> Furniture {
    let language = page.options.language
    return language.isEmpty || language == site.furniture.language
      ? site.furniture : Furniture(language: language, strings: site.configuration.strings)
  }

  /// The files that a page is written to.
  private func views(of page: Page, _ planned: PlannedPage, _ index: Int) -> [PageView] {
    let hasFeed = self.hasFeed(page)
    let whole = PageView(
      page: index, output: planned.output, listsPages: planned.output == Route.index,
      hasFeed: hasFeed)
    let old = site.configuration.outputs.redirects ? redirects(to: page, planned, index) : []
    guard planned.isSplit else { return [whole] + old }
    var contents = whole
    contents.isContents = true
    let sections = page.entries(of: .none).filter { page[$0].standsAlone }
    return [contents] + old
      + sections.map { section in
        PageView(
          page: index,
          output: Route.output(ofSection: page.string(page[section].id), of: planned.output),
          root: section, hasFeed: hasFeed)
      }
  }

  /// What stands at the old addresses of the page and of its sections.
  private func redirects(to page: Page, _ planned: PlannedPage, _ index: Int) -> [PageView] {
    let old = planned.oldOutputs.map { PageView(page: index, output: $0, isRedirect: true) }
    let sections = planned.oldSections
    if sections.isEmpty { return old }
    let entries = PageAnchors.sections(of: page, planned, in: site.location)
    return old
      + sections.map { section in
        PageView(
          page: index, output: section.output, root: entries[section.file] ?? .none,
          isRedirect: true)
      }
  }

  /// Before all pages are read a page knows of dates in front matter, of its own, and, as the last
  /// one, of those of the pages that it lists.
  private func hasFeed(_ page: Page) -> Bool {
    guard site.feed.path != nil else { return false }
    return site.feed.isCertain || isDated(page) || pageLinks.contains(where: \.isDated)
  }

  /// Whether entries of the page have dates that a feed tells.
  private func isDated(_ page: Page) -> Bool {
    !page.options.unlisted && !page.entryDates.isEmpty
  }

  private func write(
    _ page: Page, _ layout: PageLayout, _ view: PageView, _ furniture: Furniture,
    _ neighbours: PageNeighbours, _ html: inout HTMLBuffer, _ report: inout Report
  ) {
    let links = view.isContents ? sectionLinks(page, layout, view) : listed(page, view)
    let data = PageData(
      site, page, layout, view, furniture, pageLinks: links, neighbours: neighbours)
    html.truncate()
    do throws(TemplateRecursion) {
      try site.templates.render(
        view.isRedirect ? site.redirectTemplate : site.pageTemplate, of: data.root,
        from: PageRenderer(data: data), into: &html)
    } catch {
      if let diagnostic = site.templates.diagnostic(for: error) { report.add(diagnostic) }
      return
    }
    let entries = view.isContents || view.isRedirect ? 0 : Int(layout[view.root].size)
    checkSize(of: page, entries, html.count, &report)
    output.stage(view.output, html, source: page.path, &report)
  }

  /// Browsers open pages of ten thousand entries at once, and take seconds for five times as many.
  private func checkSize(
    of page: Page, _ entries: Int, _ bytes: Int, _ report: inout Report
  ) {
    guard entries > 5_000 || bytes > 2 << 20 else { return }
    let weight = "\(bytes >> 10) KB"
    report.add(
      Diagnostic(
        .warning, "page-too-large", path: page.path,
        "the page is heavy: \(entries) entries, \(weight)",
        explanation: "Telephones take long to show it.",
        fix: "give each section a page of its own with `split: true`"))
  }

  private func listed(_ page: Page, _ view: PageView) -> [PageLink] {
    view.listsPages && page.options.list ? pageLinks : []
  }

  private func sectionLinks(
    _ page: Page, _ layout: PageLayout, _ view: PageView
  ) -> [PageLink] {
    page.entries(of: .none).filter { page[$0].standsAlone }.map { section in
      PageLink(
        output: Route.output(ofSection: page.string(page[section].id), of: view.output),
        title: Array(page.bytes(page[section].name)),
        language: layout.languages[Int(layout[section].language)],
        count: Int(layout[section].count))
    }
  }
}

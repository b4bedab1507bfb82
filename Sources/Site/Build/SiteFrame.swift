internal import Content
internal import Diagnostics
internal import HTML
internal import Platform
internal import Templates

/// What stands around all pages of a site: where links lead, what the menu holds, and the files
/// that belong to no page.
struct SiteFrame: Sendable {
  let sources: SiteSources
  let assembly: PageAssembly
  let links: SiteLinks
  /// What pages are rendered in; nil where there is no template for them.
  let site: SiteContext?
  /// The faults of the sources, the menu and the footer.
  let report: Report
  /// Places in pages that the footer asks for.
  let pending: [LinkChecker.PendingPlace]

  init(_ sources: SiteSources) {
    self.sources = sources
    let assembly = PageAssembly(location: sources.location, sources.configuration)
    self.assembly = assembly
    let plan = sources.plan
    let location = sources.location
    let anchors = PageAnchorIndex { page in
      var report = Report()
      return PageAnchors(
        assembly.read(plan.pages[page], into: &report), plan.pages[page], in: location)
    }
    let table = LinkTable(plan, made: Self.madeFiles(of: sources))
    let links = SiteLinks(plan, table, in: location, anchors: anchors)
    self.links = links
    let titles = PageTitles(plan, assembly, sources.configuration)
    let menu = SiteMenu(sources.configuration, plan, links, titles, in: location)
    var report = sources.report
    report.add(contentsOf: menu.report)
    let footer = FooterLinks(sources.configuration, links, in: location)
    report.add(contentsOf: footer.report)
    report.apply(sources.configuration.rules)
    self.report = report
    pending = footer.pending
    if let page = sources.compiled["page"], let redirect = sources.compiled["redirect"] {
      site = SiteContext(
        sources.configuration, plan, links, in: location, templates: sources.compiled,
        pageTemplate: page, redirectTemplate: redirect,
        files: FurnitureFiles(besides: TakenNames(plan)), menu: menu, titles: titles,
        feed: Self.feed(of: sources), search: Self.search(of: sources))
    } else {
      site = nil
    }
  }

  /// Writes what belongs to no page and is no copy of a file.
  func writeFurniture(to output: StagedOutput, _ report: inout Report) {
    guard let site else { return }
    let wanted = sources.configuration.outputs
    let names = TakenNames(sources.plan)
    if wanted.notFound, names.isFree(FixedNames.notFound) {
      var html = HTMLBuffer()
      let build = PageBuild(site: site, assembly: assembly, output: output)
      report.add(contentsOf: build.runNotFound(&html))
    }
    if wanted.nojekyll, names.isFree(FixedNames.noJekyll) {
      output.stage(FixedNames.noJekyll, bytes: [], &report)
    }
    writeRobots(to: output, names, &report)
    let search = site.search == nil ? [] : bytes("search.css")
    let style = bytes("style.css") + search + bytes("extra.css")
    output.stage(site.style, bytes: style, &report)
    output.stage(site.script, bytes: bytes("script.js"), &report)
    if let search = site.search {
      output.stage(search.script, bytes: bytes("search.js"), &report)
    }
    output.stage(site.icon, bytes: bytes("icon.svg"), &report)
    for file in Self.extraFiles(of: sources) {
      output.stage(file.name, bytes: file.bytes, source: file.path, &report)
    }
  }

  /// Files that a site adds to its templates: they are published as they are.
  static func extraFiles(of sources: SiteSources) -> [TemplateFile] {
    // The live client is for previews alone.
    let known = [
      "style.css", "search.css", "extra.css", "script.js", "search.js", "icon.svg", "live.js",
    ]
    return sources.templates.verbatim.filter { !known.contains($0.name) }
  }

  private func bytes(_ name: String) -> [UInt8] { sources.templates[name]?.bytes ?? [] }
}

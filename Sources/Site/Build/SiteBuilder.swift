internal import Content
internal import Diagnostics
internal import HTML
internal import Platform
internal import Templates

/// Builds a site: reads its sources, plans, renders file by file on all processors, and puts the
/// result in place as a whole, or not at all.
package enum SiteBuilder {
  /// Builds what a request names.
  ///
  /// Faults of the content are in the result; where one is an error (or, in a strict build, a
  /// warning) the old site stays. Throws where nothing could be built at all: there is no source,
  /// the output is refused, or the file system fails.
  package static func build(_ request: BuildRequest) throws(OutputError) -> BuildResult {
    let sources = try SiteSources(request)
    let folder = sources.report.hasErrors ? nil : try open(request, sources)
    let output = StagedOutput(folder)
    var run = SiteRun(sources, output)
    run.buildPages()
    run.buildRest()
    try output.check()
    var result = run.result
    result.output = sources.output
    let isRefused =
      result.report.hasErrors || request.isStrict && result.report.count(.warning) > 0
    if isRefused {
      folder?.abandon()
    } else if let folder {
      do { result.summary = try folder.commit() } catch { throw .failed(error) }
    }
    return result
  }

  private static func open(
    _ request: BuildRequest, _ sources: SiteSources
  ) throws(OutputError) -> OutputFolder {
    try OutputFolder.open(
      sources.output, sources: inputs(of: sources.location), adopt: request.adopts)
  }

  /// What an output folder must not be or hold.
  private static func inputs(of location: SiteLocation) -> [String] {
    switch location.kind {
    case .file(let name): [location.path(of: name)]
    case .folder: [location.root.isEmpty ? "." : location.root]
    case .site:
      [
        location.content.isEmpty ? "." : location.content, location.configuration,
        location.templates,
      ]
      .compactMap { $0 }
    }
  }
}

/// One run over a site.
struct SiteRun {
  /// What was found so far.
  private(set) var result: BuildResult

  private let sources: SiteSources
  private let output: StagedOutput
  private let assembly: PageAssembly
  private let site: SiteContext?
  private let links: SiteLinks
  /// What each page has left behind, by its number; the home page comes last.
  private var pages: [PageBuild.Result?]

  init(_ sources: SiteSources, _ output: StagedOutput) {
    self.sources = sources
    self.output = output
    let assembly = PageAssembly(
      location: sources.location, limit: sources.configuration.maximumFileSize)
    self.assembly = assembly
    let plan = sources.plan
    let location = sources.location
    let anchors = PageAnchorIndex { page in
      var report = Report()
      return PageAnchors(
        assembly.read(plan.pages[page], into: &report), plan.pages[page], in: location)
    }
    let links = SiteLinks(plan, in: location, anchors: anchors)
    self.links = links
    let menu = SiteMenu(sources.configuration, plan, assembly)
    result = BuildResult(report: sources.report)
    result.report.add(contentsOf: menu.report)
    result.pages = plan.pages.count
    pages = Array(repeating: nil, count: plan.pages.count)
    if let page = sources.compiled["page"], let redirect = sources.compiled["redirect"] {
      site = SiteContext(
        sources.configuration, plan, links, in: location, templates: sources.compiled,
        pageTemplate: page, redirectTemplate: redirect,
        files: FurnitureFiles(besides: plan.assets), menu: menu.links, hasMorePages: menu.hasMore)
    } else {
      site = nil
    }
  }

  /// Reads and writes all pages, each on its own; the home page, which counts the entries of the
  /// others, at the end.
  mutating func buildPages() {
    guard let site else { return }
    let build = PageBuild(site: site, assembly: assembly, output: output)
    let numbers = sources.plan.pages.indices.filter { $0 != sources.plan.home }
    let results = concurrentMap(numbers.count, makeScratch: { HTMLBuffer() }) { index, html in
      build.run(numbers[index], &html)
    }
    for (number, result) in zip(numbers, results) { pages[number] = result }
    if let home = sources.plan.home {
      var last = build
      last.pageLinks = sources.plan.listed.compactMap { pages[$0]?.link }
      var html = HTMLBuffer()
      pages[home] = last.run(home, &html)
    }
    for page in pages { add(page) }
    checkPlaces()
  }

  private mutating func add(_ page: PageBuild.Result?) {
    guard let page else { return }
    result.report.add(contentsOf: page.report)
    result.entries += page.entries
  }

  /// Places that pages ask for in others.
  private mutating func checkPlaces() {
    var known: [Int: Set<UInt64>] = [:]
    for page in pages {
      for place in page?.pending ?? [] {
        let ids = known[place.page] ?? Set(pages[place.page]?.ids ?? [])
        known[place.page] = ids
        if !ids.contains(place.id) { result.report.add(place.diagnostic) }
      }
    }
  }

  /// Copies the assets, and writes what belongs to no page; ends the report.
  mutating func buildRest() {
    if let site, output.isOpen {
      writeFurniture(site)
      copyAssets()
    }
    result.report.sort()
  }

  private mutating func copyAssets() {
    let assets = sources.plan.assets + links.filesBeside
    let location = sources.location
    let output = self.output
    let reports = concurrentMap(assets.count) { index in
      var report = Report()
      output.stage(assets[index], copyOf: location.path(of: assets[index]), &report)
      return report
    }
    for report in reports { result.report.add(contentsOf: report) }
  }

  private mutating func writeFurniture(_ site: SiteContext) {
    let taken = Set(sources.plan.pages.map(\.output) + sources.plan.assets)
    if !taken.contains("404.html") {
      var html = HTMLBuffer()
      let build = PageBuild(site: site, assembly: assembly, output: output)
      result.report.add(contentsOf: build.runNotFound(&html))
    }
    // Without it a host may leave out files whose names begin with an underscore.
    if !taken.contains(".nojekyll") { output.stage(".nojekyll", bytes: [], &result.report) }
    let style = bytes("style.css") + bytes("extra.css")
    output.stage(site.style, bytes: style, &result.report)
    output.stage(site.script, bytes: bytes("script.js"), &result.report)
    output.stage(site.icon, bytes: bytes("icon.svg"), &result.report)
    let known = ["style.css", "extra.css", "script.js", "icon.svg"]
    for file in sources.templates.verbatim where !known.contains(file.name) {
      output.stage(file.name, bytes: file.bytes, source: file.path, &result.report)
    }
  }

  private func bytes(_ name: String) -> [UInt8] { sources.templates[name]?.bytes ?? [] }
}

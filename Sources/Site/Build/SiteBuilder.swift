internal import Content
internal import Diagnostics
internal import HTML
package import Output
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
      result.keepsOldSite =
        (try? File.status(FilePath.join(sources.output, OutputPath.manifest))) != nil
    } else if let folder {
      do { result.summary = try folder.commit() } catch { throw .failed(error) }
    }
    return result
  }

  private static func open(
    _ request: BuildRequest, _ sources: SiteSources
  ) throws(OutputError) -> OutputFolder {
    try OutputFolder.open(
      sources.output, sources: inputs(of: sources.location), from: sources.location.source,
      replaces: request.output != nil, adopt: request.adopts)
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

  let frame: SiteFrame
  let output: StagedOutput
  /// What each page has left behind, by its number; the home page comes last.
  private(set) var pages: [PageBuild.Result?]
  private let outputs: EntryOutputs?
  private let visitor: PageVisitor?

  init(_ sources: SiteSources, _ output: StagedOutput, visitor: PageVisitor? = nil) {
    self.visitor = visitor
    frame = SiteFrame(sources)
    self.output = output
    outputs = visitor == nil ? frame.entryOutputs(to: output) : nil
    result = BuildResult(report: frame.report)
    result.pages = sources.plan.pages.count
    result.draftsLeftOut = sources.plan.draftsLeftOut
    pages = Array(repeating: nil, count: sources.plan.pages.count)
  }

  /// Reads and writes all pages, each on its own; the home page, which counts the entries of the
  /// others, at the end.
  mutating func buildPages() {
    guard let site = frame.site else { return }
    let plan = frame.sources.plan
    let build = PageBuild(
      site: site, assembly: frame.assembly, output: output, outputs: outputs, visitor: visitor)
    let numbers = plan.pages.indices.filter { $0 != plan.home }
    let results = concurrentMap(numbers.count, makeScratch: { HTMLBuffer() }) { index, html in
      build.run(numbers[index], &html)
    }
    for (number, result) in zip(numbers, results) { pages[number] = result }
    if let home = plan.home {
      var last = build
      last.pageLinks = plan.listed.compactMap { pages[$0]?.link }
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
    for pending in pages.map({ $0?.pending ?? [] }) + [frame.pending] {
      for place in pending {
        let ids = known[place.page] ?? Set(pages[place.page]?.ids ?? [])
        known[place.page] = ids
        if !ids.contains(place.id) { result.report.add(place.diagnostic) }
      }
    }
  }

  /// Copies the assets, and writes what belongs to no page; ends the report.
  mutating func buildRest() {
    if output.isOpen {
      frame.writeFurniture(to: output, &result.report)
      copyAssets()
      if !result.report.hasErrors { outputs?.write(to: output, &result.report) }
    }
    let hasDates = pages.contains { $0?.link?.isDated == true }
    if let note = frame.missingAddress(hasDates: hasDates) { result.report.add(note) }
    result.report.apply(frame.sources.configuration.rules)
    result.report.sort()
  }

  private mutating func copyAssets() {
    let assets = frame.sources.plan.assets + frame.links.filesBeside
    let location = frame.sources.location
    let output = self.output
    let reports = concurrentMap(assets.count) { index in
      var report = Report()
      output.stage(assets[index], copyOf: location.path(of: assets[index]), &report)
      return report
    }
    for report in reports { result.report.add(contentsOf: report) }
  }
}

package import Diagnostics
package import Output
internal import Platform
internal import Templates

extension SiteBuilder {
  /// Does all that a build does but for writing: every page is read, shown to `visitor` and
  /// rendered, and the paths of all files are looked at. Throws where nothing could be built.
  package static func check(
    _ request: BuildRequest, visitor: @escaping PageVisitor
  ) throws(OutputError) -> CheckedSite {
    let sources = try SiteSources(request)
    let output = sources.report.hasErrors ? StagedOutput(nil) : StagedOutput(isTrial: true)
    var run = SiteRun(sources, output, visitor: visitor)
    run.buildPages()
    run.buildRest()
    return CheckedSite(run)
  }
}

/// A site that was looked at page by page, for what only all pages together tell.
package struct CheckedSite {
  /// What was found; ``finish()`` gives it its order and weights.
  package private(set) var report: Report
  /// How many pages there are, and how many entries they hold that are no sections.
  package let counts: (pages: Int, entries: Int)
  /// How many files were left out because they are drafts.
  package var draftsLeftOut: Int { sources.plan.draftsLeftOut }
  private let run: SiteRun
  private var allowances = Allowances()
  /// The page of each file that pages are written to.
  private var pageOfOutput: [String: Int] = [:]

  private var sources: SiteSources { run.frame.sources }

  fileprivate init(_ run: SiteRun) {
    self.run = run
    report = run.result.report
    counts = (run.result.pages, run.result.entries)
    for (number, page) in run.pages.enumerated() {
      guard let page else { continue }
      allowances.add(contentsOf: page.allowances)
      for output in page.outputs { pageOfOutput[output] = number }
    }
  }

  // MARK: Files

  /// The files that are copied, by their paths below the content folder.
  package var assets: [String] { sources.plan.assets }

  /// The path of a file below the content folder, as diagnostics name it.
  package func path(of file: String) -> String { sources.location.path(of: file) }

  /// The path of the file that a document of a page comes from, as diagnostics name it.
  package func path(ofDocument document: Int, ofPage number: Int) -> String {
    let parts = sources.plan.pages[number].parts
    let file = parts.indices.contains(document) ? parts[document].file : nil
    return file.map(path(of:)) ?? sources.location.content
  }

  /// The site's own templates and the footer: whatever pages are made with and is no content.
  package var frameTexts: [[UInt8]] {
    sources.templates.templates.map(\.bytes) + sources.templates.verbatim.map(\.bytes)
      + [Array(sources.configuration.footer.utf8)]
  }

  /// The address at which the site is published; empty where it is not told.
  package var baseURL: String { sources.configuration.baseURL }

  /// The path of the source of the page that is written to a file; nil where none is.
  package func source(ofOutput output: String) -> String? {
    pageOfOutput[output].map { path(ofDocument: 0, ofPage: $0) }
  }

  /// Whether a file that is copied has this path.
  package func hasAsset(_ path: String) -> Bool { sources.plan.assets.contains(path) }

  /// The hashes of the ids that can be reached in a file; nil where no page is written to it.
  package func ids(inOutput output: String) -> Set<UInt64>? {
    guard let number = pageOfOutput[output], let page = run.pages[number] else { return nil }
    let planned = sources.plan.pages[number]
    if planned.output == output || planned.allOldOutputs.contains(output) { return Set(page.ids) }
    let outputs = run.frame.links.anchors[number].outputs
    return Set(page.ids.filter { outputs[$0] == output })
  }

  // MARK: Faults

  /// Adds a fault.
  package mutating func add(_ diagnostic: Diagnostic) { report.add(diagnostic) }

  /// Whether a comment silences a rule at a place of a file.
  package mutating func allows(_ rule: String, in path: String, at offset: Int) -> Bool {
    allowances.allow(rule, in: path, at: offset)
  }

  /// Gives faults their weights and order, and names the comments that silence nothing.
  package mutating func finish() {
    allowances.apply(to: &report)
    for allowance in allowances.all where allowance.rule != "unused-allow" {
      guard let fault = allowance.fault else { continue }
      if !allowances.allow(fault) { report.add(fault) }
    }
    report.apply(sources.configuration.rules)
    report.sort()
  }
}

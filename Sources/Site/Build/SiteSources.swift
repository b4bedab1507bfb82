internal import Content
internal import Diagnostics
internal import Output
internal import Platform
internal import Templates

/// What a site consists of before any page is read: its settings, its templates, its plan.
struct SiteSources: Sendable {
  let location: SiteLocation
  private(set) var configuration = SiteConfiguration()
  private(set) var output: String
  private(set) var plan: BuildPlan
  private(set) var front: FrontMatter
  /// The keys of pages that the configuration sets for all.
  let defaults: PageOptions
  private(set) var templates: TemplateFolder
  private(set) var compiled: TemplateSet
  private(set) var report: Report

  /// Reads what a request names. Throws where there is no site. The front matter of files that
  /// `known` has read is not read again.
  init(_ request: BuildRequest, known: SiteSources? = nil) throws(OutputError) {
    let own: OwnTemplates
    do throws(FileError) {
      location = try SiteLocation(request.path)
      (configuration, report) = try Self.configuration(of: location)
      if location.kind == .folder { configuration.title = try location.folderName() }
      own = try OwnTemplates(of: location)
      templates = TemplateFolder(siteFiles: own.files)
      report.add(contentsOf: own.report)
    } catch {
      throw .failed(error)
    }
    if let baseURL = request.baseURL { configuration.baseURL = Self.withSlash(baseURL) }
    output = request.output ?? location.defaultOutput(configuration)
    compiled = TemplateSet(
      compiling: templates.templates, vocabulary: PageVocabulary.vocabulary,
      roots: PageVocabulary.roots, reportingTo: &report)
    if !own.files.isEmpty, !report.hasErrors { report.add(contentsOf: own.unused(in: compiled)) }
    let files = try Self.files(location, output: output, request.command)
    for problem in files.problems {
      report.add(SourceFault.diagnostic(for: problem, path: problem.path))
    }
    report.add(
      contentsOf: StrayReport(location, files, output: output, command: request.command).report)
    defaults = Self.defaults(configuration, location, &report)
    let isSame = known?.location == location && known?.defaults == defaults
    front = FrontMatter(
      of: files.pages, in: location, defaults: defaults, limit: configuration.maximumFileSize,
      known: isSame ? known?.front ?? FrontMatter() : FrontMatter())
    plan = BuildPlan(
      files, in: location, front, defaults: defaults, includesDrafts: request.includesDrafts)
    if plan.pages.isEmpty, plan.draftsLeftOut > 0 {
      throw .refused(SourceFault.draftsOnly(plan.draftsLeftOut, location))
    }
    report.add(contentsOf: plan.report)
    if let notebook = location.notebook, let journals = notebook.journals {
      report.add(Self.leftOut(journals, of: notebook.program, location))
    }
    report.apply(configuration.rules)
  }

  private static func leftOut(
    _ journals: String, of program: Notebook.Program, _ location: SiteLocation
  ) -> Diagnostic {
    Diagnostic(
      .note, "journals-left-out", path: location.path(of: journals),
      program == .logseq
        ? "the journals of a Logseq graph are not published"
        : "the daily notes of a vault are not published", explanation: "They are a diary.",
      fix: "move what is meant for others to "
        + (program == .logseq ? "`pages`" : "another folder"))
  }

  /// The same, with nothing known of the front matter of these files.
  func forgetting(_ files: Set<String>) -> SiteSources {
    var sources = self
    sources.front = front.forgetting(files)
    return sources
  }

  /// Whether the same pages are made of the same files.
  func makesSamePages(as other: SiteSources) -> Bool {
    templates.templates == other.templates.templates && configuration == other.configuration
      && plan.pages == other.plan.pages && plan.assets == other.plan.assets
      && plan.offered == other.plan.offered
  }

  /// Whether the front matter of a file is still what it was.
  func isCurrent(_ file: String) -> Bool {
    let now = FrontMatter(
      of: [file], in: location, defaults: defaults, limit: configuration.maximumFileSize)
    return now[file] == front[file]
  }

  private static func files(
    _ location: SiteLocation, output: String, _ command: String
  ) throws(OutputError) -> ContentFiles {
    let files: ContentFiles
    do throws(FileError) {
      files = try ContentFiles(location, output: output)
    } catch {
      throw .failed(error)
    }
    if let fault = SitesBelow(files).fault(in: location, command: command) {
      throw .refused(fault)
    }
    guard files.pages.isEmpty, files.problems.isEmpty else { return files }
    throw .refused(SourceFault.noContent(location))
  }

  static func configuration(
    of location: SiteLocation
  ) throws(FileError) -> (SiteConfiguration, Report) {
    guard let path = location.configuration else { return (SiteConfiguration(), Report()) }
    var bytes: [UInt8] = []
    try File.read(path, into: &bytes, limit: 1 << 20)
    return SiteConfiguration.read(bytes, path: path)
  }

  /// The keys of pages that the configuration sets for all.
  static func defaults(
    _ configuration: SiteConfiguration, _ location: SiteLocation, _ report: inout Report
  ) -> PageOptions {
    var defaults = PageOptions()
    defaults.language = configuration.language
    if configuration.smart { defaults.smart = true }
    guard let given = configuration.defaults, let path = location.configuration else {
      return defaults
    }
    var reader = PageOptionsReader(path: path, defaults: defaults)
    reader.read(given)
    report.add(contentsOf: reader.report)
    return reader.options
  }

  private static func withSlash(_ address: String) -> String {
    address.isEmpty || address.hasSuffix("/") ? address : address + "/"
  }
}

package import Content
package import Diagnostics
package import Platform

/// Reads the pages of a site, or one page, as a build would, without a build.
package struct SitePages {
  /// In the order of their paths.
  package private(set) var pages: [Page] = []
  /// What was found in their files.
  package private(set) var report = Report()
  /// Whether one page was named, and not a site or a folder of pages.
  package private(set) var isOnePage = false

  /// Reads a file, a folder that is a page of a site, or all pages of a site or of a folder of
  /// Markdown; drafts only if asked for, unless one is named. Throws where nothing is there.
  package init(_ path: String, includesDrafts: Bool) throws(FileError) {
    let given = path.isEmpty ? "." : path
    let location = try SiteLocation(given)
    let (site, configuration) = try Self.surroundings(of: location)
    isOnePage = try Self.isPage(location, of: site)
    if isOnePage {
      let inspection = try PageInspection(given)
      pages = [inspection.page]
      report = inspection.report
    } else if let site, location.kind == .folder, try Self.isContent(location, of: site) {
      try read(site, configuration, includesDrafts: includesDrafts)
    } else {
      let (configuration, faults) = try SiteSources.configuration(of: location)
      report = faults
      try read(location, configuration, includesDrafts: includesDrafts)
    }
    silence()
    report.sort()
  }

  /// Takes out what comments in the pages silence.
  private mutating func silence() {
    var allowances = Allowances()
    for page in pages { allowances.add(contentsOf: AllowComments.of(page)) }
    allowances.apply(to: &report)
  }

  private static func surroundings(
    of location: SiteLocation
  ) throws(FileError) -> (SiteLocation?, SiteConfiguration) {
    location.kind == .folder
      ? try PageInspection.site(around: location.root) : (nil, SiteConfiguration())
  }

  /// Whether one page is meant, and not what a folder holds: a folder within the content of a site
  /// is one.
  private static func isPage(
    _ location: SiteLocation, of site: SiteLocation?
  ) throws(FileError) -> Bool {
    switch location.kind {
    case .file: return true
    case .site: return false
    case .folder:
      if let site { return ContentFiles.path(of: location.root, within: site.content) != nil }
      let steps = try File.resolve(place(of: location)).split(separator: "/")
      return steps.dropLast().suffix(PageInspection.farthest).contains("content")
    }
  }

  private static func isContent(
    _ location: SiteLocation, of site: SiteLocation
  ) throws(FileError) -> Bool {
    try PageInspection.same(location.root, site.content)
  }

  private static func place(of location: SiteLocation) -> String {
    location.root.isEmpty ? "." : location.root
  }

  private mutating func read(
    _ location: SiteLocation, _ configuration: SiteConfiguration, includesDrafts: Bool
  ) throws(FileError) {
    let defaults = SiteSources.defaults(configuration, location, &report)
    let files = try ContentFiles(location, output: location.defaultOutput(configuration))
    for problem in files.problems {
      report.add(SourceFault.diagnostic(for: problem, path: problem.path))
    }
    if files.pages.isEmpty, files.problems.isEmpty { report.add(SourceFault.noContent(location)) }
    let front = FrontMatter(
      of: files.pages, in: location, defaults: defaults, limit: configuration.maximumFileSize)
    let plan = BuildPlan(
      files, in: location, front, defaults: defaults, includesDrafts: includesDrafts)
    let assembly = PageAssembly(location: location, configuration)
    for planned in plan.pages where !planned.parts.isEmpty {
      pages.append(assembly.read(planned, into: &report))
    }
  }
}

package import Content
package import Diagnostics
package import Platform

/// Reads the pages of a site, or one page, as a build would, without a build.
package struct SitePages {
  /// In the order of their paths.
  package private(set) var pages: [Page] = []
  /// What was found in their files.
  package private(set) var report = Report()

  /// Reads a file, a folder that is a page (it has an `index.md`), or all pages of a site or of a
  /// folder of Markdown; drafts only if asked for, unless one is named. Throws where nothing is
  /// there.
  package init(_ path: String, includesDrafts: Bool) throws(FileError) {
    let location = try SiteLocation(path)
    if Self.isPage(location) {
      let inspection = try PageInspection(path.isEmpty ? "." : path)
      pages = [inspection.page]
      report = inspection.report
    } else {
      try read(location, includesDrafts: includesDrafts)
    }
    report.sort()
  }

  /// Whether one page is meant, and not what a folder holds.
  private static func isPage(_ location: SiteLocation) -> Bool {
    switch location.kind {
    case .file: return true
    case .site: return false
    case .folder:
      let index = FilePath.join(location.root, "index.md")
      let isContent = FilePath.name(of: location.root) == "content"
      return !location.root.isEmpty && !isContent && (try? File.status(index)) != nil
    }
  }

  private mutating func read(
    _ location: SiteLocation, includesDrafts: Bool
  ) throws(FileError) {
    let (configuration, faults) = try SiteSources.configuration(of: location)
    report = faults
    let defaults = SiteSources.defaults(configuration, location, &report)
    let files = try ContentFiles(location, output: location.defaultOutput(configuration))
    for problem in files.problems {
      report.add(SourceFault.diagnostic(for: problem, path: problem.path))
    }
    let front = FrontMatter(
      of: files.pages, in: location, defaults: defaults, limit: configuration.maximumFileSize)
    let plan = BuildPlan(
      files, in: location, front, defaults: defaults, includesDrafts: includesDrafts)
    let assembly = PageAssembly(location: location, limit: configuration.maximumFileSize)
    for planned in plan.pages { pages.append(assembly.read(planned, into: &report)) }
  }
}

package import Content
package import Diagnostics
package import Platform

/// Reads one page as a build would, and shows it without a build.
package struct PageInspection {
  /// The page.
  package private(set) var page: Page
  /// What was found in its files.
  package private(set) var report = Report()

  /// How many folders above a file are looked at for the configuration.
  static let farthest = 8

  /// Reads a file, or the whole page of a folder or its `index.md`. The `defaults:` of the site
  /// that it lies in hold as in a build. Throws where nothing is there.
  package init(_ path: String) throws(FileError) {
    let isFolder = try File.status(path).kind == .folder
    let given = FilePath.normalized(path)
    let folder = isFolder ? given : FilePath.parent(of: given)
    let (site, configuration) = try Self.site(around: folder)
    var unread = Report()
    let defaults = site.map { SiteSources.defaults(configuration, $0, &unread) } ?? PageOptions()
    let isWhole = isFolder || Route.isIndex(given) && !Self.isContent(folder, of: site)
    let base = isWhole ? FilePath.parent(of: folder) : folder
    let location = SiteLocation(file: given, content: base)
    let assembly = PageAssembly(location: location, configuration)
    let planned =
      isWhole
      ? try Self.folder(folder, in: location, defaults, configuration)
      : Self.file(given, defaults)
    page = assembly.read(planned, into: &report)
    report.sort()
  }

  /// The site whose content a folder is part of, and its settings.
  static func site(
    around folder: String
  ) throws(FileError) -> (SiteLocation?, SiteConfiguration) {
    var above = folder.isEmpty ? "." : folder
    for _ in 0..<farthest {
      let file = FilePath.join(above, SiteLocation.configurationName)
      if (try? File.status(file)) != nil {
        let location = try SiteLocation(above)
        return (location, try SiteSources.configuration(of: location).0)
      }
      above = FilePath.join(above, "..")
    }
    return (nil, SiteConfiguration())
  }

  /// Whether a folder is the content of a site, whose `index.md` is a page of its own.
  private static func isContent(_ folder: String, of site: SiteLocation?) -> Bool {
    if let site { return (try? same(folder, site.content)) == true }
    return folder.isEmpty || FilePath.name(of: folder) == "content"
  }

  static func same(_ left: String, _ right: String) throws(FileError) -> Bool {
    try File.resolve(left.isEmpty ? "." : left) == File.resolve(right.isEmpty ? "." : right)
  }

  private static func file(_ path: String, _ defaults: PageOptions) -> PlannedPage {
    let name = FilePath.name(of: path)
    let part = PlannedPart(file: name, name: Route.stem(of: name), depth: 0, defaults: defaults)
    return PlannedPage(path: name, output: "", options: defaults, parts: [part])
  }

  private static func folder(
    _ folder: String, in location: SiteLocation, _ defaults: PageOptions,
    _ configuration: SiteConfiguration
  ) throws(FileError) -> PlannedPage {
    let name = FilePath.name(of: folder)
    let files = try FileTree(folder) { path, _ in ContentFiles.isPrivate(path) }.entries.filter {
      $0.status.kind == .file && Route.isMarkdown($0.path)
    }.map { FilePath.join(name, $0.path) }
    let front = FrontMatter(
      of: files, in: location, defaults: defaults, limit: configuration.maximumFileSize)
    let plan = FolderPlan(files, front, defaults: defaults, includesDrafts: true)
    return plan.pages(name, files: files).first { $0.path == name }
      ?? PlannedPage(path: name, output: "", options: defaults, parts: [])
  }
}

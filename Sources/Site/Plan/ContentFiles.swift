internal import Platform

/// The files of a site's content that are published, in the order of their paths.
struct ContentFiles: Sendable {
  /// Markdown files, by their paths below the content folder.
  private(set) var pages: [String] = []
  /// All other files.
  private(set) var assets: [String] = []
  /// Florilegium's own, which does nothing here and is not published.
  private(set) var strays = StrayFiles()
  /// What could not be read.
  private(set) var problems: [FileError] = []

  /// Looks through the content folder. `output` is left out where it lies within, and so is what
  /// belongs to the site but is no content.
  init(_ location: SiteLocation, output: String) throws(FileError) {
    if case .file(let name) = location.kind {
      pages = [name]
      return
    }
    let folder = location.content.isEmpty ? "." : location.content
    let own = Self.ownNames(location, output: output)
    var strays = StrayFiles()
    let tree = try FileTree(folder) { path, kind in
      if own.contains(path) { return true }
      if kind == .file { strays.look(at: path) }
      return kind == .other || Self.isPrivate(path)
        || location.notebook?.owns(path) == true
    }
    problems = tree.problems
    self.strays = strays
    for entry in tree.entries where entry.status.kind == .file && !strays.contain(entry.path) {
      if Route.isMarkdown(entry.path) {
        pages.append(entry.path)
      } else {
        assets.append(entry.path)
      }
    }
  }

  /// Names that begin with `.` or `_` are not published, but for those that hosts ask for.
  static func isPrivate(_ path: String) -> Bool {
    if ["_headers", "_redirects", ".well-known"].contains(path) { return false }
    let first = FilePath.name(of: path).utf8.first
    return first == UInt8(ascii: ".") || first == UInt8(ascii: "_")
  }

  /// Paths below the content folder that are no content.
  private static func ownNames(_ location: SiteLocation, output: String) -> Set<String> {
    var names: Set<String> = []
    if location.kind == .site, location.content == location.root {
      names = [SiteLocation.configurationName, "Templates", "templates"]
    }
    if let inside = path(of: output, within: location.content) { names.insert(inside) }
    return names
  }

  /// The path of a folder below another; nil where it lies elsewhere or is not there yet.
  static func path(of folder: String, within root: String) -> String? {
    guard let folder = try? File.resolve(folder),
      let root = try? File.resolve(root.isEmpty ? "." : root), folder != root,
      FilePath.contains(root, folder)
    else { return nil }
    return String(folder.dropFirst(root.hasSuffix("/") ? root.count : root.count + 1))
  }
}

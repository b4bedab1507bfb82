internal import Diagnostics
internal import Platform

/// Sites in a folder that is none itself.
struct SitesBelow {
  /// Their folders, by the paths below it, in order.
  private(set) var folders: [String] = []
  /// Whether all Markdown lies in them, but for words about the folder.
  private(set) var holdAll = false

  init(_ files: ContentFiles) {
    let settings = files.strays.settings.filter {
      FilePath.name(of: $0) == SiteLocation.configurationName && !Route.folder(of: $0).isEmpty
    }
    if settings.isEmpty { return }
    folders = settings.map(Route.folder(of:)).filter { folder in
      files.pages.contains { $0.hasPrefix(folder + "/") }
    }.sorted(by: FilePath.precedes)
    holdAll = files.pages.allSatisfy { page in
      Route.isAboutFolder(page) || folders.contains { page.hasPrefix($0 + "/") }
    }
  }

  /// That one of them is to be named; nil where there are none, or the folder has pages besides.
  func fault(in location: SiteLocation, command: String) -> Diagnostic? {
    guard location.kind == .folder, holdAll, let first = folders.first else { return nil }
    let folder = location.root.isEmpty ? "this folder" : "\"\(location.root)\""
    let shown = folders.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
    let more = folders.count > 5 ? " and \(folders.count - 5) more" : ""
    return Diagnostic(
      .error, "no-content", path: "",
      folders.count == 1
        ? "\(folder) is no site, but holds one: \(shown)"
        : "\(folder) is no site, but holds \(folders.count): \(shown)\(more)",
      fix: "name \(folders.count == 1 ? "it" : "one"):"
        + " `florilegium \(command) \(location.path(of: first))`")
  }
}

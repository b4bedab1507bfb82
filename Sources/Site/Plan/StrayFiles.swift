internal import Output
internal import Platform
internal import Templates

/// Files of Florilegium's own among the content: settings and templates that nobody reads there,
/// and websites that were built there. They are not published.
struct StrayFiles: Sendable, Equatable {
  /// Files, by their paths below the content.
  private(set) var settings: Set<String> = []
  /// Folders.
  private(set) var templates: Set<String> = []
  /// Folders.
  private(set) var websites: Set<String> = []

  /// Takes note of a file if it is one of these.
  mutating func look(at path: String) {
    let name = FilePath.name(of: path)
    if Self.isSettings(name) {
      settings.insert(path)
    } else if name == OutputPath.manifest {
      let folder = FilePath.parent(of: path)
      // Of the content itself it is the output's business.
      if !folder.isEmpty { websites.insert(folder) }
    } else if Self.templateNames.contains(name) {
      let folder = FilePath.parent(of: path)
      if FilePath.name(of: folder).lowercased() == "templates" { templates.insert(folder) }
    }
  }

  /// Whether a path is one of these or lies in one.
  func contain(_ path: String) -> Bool {
    if settings.contains(path) { return true }
    if templates.isEmpty && websites.isEmpty { return false }
    return OutputPath.folders(above: path).contains {
      templates.contains($0) || websites.contains($0)
    }
  }

  /// Whether a name is that of the configuration, or was most likely meant to be.
  static func isSettings(_ name: String) -> Bool {
    let length = name.utf8.count
    guard length >= 15, length <= 20, let first = name.utf8.first, first | 0x20 == 0x66 else {
      return false
    }
    return ["florilegium.yml", "florilegium.yaml", "florilegium.yml.txt"]
      .contains(name.lowercased())
  }

  /// Names that tell a folder of templates from a page that is called so.
  private static let templateNames = Set(
    TemplateFolder().files.map(\.name).filter { $0.hasSuffix(".html") || $0.hasSuffix(".css") })
}

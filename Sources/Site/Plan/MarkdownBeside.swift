internal import Output
internal import Platform

/// Markdown beside the content of a site, which is not published: most often notes that were there
/// before `content` was.
///
/// The folder of the site is looked at and the folders in it, not what lies deeper.
struct MarkdownBeside {
  /// By their paths below the site, those right in it first.
  private(set) var files: [String] = []

  /// `output` is left out, and so is what belongs to the site or to other programs.
  init(_ location: SiteLocation, output: String) {
    guard location.kind == .site, location.content != location.root,
      let names = Self.names(location.root)
    else { return }
    let content = FilePath.name(of: location.content)
    let written = ContentFiles.path(of: output, within: location.root)
    files = names.filter(Self.isNote)
    for name in names
    where name != content && name != written && !Self.isPassedOver(name) {
      let inside = Self.names(FilePath.join(location.root, name)) ?? []
      // Another site, or a website that was built.
      if inside.contains(OutputPath.manifest) || inside.contains(SiteLocation.configurationName) {
        continue
      }
      files += inside.filter(Self.isNote).map { FilePath.join(name, $0) }
    }
  }

  /// The names in a folder, in order; nil where there is none.
  private static func names(_ folder: String) -> [String]? {
    let place = folder.isEmpty ? "." : folder
    guard (try? File.status(place))?.kind == .folder,
      let names = try? Folder(place).names().names
    else { return nil }
    return names.sorted(by: FilePath.precedes)
  }

  private static func isNote(_ name: String) -> Bool {
    Route.isMarkdown(name) && !ContentFiles.isPrivate(name) && !Route.isAboutFolder(name)
  }

  /// Whether what lies in a folder of this name is made for, or by, a program.
  private static func isPassedOver(_ name: String) -> Bool {
    others.contains(name.lowercased()) || ContentFiles.isPrivate(name)
  }

  private static let others: Set<String> = [
    "templates", "node_modules", "bower_components", "vendor", "venv", "env", "build", "target",
    "dist", "public", "archetypes", "layouts", "themes",
  ]
}

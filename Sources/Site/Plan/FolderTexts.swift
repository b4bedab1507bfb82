/// The file that is the text of each folder: its `index.md`, else its `README.md`, which
/// repositories show there, too.
struct FolderTexts: Sendable {
  private var files: [String: String] = [:]

  /// Looks for them among Markdown files, in the order of their paths.
  init(_ paths: [String]) {
    for path in paths {
      let isIndex = Route.isIndex(path)
      guard isIndex || Route.stem(of: path).lowercased() == "readme" else { continue }
      let folder = Route.folder(of: path)
      if let other = files[folder], !isIndex || Route.isIndex(other) { continue }
      files[folder] = path
    }
  }

  /// The text of a folder; nil where it has none.
  subscript(folder: String) -> String? { files[folder] }

  /// Whether a file is the text of its folder.
  func contains(_ path: String) -> Bool { files[Route.folder(of: path)] == path }
}

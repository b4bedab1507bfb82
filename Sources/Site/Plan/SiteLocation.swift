package import Platform

/// What a PATH on the command line stands for: a site, a folder of Markdown, or one file.
package struct SiteLocation: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A folder with `content/` or `florilegium.yml`.
    case site
    /// Any other folder.
    case folder
    /// One Markdown file; the value is its name.
    case file(name: String)
  }

  package var kind: Kind
  /// The folder of the site, or the one with the Markdown; empty for the current folder.
  package var root: String
  /// The folder that paths of pages begin at.
  package var content: String
  /// The path of the configuration; nil where there is none.
  package var configuration: String?
  /// The path of the site's own templates; nil where there are none.
  package var templates: String?
  /// Files beside the content that were most likely meant to be the configuration.
  private(set) var misnamedSettings: [String] = []
  /// A second folder of templates, whose name differs by case only; it is not read.
  private(set) var secondTemplates: String?
  /// What another program keeps in the content folder; nil where none does.
  package private(set) var notebook: Notebook?

  /// One file, whose path begins at a folder.
  init(file path: String, content folder: String) {
    root = folder
    content = folder
    kind = .file(name: FilePath.name(of: path))
  }

  /// Finds out what a path is, empty for the current folder. Throws where nothing is there.
  package init(_ path: String) throws(FileError) {
    let given = path.isEmpty ? "." : path
    let normalized = FilePath.normalized(given)
    let status = try File.status(given)
    guard status.kind == .folder else {
      root = FilePath.parent(of: normalized)
      content = root
      kind = .file(name: FilePath.name(of: normalized))
      return
    }
    root = normalized == "." ? "" : normalized
    let names = try Folder(given).names().names
    let hasContent =
      names.contains("content")
      && (try? File.status(FilePath.join(given, "content")).kind) == .folder
    let hasConfiguration = names.contains(Self.configurationName)
    guard hasContent || hasConfiguration else {
      content = root
      kind = .folder
      notebook = Notebook(root, holding: names)
      return
    }
    kind = .site
    content = hasContent ? FilePath.join(root, "content") : root
    let inside = hasContent ? try Folder(content).names().names : names
    notebook = Notebook(content, holding: inside)
    if hasContent {
      misnamedSettings = names.filter { StrayFiles.isSettings($0) && $0 != Self.configurationName }
    }
    if hasConfiguration { configuration = FilePath.join(root, Self.configurationName) }
    let folders = ["Templates", "templates"].filter(names.contains)
      .map { FilePath.join(root, $0) }
    templates = folders.first
    if folders.count > 1 { secondTemplates = folders[1] }
  }

  /// The name of a site's configuration.
  package static let configurationName = "florilegium.yml"

  /// The path of something below the content folder, as diagnostics name it.
  func path(of name: String) -> String { FilePath.join(content, name) }

  /// The site, folder or file itself.
  var source: String {
    if case .file(let name) = kind { return path(of: name) }
    return root.isEmpty ? "." : root
  }

  /// The name of the folder as it was given; of `.` and `..` the one that they stand for.
  func folderName() throws(FileError) -> String {
    let name = FilePath.name(of: root)
    return name.isEmpty || name == ".." ? FilePath.name(of: try File.resolve(source)) : name
  }

  /// Where the site is written unless the user names another folder.
  func defaultOutput(_ configuration: SiteConfiguration) -> String {
    kind == .site ? FilePath.join(root, configuration.output) : configuration.output
  }
}

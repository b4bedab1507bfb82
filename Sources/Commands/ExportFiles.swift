internal import Content
internal import Platform
internal import Site

/// The Markdown files that an export reads.
struct ExportFiles {
  /// In the order of their paths, an `index.md` before what lies beside it.
  private(set) var paths: [String] = []
  /// A folder was named.
  let isFolder: Bool
  /// The keys that the `index.md` of a folder gives to its files.
  private var folders: [String: PageOptions] = [:]

  /// Looks for the files of a page, a folder or a site.
  init(_ path: String) throws(FileError) {
    isFolder = try File.status(path).kind == .folder
    guard isFolder else {
      paths = [path]
      return
    }
    let content = FilePath.join(path, "content")
    let root = (try? File.status(content))?.kind == .folder ? content : path
    let tree = try FileTree(root) { path, _ in
      let first = FilePath.name(of: path).utf8.first
      return first == UInt8(ascii: ".") || first == UInt8(ascii: "_")
    }
    if let problem = tree.problems.first { throw problem }
    let found = tree.entries.filter { entry in
      entry.status.kind == .file && entry.path.lowercased().hasSuffix(".md")
    }.map { root == "." ? $0.path : FilePath.join(root, $0.path) }
    let indices = found.filter { FilePath.name(of: $0) == "index.md" }
    for index in indices where FilePath.parent(of: index) != root {
      folders[FilePath.parent(of: index)] = try options(of: index)
    }
    paths = found.sorted { left, right in
      FilePath.precedes(Self.key(left), Self.key(right))
    }
  }

  private static func key(_ path: String) -> String {
    FilePath.name(of: path) == "index.md" ? FilePath.join(FilePath.parent(of: path), " ") : path
  }

  private func options(of index: String) throws(FileError) -> PageOptions {
    var source: [UInt8] = []
    try File.read(index, into: &source, limit: SiteConfiguration().maximumFileSize)
    return PageReader(path: index, fallbackTitle: "").readOptions(source)
  }

  /// What holds for a file where its front matter says nothing: how its folder is read.
  func defaults(of file: String) -> PageOptions {
    var defaults = PageOptions()
    guard FilePath.name(of: file) != "index.md", let folder = folders[FilePath.parent(of: file)]
    else { return defaults }
    defaults.lang = folder.lang
    defaults.translation = folder.translation
    defaults.items = folder.items
    defaults.attribution = folder.attribution
    defaults.breaks = folder.breaks
    defaults.author = folder.author
    defaults.source = folder.source
    return defaults
  }
}

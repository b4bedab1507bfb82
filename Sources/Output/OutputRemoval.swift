internal import Platform

/// Removes files that Florilegium wrote into an output folder, and the folders that are empty then.
/// Nothing is removed through a link, and nothing that is no file any more.
internal struct OutputRemoval: Sendable {
  private let root: SharedFolder
  private var folders = FolderStates()

  init(_ root: SharedFolder) {
    self.root = root
  }

  /// Those of these paths at which a file stands.
  mutating func files(among paths: [String]) throws(FileError) -> [String] {
    var found: [String] = []
    for path in paths where try status(of: path) != nil { found.append(path) }
    return found
  }

  /// Removes the files at these paths, unless a file that stays is found by one of them; gives what
  /// was removed. Folders that `new` needs stay.
  mutating func remove(
    _ stale: [String], keeping kept: [String] = [], for new: OutputManifest = .empty
  ) throws(FileError) -> [String] {
    let keptByKey = Dictionary(kept.map { (OutputPath.key($0), $0) }) { first, _ in first }
    var removed: [String] = []
    var emptied: Set<String> = []
    for path in stale {
      emptied.formUnion(OutputPath.folders(above: path))
      guard let status = try status(of: path) else { continue }
      // Where case does not matter, `About.html` may by now be the new `about.html`.
      if let other = keptByKey[OutputPath.key(path)],
        try root.folder.status(other)?.isSameFile(as: status) == true
      {
        continue
      }
      try root.folder.remove(path)
      removed.append(path)
    }
    let deepestFirst = emptied.sorted { $0.utf8.count > $1.utf8.count }
    for folder in deepestFirst where !new.containsFolder(folder) {
      guard try folders.state(of: folder, in: root.folder) == .real else { continue }
      try root.folder.removeFolder(folder)
    }
    return removed
  }

  /// The status of a file; nil where none stands.
  private mutating func status(of path: String) throws(FileError) -> FileStatus? {
    guard try folders.state(of: FilePath.parent(of: path), in: root.folder) == .real,
      let status = try root.folder.status(path), status.kind == .file
    else { return nil }
    return status
  }
}

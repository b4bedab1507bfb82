internal import Platform

/// Which folders of the output exist; each is asked for once.
///
/// A link is not a folder: nothing is ever written or removed through one, for it may lead out of
/// the output.
internal struct FolderStates: Sendable {
  enum State: Equatable {
    case real
    case missing
    /// The path of what stands in the way.
    case blocked(by: String)
  }

  private var states: [String: State] = ["": .real]
  private var writable: Set<String> = []

  /// Whether `folder` exists in `root`.
  mutating func state(of folder: String, in root: borrowing Folder) throws(FileError) -> State {
    if let known = states[folder] { return known }
    var unknown = [folder]
    unknown += OutputPath.folders(above: folder).prefix { states[$0] == nil }
    var state = states[FilePath.parent(of: unknown[unknown.count - 1])] ?? .real
    for folder in unknown.reversed() {
      if state == .real { state = try Self.look(folder, root) }
      states[folder] = state
    }
    return state
  }

  private static func look(
    _ folder: String, _ root: borrowing Folder
  ) throws(FileError) -> State {
    guard let status = try root.status(folder) else { return .missing }
    return status.kind == .folder ? .real : .blocked(by: folder)
  }

  /// Throws what would forbid to add and remove files in `folder`, if it exists.
  mutating func checkWritable(
    _ folder: String, in root: borrowing Folder
  ) throws(FileError) {
    guard !writable.contains(folder), try state(of: folder, in: root) == .real else { return }
    try root.checkWritable(folder.isEmpty ? "." : folder)
    writable.insert(folder)
  }

  /// Makes `folder` and those above it that are missing.
  mutating func make(_ folder: String, in root: borrowing Folder) throws(FileError) {
    switch try state(of: folder, in: root) {
    case .real: return
    case .blocked(let path):
      throw FileError(.make, FilePath.join(root.path, path), .notFolder)
    case .missing: break
    }
    let all = [folder] + OutputPath.folders(above: folder)
    for folder in all.reversed() where states[folder] == .missing {
      try root.makeFolder(folder)
      states[folder] = .real
    }
  }
}

internal import Platform

/// Moves what was staged into the output, in steps that can be taken again from any point.
///
/// The new manifest in the staging folder is the journal: what the old manifest lists beyond it is
/// removed, what waits in the staging folder under the name of one of its paths is moved, and last
/// the manifest itself is moved, which ends the commit. So a commit that was killed is finished by
/// doing it again. Nothing is flushed to the disk: that would cost more than the whole build, and
/// the next build mends what a power cut spoils, because it compares every byte.
///
/// A file that replaces another changes places with it, where the file system can do this: ext4
/// begins to write a file to the disk at once when it is renamed over another, which took longer
/// than all the rest of a small build. The old file then waits in its stead; the list of
/// ``WaitingFiles`` tells it from the new one.
internal struct OutputCommit: Sendable {
  /// The journal under the name that makes it one, and before it is whole.
  private static let journal = "manifest"
  private static let part = "manifest.part"

  private let root: SharedFolder
  private let staging: SharedFolder
  private var folders = FolderStates()

  init(_ root: SharedFolder, _ staging: SharedFolder) {
    self.root = root
    self.staging = staging
  }

  /// Finishes a commit that was killed, or sweeps away what a build left that was killed earlier.
  static func resume(_ root: SharedFolder) throws(FileError) {
    guard try root.folder.status(OutputPath.staging)?.kind == .folder else { return }
    let staging = SharedFolder(try root.folder.folder(OutputPath.staging))
    var commit = OutputCommit(root, staging)
    // A journal that cannot be read was cut off by a power cut: the old manifest still holds.
    if let new = try? OutputManifest(in: staging.folder, Self.journal) {
      let old = (try? OutputManifest(in: root.folder, OutputPath.manifest)) ?? .empty
      _ = try commit.run(from: old, to: new, WaitingFiles(in: staging.folder))
    }
    try commit.sweep()
  }

  /// From here on the new site will stand, now or when the next build resumes.
  func writeJournal(_ new: OutputManifest, _ waiting: WaitingFiles) throws(FileError) {
    try waiting.write(into: staging.folder)
    try staging.folder.create(Self.part).write(new.bytes)
    try staging.folder.move(Self.part, to: staging.folder, Self.journal)
  }

  /// Removes, moves, and ends the commit; gives what was removed.
  mutating func run(
    from old: OutputManifest, to new: OutputManifest, _ waiting: WaitingFiles
  ) throws(FileError) -> [String] {
    let removed = try removeStale(old.paths(notIn: new), new, waiting)
    for path in new.paths {
      let name = OutputPath.stagedName(of: path)
      guard waiting.contains(name) else { continue }
      let isReplaced =
        old.contains(path) && staging.folder.exchange(name, with: root.folder, path)
      if !isReplaced { try move(path) }
    }
    try staging.folder.move(Self.journal, to: root.folder, OutputPath.manifest)
    return removed
  }

  /// Moves one staged file to its place: a single rename, which needs no journal if it is all.
  mutating func move(_ path: String) throws(FileError) {
    try folders.make(FilePath.parent(of: path), in: root.folder)
    try staging.folder.move(OutputPath.stagedName(of: path), to: root.folder, path)
  }

  /// Removes the staging folder with all that is still in it.
  func sweep() throws(FileError) {
    let found = try staging.folder.names()
    for name in found.names { try staging.folder.remove(name) }
    try root.folder.removeFolder(OutputPath.staging)
  }

  /// Before anything is moved: a page may become a folder, and a folder a page.
  private func removeStale(
    _ stale: [String], _ new: OutputManifest, _ waiting: WaitingFiles
  ) throws(FileError) -> [String] {
    if stale.isEmpty { return [] }
    let kept = new.paths.filter { !waiting.contains(OutputPath.stagedName(of: $0)) }
    var removal = OutputRemoval(root)
    return try removal.remove(stale, keeping: kept, for: new)
  }
}

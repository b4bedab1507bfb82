package import Platform
internal import Synchronization

/// Bytes that are told piece by piece, any number of times: hands each to `take`, and ends early
/// when that gives false.
package typealias ByteSource = (
  _ take: ([UInt8]) throws(FileError) -> Bool
) throws(FileError) -> Void

/// The folder that a site is written to.
///
/// Files are staged one by one, from any thread; those that differ from what is published wait
/// aside until ``commit()`` puts them in place. Until then the old site stays whole, and from then
/// on the new one comes to stand even if the process is killed: the next ``open(_:sources:adopt:)``
/// finishes it. Only what a manifest in the folder lists is ever replaced or removed.
package final class OutputFolder: Sendable {
  internal let root: SharedFolder
  internal let old: OutputManifest
  /// What the new site is built from.
  internal let origin: String?
  /// Nothing was there, so nothing has to be compared.
  private let isNew: Bool
  /// Folders that were made for this build, the topmost first.
  internal let made: [String]
  internal let state = Mutex(State())

  internal struct State {
    var isFinished = false
    var claims = OutputClaims()
    var folders = FolderStates()
    var staging: SharedFolder?
    var scratchFiles = 0
    var written: [String] = []
    var waiting = WaitingFiles()
    var unchanged: [String] = []
    /// The first failure: a site that lacks a file must not be committed.
    var failure: FileError?
  }

  internal init(
    _ root: SharedFolder, _ old: OutputManifest, origin: String?, isNew: Bool, made: [String]
  ) {
    self.root = root
    self.old = old
    self.origin = origin
    self.isNew = isNew
    self.made = made
  }

  deinit {
    abandon()
  }

  /// The folder as the user named it.
  package var path: String { root.folder.path }

  /// Hands over a file of the site. `path` is relative to the output.
  package func stage(_ path: String, bytes: [UInt8]) throws(FileError) -> OutputStage {
    try unsafe bytes.withUnsafeBufferPointer { (bytes) throws(FileError) in
      try unsafe stage(path, bytes: UnsafeRawBufferPointer(bytes))
    }
  }

  /// Hands over a file of the site. `path` is relative to the output.
  package func stage(
    _ path: String, bytes: UnsafeRawBufferPointer
  ) throws(FileError) -> OutputStage {
    try stage(path) { (published) throws(FileError) in
      try unsafe published.holds(bytes)
    } write: { (staged) throws(FileError) in
      try unsafe staged.write(bytes)
    }
  }

  /// Hands over a copy of a file, which is never held whole. `path` is relative to the output,
  /// `source` to the current folder.
  package func stage(_ path: String, copyOf source: String) throws(FileError) -> OutputStage {
    try stage(path) { (published) throws(FileError) in
      try Self.open(source).holdsSame(as: published)
    } write: { (staged) throws(FileError) in
      try staged.write(copyOf: Self.open(source))
    }
  }

  /// Hands over a file of the site that is never held whole: `source` tells it piece by piece, once
  /// to compare it with what is published, and once more if that differs.
  package func stage(_ path: String, from source: ByteSource) throws(FileError) -> OutputStage {
    try stage(path) { (published) throws(FileError) in
      var isSame = true
      try source { (bytes) throws(FileError) in
        isSame = try published.continues(with: bytes)
        return isSame
      }
      if isSame { isSame = try published.isAtEnd() }
      return isSame
    } write: { (staged) throws(FileError) in
      try source { (bytes) throws(FileError) in
        try staged.write(bytes)
        return true
      }
    }
  }

  /// A file that is part of no site, to keep what need not stay in memory; it goes when it is closed.
  package func makeScratchFile() throws(FileError) -> File {
    let staging = try stagingFolder()
    let name = state.withLock { state in
      state.scratchFiles += 1
      return "scratch-\(state.scratchFiles)"
    }
    return try staging.folder.createUnnamed(name, shownAs: root.folder.path)
  }

  private static func open(_ source: String) throws(FileError) -> File {
    // Asked before, because opening a pipe waits for its writer.
    guard try File.status(source).kind == .file else {
      throw FileError(.copy, source, .notFile)
    }
    return try File(reading: source)
  }

  private func stage(
    _ path: String, isSame: (borrowing File) throws(FileError) -> Bool,
    write: (borrowing File) throws(FileError) -> Void
  ) throws(FileError) -> OutputStage {
    do throws(FileError) {
      if let collision = claim(path) { return .refused(collision) }
      if let published = try published(path), try isSame(published) {
        state.withLock { $0.unchanged.append(path) }
        return .unchanged
      }
      if let stranger = try stranger(at: path) { return .refused(.stranger(at: stranger)) }
      let staging = try stagingFolder(for: path)
      let name = OutputPath.stagedName(of: path)
      let staged = try staging.folder.create(
        name, shownAs: FilePath.join(root.folder.path, path))
      try write(staged)
      let inode = try staged.status().inode
      state.withLock { state in
        state.written.append(path)
        state.waiting.add(name, inode: inode)
      }
      return .changed
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
      throw error
    }
  }

  private func claim(_ path: String) -> OutputCollision? {
    guard OutputPath.isUsable(path.utf8) else { return .unusablePath }
    return state.withLock { state in
      precondition(!state.isFinished, "a file was staged after the output had been committed")
      return state.claims.claim(path)
    }
  }

  /// The file that this one may be the same as; nil also if it cannot be read.
  private func published(_ path: String) throws(FileError) -> File? {
    guard !isNew, old.contains(path), try folderState(above: path) == .real else { return nil }
    return try? root.folder.open(path)
  }

  /// The path of what stands in the way of a file and must stay.
  private func stranger(at path: String) throws(FileError) -> String? {
    if isNew { return nil }
    switch try folderState(above: path) {
    case .missing: return nil
    case .blocked(let other): return try isOurs(other) ? nil : other
    case .real: return try isOurs(path) ? nil : path
    }
  }

  /// Whether what stands at a path, if anything does, may be replaced.
  private func isOurs(_ path: String) throws(FileError) -> Bool {
    guard let status = try root.folder.status(path) else { return true }
    switch status.kind {
    case .file:
      if old.contains(path) { return true }
      return try isListed(status, underKeyOf: path)
    case .folder: return try holdsOnlyOurs(path)
    case .link, .other: return false
    }
  }

  /// Where case does not matter, a file is also found by a path that is not the listed one.
  private func isListed(
    _ status: FileStatus, underKeyOf path: String
  ) throws(FileError) -> Bool {
    let key = OutputPath.key(path)
    for listed in old.paths where OutputPath.key(listed) == key {
      if try root.folder.status(listed)?.isSameFile(as: status) == true { return true }
    }
    return false
  }

  /// Whether a folder goes by itself once the files that are no longer part of the site are gone:
  /// nothing can have been staged below it, as the path of the folder itself was.
  private func holdsOnlyOurs(_ folder: String) throws(FileError) -> Bool {
    guard old.containsFolder(folder) else { return false }
    let tree = try FileTree(FilePath.join(root.folder.path, folder))
    return tree.problems.isEmpty
      && tree.entries.allSatisfy { entry in
        let path = FilePath.join(folder, entry.path)
        if entry.isLinked { return false }
        return entry.status.kind == .folder ? old.containsFolder(path) : old.contains(path)
      }
  }

  private func folderState(above path: String) throws(FileError) -> FolderStates.State {
    try state.withLock { (state) throws(FileError) in
      try state.folders.state(of: FilePath.parent(of: path), in: root.folder)
    }
  }

  /// The staging folder, made when the first file needs it, so that a build that changes nothing
  /// writes nothing.
  internal func stagingFolder(for path: String? = nil) throws(FileError) -> SharedFolder {
    try state.withLock { (state) throws(FileError) in
      if let path {
        try state.folders.checkWritable(FilePath.parent(of: path), in: root.folder)
      }
      if let staging = state.staging { return staging }
      try state.folders.checkWritable("", in: root.folder)
      try root.folder.makeFolder(OutputPath.staging)
      let staging = SharedFolder(try root.folder.folder(OutputPath.staging))
      state.staging = staging
      return staging
    }
  }
}

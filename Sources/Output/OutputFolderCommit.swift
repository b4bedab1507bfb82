package import Platform
internal import Synchronization

extension OutputFolder {
  /// Puts the staged files in place, removes those of ours that the site no longer has, with the
  /// folders that are empty then, and gives the folder free for other builds.
  ///
  /// Throws the first failure of staging too. Whatever is thrown, the old site stands whole or the
  /// next ``open(_:sources:adopt:)`` makes the new one whole.
  package func commit() throws(FileError) -> OutputSummary {
    let end = state.withLock { state in
      precondition(!state.isFinished, "the output was committed or abandoned twice")
      state.isFinished = true
      return state
    }
    defer { root.folder.unlock() }
    var summary = OutputSummary(
      written: end.written.sorted(by: FilePath.precedes), unchanged: end.unchanged.count)
    let new = OutputManifest(
      sorted: (end.written + end.unchanged).sorted(by: FilePath.precedes), origin: origin)
    var commit: OutputCommit?
    do throws(FileError) {
      if let failure = end.failure { throw failure }
      commit = try prepare(summary.written, new, end.waiting)
    } catch {
      giveUp()
      throw error
    }
    summary.removed = try commit?.run(from: old, to: new, end.waiting) ?? []
    try commit?.sweep()
    return summary
  }

  /// Does all that can fail while the old site still stands; nil if nothing has to be done.
  private func prepare(
    _ written: [String], _ new: OutputManifest, _ waiting: WaitingFiles
  ) throws(FileError) -> OutputCommit? {
    let stale = old.paths(notIn: new)
    let isSameList = new.bytes == old.bytes
    if written.isEmpty && stale.isEmpty && isSameList {
      if let staging = state.withLock({ $0.staging }) { try OutputCommit(root, staging).sweep() }
      return nil
    }
    try state.withLock { (state) throws(FileError) in
      for path in stale {
        try state.folders.checkWritable(FilePath.parent(of: path), in: root.folder)
      }
    }
    var commit = OutputCommit(root, try stagingFolder())
    if written.count == 1 && stale.isEmpty && isSameList {
      try commit.move(written[0])
      try commit.sweep()
      return nil
    }
    try commit.writeJournal(new, waiting)
    return commit
  }

  private func giveUp() {
    // What cannot be swept away now is by the next build.
    if let staging = state.withLock({ $0.staging }) {
      try? OutputCommit(root, staging).sweep()
    }
    Self.remove(made)
  }

  /// Leaves the old site as it is and gives the folder free; does nothing after a commit.
  package func abandon() {
    let isFirst = state.withLock { state in
      defer { state.isFinished = true }
      return !state.isFinished
    }
    if isFirst {
      giveUp()
      root.folder.unlock()
    }
  }
}

/// What lies below a folder, in the order of the paths' bytes.
///
/// Links are followed, each folder by as many ways as lead to it, but never in a circle. What
/// cannot be read is told and left out; the rest is read.
package struct FileTree: Sendable {
  /// A file or a folder below the root.
  package struct Entry: Sendable, Equatable {
    /// Relative to the root, without a leading slash.
    package var path: String
    /// Of what a link leads to, if it is one.
    package var status: FileStatus
    package var isLink = false
    /// Whether it is a link or was reached through one, and may so lie outside the root.
    package var isLinked: Bool
  }

  /// Files and folders.
  package private(set) var entries: [Entry] = []
  /// What could not be read.
  package private(set) var problems: [FileError] = []

  /// More ways than these into one folder are taken for links that multiply each other.
  private static let mostVisits = 256

  /// Walks the folder `root`. What `skip` is true for (a relative path and its kind) is left out,
  /// a folder with all it holds. Throws if the root itself cannot be read.
  package init(
    _ root: String, skip: (_ path: String, _ kind: FileKind) -> Bool = { _, _ in false }
  ) throws(FileError) {
    var walk = Walk(root: try Folder(root))
    try walk.start()
    while let next = walk.pending.popLast() {
      walk.visit(next, skip)
    }
    entries = walk.entries.sorted { FilePath.precedes($0.path, $1.path) }
    problems = walk.problems.sorted { FilePath.precedes($0.path, $1.path) }
  }

  /// A folder that is yet to be read.
  fileprivate struct Pending {
    var path: String
    var isLinked: Bool
    /// Its place in ``Walk/ways``.
    var way: Int
  }

  /// A folder that was entered, and the one from which.
  fileprivate struct Way {
    var status: FileStatus
    var parent: Int?
  }

  fileprivate struct Identity: Hashable {
    var inode: UInt64
    var device: UInt64
  }

  fileprivate struct Walk: ~Copyable {
    let root: Folder
    var entries: [Entry] = []
    var problems: [FileError] = []
    var pending: [Pending] = []
    var ways: [Way] = []
    var visits: [Identity: Int] = [:]

    init(root: consuming Folder) {
      self.root = root
    }
  }
}

extension FileTree.Walk {
  fileprivate mutating func start() throws(FileError) {
    guard let status = try root.status(".") else {
      throw FileError(.list, root.path, .notFound)
    }
    ways.append(FileTree.Way(status: status, parent: nil))
    pending.append(FileTree.Pending(path: "", isLinked: false, way: 0))
  }

  fileprivate mutating func visit(
    _ folder: FileTree.Pending, _ skip: (String, FileKind) -> Bool
  ) {
    do throws(FileError) {
      let found = try root.names(folder.path.isEmpty ? "." : folder.path)
      for name in found.names {
        add(FilePath.join(folder.path, name), in: folder, skip)
      }
      for name in found.unreadable {
        report(.read, FilePath.join(folder.path, name), .nameNotUTF8)
      }
    } catch {
      problems.append(error)
    }
  }

  private mutating func add(
    _ path: String, in folder: FileTree.Pending, _ skip: (String, FileKind) -> Bool
  ) {
    do throws(FileError) {
      // A file that went since its name was read is none.
      guard var status = try root.status(path) else { return }
      let isLink = status.kind == .link
      if isLink { status = try followed(path) }
      if skip(path, status.kind) { return }
      let isLinked = folder.isLinked || isLink
      if status.kind == .folder {
        guard enter(path, status, isLinked: isLinked, from: folder.way) else { return }
      }
      entries.append(
        FileTree.Entry(path: path, status: status, isLink: isLink, isLinked: isLinked))
    } catch {
      problems.append(error)
    }
  }

  private func followed(_ path: String) throws(FileError) -> FileStatus {
    if let status = try root.status(path, following: true) { return status }
    throw FileError(.read, FilePath.join(root.path, path), .notFound)
  }

  /// Notes a folder to be read, unless the way into it is a circle.
  private mutating func enter(
    _ path: String, _ status: FileStatus, isLinked: Bool, from parent: Int
  ) -> Bool {
    // Without a link on the way there can be no circle.
    if isLinked {
      let identity = FileTree.Identity(inode: status.inode, device: status.device)
      let count = visits[identity, default: 0]
      guard count < FileTree.mostVisits, !isAbove(status, parent) else {
        report(.list, path, .tooManyLinks)
        return false
      }
      visits[identity] = count + 1
    }
    ways.append(FileTree.Way(status: status, parent: parent))
    pending.append(FileTree.Pending(path: path, isLinked: isLinked, way: ways.count - 1))
    return true
  }

  private func isAbove(_ status: FileStatus, _ way: Int) -> Bool {
    var next: Int? = way
    while let way = next {
      if ways[way].status.isSameFile(as: status) { return true }
      next = ways[way].parent
    }
    return false
  }

  private mutating func report(
    _ operation: FileError.Operation, _ path: String, _ reason: FileError.Reason
  ) {
    problems.append(FileError(operation, FilePath.join(root.path, path), reason))
  }
}

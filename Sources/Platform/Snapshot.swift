/// What lies in some places at one moment: every path with what the system knows of it.
package struct Snapshot: Sendable {
  /// A place that is looked at.
  package struct Root: Sendable, Equatable {
    package var path: String
    /// With all that lies below it; else the file of this path alone.
    package var isDeep: Bool
    /// Paths below it, such as the output, that are left out with all they hold.
    package var skipped: Set<String>

    package init(_ path: String, isDeep: Bool = true, skipping skipped: Set<String> = []) {
      self.path = path
      self.isDeep = isDeep
      self.skipped = skipped
    }
  }

  /// A path that is not as it was.
  package struct Change: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      case added, modified, removed
    }

    package var path: String
    package var kind: Kind

    package init(_ path: String, _ kind: Kind) {
      self.path = path
      self.kind = kind
    }
  }

  /// Files and folders by their paths, those of the roots at their beginning.
  private var found: [String: FileStatus] = [:]
  /// Folders around what is found, with the names in them that are meant: of roots, be they there
  /// or not, and of the files that links lead to.
  private var around: [FolderWatcher.Place: Set<String>] = [:]
  /// Nanoseconds since 1970.
  private let moment: Int
  /// What those files hold that were written so shortly before that they could be written again
  /// without looking different; nil for large ones.
  private var contents: [String: UInt64?] = [:]
  /// Within so many nanoseconds a file can be written twice and look the same.
  private static let blur = 20_000_000
  /// Bytes. Larger files are not read for it.
  private static let largest = 4 << 20

  /// Looks at the roots. One that is not there holds nothing.
  package init(of roots: [Root]) {
    moment = Syscall.clock()
    for root in roots { look(at: root) }
  }

  private mutating func look(at root: Root) {
    let given = root.path.isEmpty ? "." : root.path
    if !root.path.isEmpty { addFolder(of: given) }
    addTarget(of: given)
    guard let status = try? File.status(given) else { return }
    add(root.path, status)
    guard root.isDeep, status.kind == .folder else { return }
    let tree = try? FileTree(given) { path, _ in
      root.skipped.contains(path) || Self.isTemporary(path)
    }
    for entry in tree?.entries ?? [] {
      let path = FilePath.join(root.path, entry.path)
      add(path, entry.status)
      if entry.isLink, entry.status.kind == .file { addTarget(of: path) }
    }
  }

  private mutating func addFolder(of path: String) {
    let parent = FilePath.parent(of: path)
    let folder = parent.isEmpty ? "." : parent
    guard let status = try? File.status(folder), status.kind == .folder else { return }
    let place = FolderWatcher.Place(folder, inode: status.inode)
    around[place, default: []].insert(FilePath.name(of: path))
  }

  /// The folder of the file itself, where the path is a link.
  private mutating func addTarget(of path: String) {
    guard (try? File.status(path, following: false))?.kind == .link,
      let target = try? File.resolve(path)
    else { return }
    addFolder(of: target)
  }

  private mutating func add(_ path: String, _ status: FileStatus) {
    found[path] = status
    guard status.kind == .file, abs(status.modified - moment) < Self.blur else { return }
    contents.updateValue(Self.content(of: path), forKey: path)
  }

  private static func content(of path: String) -> UInt64? {
    var bytes: [UInt8] = []
    guard (try? File.read(path, into: &bytes, limit: largest)) != nil else { return nil }
    return SharedBytes.copy(of: bytes).digest
  }

  /// Whether an editor keeps a name only while it works: swap files, backups, locks, and the names
  /// that a file has before it is moved to its own.
  package static func isTemporary(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    if name == "4913" || name == ".DS_Store" || name.hasSuffix("~") { return true }
    if name.hasPrefix(".#") || name.hasPrefix("#") && name.hasSuffix("#") { return true }
    if name.hasPrefix(".goutputstream-") || name.hasSuffix("___jb_tmp___") { return true }
    if name.hasSuffix("___jb_old___") { return true }
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let inner = parts.dropFirst().dropLast()
    if inner.contains(where: { $0.elementsEqual("tmp".utf8) }) { return true }
    let ending = parts.last.map(Substring.init) ?? ""
    return name.hasPrefix(".") && ["swp", "swo", "swx", "swpx", "tmp"].contains(ending)
      || name.contains(".") && ending == "tmp"
  }

  /// What has to be watched so that all changes are told of, each with the names in it that count;
  /// with none where all do.
  package var places: [FolderWatcher.Place: Set<String>] {
    var places = around
    for (path, status) in found where Self.isWatched(status.kind) {
      places[FolderWatcher.Place(path.isEmpty ? "." : path, inode: status.inode)] = []
    }
    return places
  }

  /// A folder tells of names that come and go; of what is written to its files only on Linux.
  private static func isWatched(_ kind: FileKind) -> Bool {
    #if canImport(Darwin)
      kind == .folder || kind == .file
    #else
      kind == .folder
    #endif
  }

  /// What is not as it was, in the order of the paths. Folders are told of only when they come or
  /// go.
  package func changes(since older: Snapshot) -> [Change] {
    var changes: [Change] = []
    for (path, status) in found {
      guard let old = older.found[path] else {
        changes.append(Change(path, .added))
        continue
      }
      if status.kind == .folder, old.kind == .folder { continue }
      if status != old || hasOtherContent(path, than: older) {
        changes.append(Change(path, .modified))
      }
    }
    for path in older.found.keys where found[path] == nil {
      changes.append(Change(path, .removed))
    }
    return changes.sorted { FilePath.precedes($0.path, $1.path) }
  }

  /// Whether a file that looks the same was written again.
  private func hasOtherContent(_ path: String, than older: Snapshot) -> Bool {
    guard let content = older.contents[path] else { return false }
    return content == nil || Self.content(of: path) != content
  }
}

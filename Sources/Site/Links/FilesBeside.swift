internal import Platform
internal import Synchronization

/// The files beside a single Markdown file, and those of a notebook. Only those that a page asks
/// for become part of the site: the folder may be anything, a home folder too.
final class FilesBeside: Sendable {
  private let location: SiteLocation
  /// The files that there are; nil where any path may be one.
  private let offered: Set<String>?
  private let known = Mutex<[String: Bool]>([:])

  init(_ location: SiteLocation, offered: [String]? = nil) {
    self.location = location
    self.offered = offered.map { Set($0) }
  }

  /// Whether there is such a file, which is no Markdown.
  func has(_ path: String) -> Bool {
    if Route.isMarkdown(path) || offered?.contains(path) == false { return false }
    if let known = known.withLock({ $0[path] }) { return known }
    let isFile = (try? File.status(location.path(of: path)).kind) == .file
    known.withLock { $0[path] = isFile }
    return isFile
  }

  /// Looks anew for a file when it is next asked for; whether it was asked for already.
  func forget(_ path: String) -> Bool {
    known.withLock { $0.removeValue(forKey: path) } != nil
  }

  /// All that were asked for, whether they are there or not.
  var asked: [String] { known.withLock { Array($0.keys) } }

  /// Those that were asked for, in the order of their paths.
  var found: [String] {
    known.withLock { $0.filter(\.value).keys.sorted(by: FilePath.precedes) }
  }
}

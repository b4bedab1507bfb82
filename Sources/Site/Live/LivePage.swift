package import Platform

/// What is known of one page of a live site.
struct LivePage: Sendable {
  /// What reading it has left behind; nil as long as it was not read.
  var result: PageBuild.Result?
  /// The site around it has changed since it was read: its links have to be checked again.
  var isOutdated = false
  /// Its files, as they were rendered last without a fault.
  var outputs: [String: SharedBytes] = [:]
  /// The states of these files that those who watch have been told of.
  var told: [String: UInt64] = [:]
  /// The files would be others now.
  var isStale = true
  /// Somebody has asked for it.
  var wasAsked = false
}

/// A file of a live site.
package enum LiveFile: Sendable {
  case bytes(SharedBytes)
  /// A copy of a file on the disk, which has to lie in a folder.
  case disk(path: String, within: String)
  /// A page that could not be made so far; the report says why.
  case faulty
}

/// What has become of a live site.
package struct SiteUpdate: Sendable, Equatable {
  /// Which pages may look different.
  package enum Pages: Sendable, Equatable {
    case some([String])
    case all
  }

  package var pages = Pages.some([])
  /// Other files that are different, by their paths in the output.
  package var files: [String] = []
  /// How many entries the pages hold that were read again.
  package var entries = 0

  package init() {}

  /// Whether anything can be seen of it.
  package var isEmpty: Bool { pages == .some([]) && files.isEmpty }

  mutating func add(pages new: [String]) {
    if case .some(let known) = pages {
      pages = .some(known + new.filter { !known.contains($0) })
    }
  }

  mutating func add(_ other: SiteUpdate) {
    if case .some(let new) = other.pages { add(pages: new) } else { pages = .all }
    files += other.files.filter { !files.contains($0) }
    entries += other.entries
  }
}

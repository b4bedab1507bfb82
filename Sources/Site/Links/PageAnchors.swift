internal import Content
internal import Diagnostics
internal import Markdown
internal import Synchronization

/// Where the entries of one page can be reached.
struct PageAnchors: Sendable {
  /// The id of the section that each file of a folder has become.
  private(set) var sections: [String: [UInt8]] = [:]
  /// For a split page the file that an id is written to, by the hash of the id.
  private(set) var outputs: [UInt64: String] = [:]

  init(_ page: Page, _ planned: PlannedPage, in location: SiteLocation) {
    sections = Self.sections(of: page, planned, in: location).mapValues { section in
      Array(page.bytes(page[section].id))
    }
    guard planned.isSplit else { return }
    var current = ""
    for id in page.entriesInOrder() {
      let entry = page[id]
      let name = page.string(entry.id)
      if entry.parent.isNone {
        current = entry.standsAlone ? Route.output(ofSection: name, of: planned.output) : ""
      }
      if !current.isEmpty { outputs[IDHash.of(page.bytes(entry.id))] = current }
    }
  }

  /// The entry that each file of a folder has become.
  static func sections(
    of page: Page, _ planned: PlannedPage, in location: SiteLocation
  ) -> [String: EntryID] {
    var sections: [String: EntryID] = [:]
    let files = Dictionary(
      planned.parts.compactMap(\.file).map { (location.path(of: $0), $0) },
      uniquingKeysWith: { a, _ in a })
    for (index, entry) in page.entries.enumerated() where entry.kind == .group {
      let path = page.documentPaths[Int(entry.document)]
      if let file = files[path], sections[file] == nil { sections[file] = EntryID(index) }
    }
    return sections
  }
}

/// 64 bits that stand for an id (FNV-1a).
package enum IDHash {
  package static func of(_ id: some Collection<UInt8>) -> UInt64 {
    id.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}

/// The anchors of pages, found when a link first asks for them: only folders and split pages have
/// any that their plan does not tell, and few links lead into these.
final class PageAnchorIndex: Sendable {
  private let known = Mutex<[Int: PageAnchors]>([:])
  private let find: @Sendable (_ page: Int) -> PageAnchors

  init(_ find: @escaping @Sendable (_ page: Int) -> PageAnchors) { self.find = find }

  subscript(page: Int) -> PageAnchors {
    if let known = known.withLock({ $0[page] }) { return known }
    let anchors = find(page)
    known.withLock { $0[page] = anchors }
    return anchors
  }

  /// Finds the anchors of a page anew when they are next asked for.
  func forget(_ page: Int) { known.withLock { $0[page] = nil } }
}

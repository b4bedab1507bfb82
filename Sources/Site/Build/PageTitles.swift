internal import Content
internal import Diagnostics
internal import Synchronization

/// The titles of pages, for the menu and for the pages beside them. Front matter is known; what
/// a heading says has to be read, once.
final class PageTitles: Sendable {
  private let plan: BuildPlan
  private let assembly: PageAssembly
  private let siteTitle: String
  private let known = Mutex<[Int: [UInt8]]>([:])

  /// In larger sites no page is read twice only to name its neighbours.
  private static let mostRead = 200

  init(_ plan: BuildPlan, _ assembly: PageAssembly, _ configuration: SiteConfiguration) {
    self.plan = plan
    self.assembly = assembly
    siteTitle = configuration.title
  }

  /// The title of a page of the plan.
  subscript(page: Int) -> [UInt8] {
    if let title = plan.pages[page].options.title { return Array(title.utf8) }
    if let title = known.withLock({ $0[page] }) { return title }
    let title = read(plan.pages[page])
    known.withLock { $0[page] = title }
    return title
  }

  /// The title of a file that is a section of a page of the plan.
  func title(ofSection file: String, in page: Int) -> [UInt8] {
    let planned = plan.pages[page]
    guard let part = planned.parts.first(where: { $0.file == file }) else { return [] }
    if let title = part.title { return Array(title.utf8) }
    return read(planned, as: part)
  }

  /// The title of a page where it costs next to nothing; else empty.
  func cheap(_ page: Int) -> [UInt8] {
    plan.pages[page].options.title != nil || plan.listed.count <= Self.mostRead ? self[page] : []
  }

  /// Reads the title of a page anew when it is next asked for.
  func forget(_ page: Int) { known.withLock { $0[page] = nil } }

  private func read(_ planned: PlannedPage) -> [UInt8] {
    guard let first = planned.parts.first else { return Array(siteTitle.utf8) }
    return first.file == nil ? Array(first.name.utf8) : read(planned, as: first)
  }

  private func read(_ planned: PlannedPage, as part: PlannedPart) -> [UInt8] {
    var report = Report()
    var own = planned
    own.parts = [part]
    let page = assembly.read(own, into: &report)
    return Array(page.bytes(page.title))
  }
}

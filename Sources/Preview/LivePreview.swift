package import Diagnostics
package import Platform
package import Site

/// A site that is shown and kept up to date: what its server answers, what its listeners hear.
package final class LivePreview: PreviewSite {
  /// What has happened, for a terminal.
  package struct Note {
    /// The files that were changed, as the user named them.
    package var changes: [Snapshot.Change]
    package var update: SiteUpdate
    package var duration: Duration
    /// All faults that are known now.
    package var report: Report
    /// All pages have been read since the last change.
    package var isComplete: Bool
    /// How many pages there are, and how many entries those hold that were read so far.
    package var counts: (pages: Int, entries: Int)
  }

  /// Hears of everything that happens.
  package var onNote: (Note) -> Void = { _ in }

  private let site: LiveSite
  private let server: PreviewServer
  private var watch: SourceWatch?
  private var reading: EventLoop.Timer?
  /// Seconds without a request after which pages are read that nobody has asked for.
  private static let leisure = 0.05
  /// Seconds after which one is read in any case: requests may never cease.
  private static let patience = 0.15
  private var lastReading = ContinuousClock.now
  private var faults = ShownFaults()
  /// What the listeners know of them.
  private var told = ShownFaults.Told()
  /// All pages have been read since the last change.
  private var isComplete = false

  /// Shows a site by a server. `polls` where the system does not tell of changes to files.
  package init(_ site: LiveSite, on server: PreviewServer, hosts: HostRule, polls: Bool) {
    self.site = site
    self.server = server
    let script = SharedBytes.copy(of: site.liveScript)
    server.handler = { [unowned self] request in
      postpone()
      return RequestHandler(self, hosts: hosts, script: script).response(to: request)
    }
    server.greeting = { [unowned self] in LiveEvent.greeting(told) }
    server.loop.every(15) { [unowned server] in server.send(LiveEvent.pulse) }
    watch = SourceWatch(server.loop, { site.roots }, polls: polls) { [unowned self] in take($0) }
    reading = server.loop.timer { [unowned self] in readNext() }
    reading?.set(Self.leisure)
  }

  /// Shows the site until the loop of the server is stopped.
  package func run() { server.loop.run() }

  // MARK: The site

  package var root: String {
    RequestPath.decoded(Array(site.rootAddress.utf8)) ?? "/"
  }

  /// The path at which the site begins, as it stands in an address.
  package var rootAddress: String { RequestPath.encoded(root) }

  package func file(at path: String) -> PreviewFile? {
    switch site.file(at: path) {
    case .bytes(let bytes):
      var file = PreviewFile(path, .bytes(bytes))
      if path.hasSuffix(".html") { file.reading = site.reading(at: path) }
      return file
    case .disk(let source, let folder):
      return PreviewFile(path, .disk(path: source, within: folder))
    case .faulty:
      faults.take(site.report)
      while !faults.isReady { faults.makeNext() }
      let bytes = SharedBytes.copy(of: ErrorPage.bytes(faults.told.faults.map(\.text)))
      return PreviewFile(path, .bytes(bytes), isFault: true)
    case nil: return nil
    }
  }

  package func notFoundPage() -> PreviewFile? { file(at: "404.html") }

  // MARK: Changes

  private func take(_ changes: [Snapshot.Change]) {
    let start = ContinuousClock.now
    isComplete = false
    let update = site.update(changes)
    if !update.isEmpty { server.send(LiveEvent.event(update, root: root, nil)) }
    faults.take(site.report, changed: Set(changes.map(\.path)))
    // What is wrong with one file is said at once.
    faults.makeNext()
    tellFaults()
    tell(changes, update, start.duration(to: .now), isComplete: false)
    lastReading = .now
    reading?.set(Self.leisure)
  }

  /// A browser that has got a page asks for its style, its script and its pictures.
  private func postpone() {
    let isPatient = lastReading.duration(to: .now) < .seconds(Self.patience)
    if isPatient, !isComplete || !faults.isReady { reading?.set(Self.leisure) }
  }

  /// Reads one file when nothing else is to be done: no request waits for more than that.
  private func readNext() {
    lastReading = .now
    if !isComplete, !site.readNext() {
      isComplete = true
      faults.take(site.report)
      tell([], SiteUpdate(), .zero, isComplete: true)
    } else if isComplete {
      faults.makeNext()
    }
    if isComplete { tellFaults() }
    if !isComplete || !faults.isReady { reading?.set(0) }
  }

  /// Tells the listeners of faults as soon as there are words for them.
  private func tellFaults() {
    guard faults.isReady, faults.told != told else { return }
    told = faults.told
    server.send(LiveEvent.event(SiteUpdate(), root: root, told))
  }

  private func tell(
    _ changes: [Snapshot.Change], _ update: SiteUpdate, _ duration: Duration, isComplete: Bool
  ) {
    onNote(
      Note(
        changes: changes, update: update, duration: duration, report: site.report,
        isComplete: isComplete, counts: site.counts))
  }
}

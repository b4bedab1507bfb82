internal import Platform

/// Tells of changes to the files of a site. However many events one act of saving makes, it is told
/// of once.
final class SourceWatch {
  /// Seconds. An editor is done when it was quiet for `quiet`, and is not waited for longer than
  /// `longest`; who removes a file may be about to put another in its place, within `removal`.
  private enum Wait {
    static let quiet = 0.002
    static let longest = 0.025
    static let removal = 0.03
    /// Files may have been written again within one tick of the system's clock.
    static let again = 0.06
    /// Between looks at all files that no event asks for; where there are many files, so many times
    /// as long as a look takes.
    static let withoutEvents = (least: 0.5, times: 10.0)
    static let withEvents = (least: 2.0, times: 50.0)
  }

  private let roots: () -> [Snapshot.Root]
  private let tell: ([Snapshot.Change]) -> Void
  private let watcher: FolderWatcher?
  private var last: Snapshot
  private var timer: EventLoop.Timer?
  private var regular: EventLoop.Timer?
  /// Seconds that the last look has taken.
  private var cost = 0.0
  /// When the first event came that was not looked at yet.
  private var burst: ContinuousClock.Instant?
  private var isWaitingForReplacement = false

  /// Looks only from time to time if `polls`: for places whose system does not tell of changes.
  init(
    _ loop: EventLoop, _ roots: @escaping () -> [Snapshot.Root], polls: Bool,
    tell: @escaping ([Snapshot.Change]) -> Void
  ) {
    self.roots = roots
    self.tell = tell
    watcher = polls ? nil : FolderWatcher()
    last = Snapshot(of: [])
    last = look()
    timer = loop.timer { [unowned self] in compare() }
    regular = loop.timer { [unowned self] in
      compare()
      wait()
    }
    wait()
    guard let watcher else { return }
    loop.onReadable(watcher.descriptor) { [unowned self] in
      if watcher.drain() { wake() }
    }
  }

  private func wait() {
    let rest = watcher?.isComplete == true ? Wait.withEvents : Wait.withoutEvents
    regular?.set(max(rest.least, rest.times * cost))
  }

  private func wake() {
    let now = ContinuousClock.now
    let start = burst ?? now
    burst = start
    if start.duration(to: now) < .seconds(Wait.longest) { timer?.set(Wait.quiet) }
  }

  /// A snapshot, taken when everything in it is watched.
  private func look() -> Snapshot {
    let start = ContinuousClock.now
    defer { cost = start.duration(to: .now) / .seconds(1) }
    var snapshot = Snapshot(of: roots())
    // Files may have come into a folder before it was watched.
    for _ in 0..<3 where follow(snapshot) { snapshot = Snapshot(of: roots()) }
    return snapshot
  }

  private func follow(_ snapshot: Snapshot) -> Bool {
    watcher?.watch(snapshot.places) ?? false
  }

  private func compare() {
    burst = nil
    let snapshot = look()
    let changes = snapshot.changes(since: last)
    if !isWaitingForReplacement, changes.contains(where: { $0.kind == .removed }) {
      isWaitingForReplacement = true
      timer?.set(Wait.removal)
      return
    }
    isWaitingForReplacement = false
    last = snapshot
    guard !changes.isEmpty else { return }
    timer?.set(Wait.again)
    tell(changes)
  }
}

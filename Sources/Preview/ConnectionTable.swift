/// Who is connected, since when, and who has to go when there are too many.
struct ConnectionTable<ID: Hashable> {
  enum State: Int {
    /// A request has not come, or not come whole.
    case waiting
    /// An answer is on its way.
    case answering
    /// It hears of changes.
    case listening
  }

  private struct Entry {
    var state: State
    /// Seconds.
    var since: Double
  }

  private var entries: [ID: Entry] = [:]

  var count: Int { entries.count }
  var ids: [ID] { Array(entries.keys) }

  mutating func set(_ id: ID, _ state: State, at now: Double) {
    entries[id] = Entry(state: state, since: now)
  }

  mutating func remove(_ id: ID) { entries[id] = nil }

  /// Those that have not sent a whole request for so many seconds.
  func overdue(_ seconds: Double, at now: Double) -> [ID] {
    entries.filter { $0.value.state == .waiting && now - $0.value.since > seconds }.map(\.key)
  }

  /// The one that makes room: who waits goes before who is answered, who listens goes last, and of
  /// equals the longest.
  var victim: ID? {
    entries.min { left, right in
      let (a, b) = (left.value, right.value)
      return (a.state.rawValue, a.since) < (b.state.rawValue, b.since)
    }?.key
  }
}

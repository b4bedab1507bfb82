/// Wakes its owner when something happens in folders. What has happened a ``Snapshot`` tells.
///
/// Where the system cannot tell of changes (there are too many folders, or they lie on a network)
/// it stays silent: its owner looks from time to time anyway.
package final class FolderWatcher {
  /// Something that is watched. A folder that takes the place of another is another one.
  package struct Place: Hashable, Sendable {
    package var path: String
    package var inode: UInt64

    package init(_ path: String, inode: UInt64) {
      self.path = path
      self.inode = inode
    }
  }

  /// Can be read when something has happened.
  package let descriptor: Int32
  /// Whether all that was asked for is watched.
  package private(set) var isComplete = true

  /// What is watched, and the system's number for it.
  private var numbers: [Place: Int32] = [:]
  /// The names that count in what has a number; none where all do.
  private var names: [Int32: Set<String>] = [:]

  /// Nil where the system has no such thing left.
  package init?() {
    guard let descriptor = Syscall.makeWatch() else { return nil }
    self.descriptor = descriptor
  }

  deinit {
    for number in numbers.values { Syscall.unwatch(descriptor, number) }
    Syscall.close(descriptor)
  }

  /// Watches these places and no others, each for the names in it that count, or for all if none
  /// is given. True if there is one that was not watched before: what happened there until now
  /// nobody has told of.
  @discardableResult
  package func watch(_ places: [Place: Set<String>]) -> Bool {
    for (place, number) in numbers where places[place] == nil {
      numbers[place] = nil
      // Several ways may lead to one folder, which then has one number.
      if !numbers.values.contains(number) { Syscall.unwatch(descriptor, number) }
    }
    var isNew = false
    isComplete = true
    for place in places.keys where numbers[place] == nil {
      if let number = Syscall.watch(descriptor, place.path) {
        numbers[place] = number
        isNew = true
      } else {
        isComplete = false
      }
    }
    names = [:]
    for (place, wanted) in places {
      guard let number = numbers[place] else { continue }
      let known = names[number] ?? wanted
      names[number] = known.isEmpty || wanted.isEmpty ? [] : known.union(wanted)
    }
    return isNew
  }

  /// Forgets what has happened so far; whether something had that counts.
  package func drain() -> Bool {
    let (hasNews, ended) = Syscall.drain(descriptor) { number, name in
      guard let wanted = names[number], !wanted.isEmpty, !name.isEmpty else { return true }
      return wanted.contains(String(decoding: name, as: UTF8.self))
    }
    if !ended.isEmpty { numbers = numbers.filter { !ended.contains($0.value) } }
    return hasNews
  }
}

// What the system tells of changes to files.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Syscall {
  /// A descriptor that can be read when something has happened; nil where the system has none left.
  static func makeWatch() -> Int32? {
    #if canImport(Darwin)
      let descriptor = kqueue()
      if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    #else
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    #endif
    return descriptor >= 0 ? descriptor : nil
  }

  /// Watches a folder (on Darwin, a file as well) for names that come and go and for files that
  /// are written. Gives what ``unwatch(_:_:)`` takes; nil where it cannot be watched.
  static func watch(_ watch: Int32, _ path: String) -> Int32? {
    #if canImport(Darwin)
      let descriptor = unsafe open(path, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      let notes = NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB
      var event = unsafe kevent(
        ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(notes), data: 0, udata: nil)
      if unsafe kevent(watch, &event, 1, nil, 0, nil) == 0 { return descriptor }
      _ = Darwin.close(descriptor)
      return nil
    #else
      let events =
        IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_ATTRIB
        | IN_DELETE_SELF | IN_MOVE_SELF
      let number = unsafe inotify_add_watch(watch, path, UInt32(events) | UInt32(IN_ONLYDIR))
      return number >= 0 ? number : nil
    #endif
  }

  /// Ends what ``watch(_:_:)`` began.
  static func unwatch(_ watch: Int32, _ number: Int32) {
    #if canImport(Darwin)
      // Closing the file ends its events.
      _ = Darwin.close(number)
    #else
      _ = inotify_rm_watch(watch, number)
    #endif
  }

  /// Forgets what has happened so far: whether anything had, and the numbers whose watching has
  /// ended because what they stood for is gone.
  static func drain(_ watch: Int32) -> (hasEvents: Bool, ended: [Int32]) {
    #if canImport(Darwin)
      var hasEvents = false
      var events = unsafe [kevent](repeating: kevent(), count: 64)
      var now = timespec(tv_sec: 0, tv_nsec: 0)
      while unsafe kevent(watch, nil, 0, &events, 64, &now) > 0 { hasEvents = true }
      return (hasEvents, [])
    #else
      var hasEvents = false
      var ended: [Int32] = []
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
      defer { unsafe buffer.deallocate() }
      while true {
        guard let count = try? unsafe read(watch, into: buffer), count > 0 else { break }
        var offset = 0
        while offset + MemoryLayout<inotify_event>.size <= count {
          let event = unsafe buffer.load(fromByteOffset: offset, as: inotify_event.self)
          if event.mask & UInt32(IN_IGNORED) != 0 {
            ended.append(event.wd)
          } else {
            hasEvents = true
          }
          offset += MemoryLayout<inotify_event>.size + Int(event.len)
        }
      }
      return (hasEvents, ended)
    #endif
  }

  /// Nanoseconds since 1970.
  static func clock() -> Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

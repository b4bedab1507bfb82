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
      raiseFileLimit()
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
      let descriptor = unsafe Darwin.open(path, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      // The last numbers are left to those who ask for pages.
      guard Int(descriptor) < fileLimit - 512 else {
        close(descriptor)
        return nil
      }
      let notes = NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB
      var event = unsafe kevent(
        ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(notes), data: 0, udata: nil)
      if unsafe kevent(watch, &event, 1, nil, 0, nil) == 0 { return descriptor }
      close(descriptor)
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
      close(number)
    #else
      _ = inotify_rm_watch(watch, number)
    #endif
  }

  /// Forgets what has happened so far: whether there was news among it, and the numbers whose
  /// watching has ended because what they stood for is gone. `isNews` is told the number and the
  /// name in the folder, which is empty for the folder itself and where the system names none.
  static func drain(
    _ watch: Int32, _ isNews: (_ number: Int32, _ name: ArraySlice<UInt8>) -> Bool
  ) -> (hasNews: Bool, ended: [Int32]) {
    #if canImport(Darwin)
      var hasNews = false
      var event = unsafe kevent()
      var now = timespec(tv_sec: 0, tv_nsec: 0)
      while unsafe kevent(watch, nil, 0, &event, 1, &now) > 0 {
        hasNews = unsafe isNews(Int32(event.ident), []) || hasNews
      }
      return (hasNews, [])
    #else
      var hasNews = false
      var ended: [Int32] = []
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
      defer { unsafe buffer.deallocate() }
      while true {
        guard let count = try? unsafe read(watch, into: buffer), count > 0 else { break }
        var offset = 0
        while offset + MemoryLayout<inotify_event>.size <= count {
          let event = unsafe buffer.load(fromByteOffset: offset, as: inotify_event.self)
          offset += MemoryLayout<inotify_event>.size
          let name = unsafe [UInt8](buffer[offset..<offset + Int(event.len)])
          offset += Int(event.len)
          if event.mask & UInt32(IN_IGNORED) != 0 {
            ended.append(event.wd)
          } else {
            hasNews = isNews(event.wd, name.prefix { $0 != 0 }) || hasNews
          }
        }
      }
      return (hasNews, ended)
    #endif
  }

  #if canImport(Darwin)
    /// How many files may be open at once.
    private static var fileLimit: Int {
      var limit = rlimit()
      guard unsafe getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return 0 }
      return Int(clamping: limit.rlim_cur)
    }

    /// Every file that is watched is an open one, and few may be unless more are asked for.
    private static func raiseFileLimit() {
      var limit = rlimit()
      guard unsafe getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return }
      let most = min(limit.rlim_max, rlim_t(OPEN_MAX))
      guard limit.rlim_cur < most else { return }
      limit.rlim_cur = most
      _ = unsafe setrlimit(RLIMIT_NOFILE, &limit)
    }
  #endif

  /// Nanoseconds since 1970.
  static func clock() -> Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

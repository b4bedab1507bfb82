// Programs, signals and networks.
internal import CSyscalls

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Syscall {
  /// The signals by which a user or a system ends a program.
  static let endingSignals = [SIGINT, SIGTERM, SIGHUP]

  /// Starts a program found in `PATH` and does not wait for it; what it says is thrown away. False
  /// if it could not be started.
  static func start(_ program: String, _ arguments: [String]) -> Bool {
    // Nobody asks for its status: the system must not keep it.
    _ = signal(SIGCHLD, SIG_IGN)
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for stream: Int32 in 0...2 {
      unsafe posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    let words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var identifier: pid_t = 0
    return unsafe posix_spawnp(&identifier, program, &actions, nil, words, environ) == 0
  }

  /// Lets the C library keep so many bytes of freed memory, in pieces of at most `largestKept`; a
  /// library that cannot be told does as it likes.
  static func keepFreedMemory(upTo limit: Int32, largestKept: Int32) {
    #if canImport(Glibc)
      _ = mallopt(M_TRIM_THRESHOLD, limit)
      _ = mallopt(M_MMAP_THRESHOLD, largestKept)
    #endif
  }

  /// The addresses (IPv4) by which others reach this machine.
  static func addresses() -> [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard unsafe getifaddrs(&first) == 0 else { return [] }
    defer { unsafe freeifaddrs(first) }
    var addresses: [String] = []
    var next = unsafe first
    while let current = unsafe next {
      unsafe next = current.pointee.ifa_next
      guard let socket = unsafe current.pointee.ifa_addr,
        unsafe Int32(socket.pointee.sa_family) == AF_INET
      else { continue }
      let bits = unsafe socket.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        unsafe UInt32(bigEndian: $0.pointee.sin_addr.s_addr)
      }
      let parts = [24, 16, 8, 0].map { bits >> $0 & 0xFF }
      if parts[0] != 127 { addresses.append(parts.map(String.init).joined(separator: ".")) }
    }
    return addresses
  }
}

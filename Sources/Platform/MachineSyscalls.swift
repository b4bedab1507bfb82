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
    return spawn(program, arguments, output: nil) != nil
  }

  /// Starts a program found in `PATH` and hands over what it writes, piece by piece, until `take`
  /// gives false; true if it ended well.
  static func read(
    _ program: String, _ arguments: [String], _ take: (UnsafeRawBufferPointer) -> Bool
  ) -> Bool {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return false }
    // A program started meanwhile must not keep the pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let identifier = spawn(program, arguments, output: ends[1])
    close(ends[1])
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: File.pieceSize, alignment: 16)
    defer { unsafe piece.deallocate() }
    while identifier != nil, let count = unsafe try? read(ends[0], into: piece), count > 0 {
      guard unsafe take(UnsafeRawBufferPointer(rebasing: piece[..<count])) else { break }
    }
    close(ends[0])
    return identifier.map(endsWell) ?? false
  }

  /// Waits for a program; a status that the system did not keep counts as a good one.
  private static func endsWell(_ identifier: pid_t) -> Bool {
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0 {
      if errno != EINTR { return errno == ECHILD }
    }
    return status == 0
  }

  /// Starts a program found in `PATH` that is told nothing, and gives its number. What it writes
  /// goes to `output` or nowhere, and what it complains of nowhere.
  private static func spawn(
    _ program: String, _ arguments: [String], output: Int32?
  ) -> pid_t? {
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
    if let output { unsafe posix_spawn_file_actions_adddup2(&actions, output, 1) }
    let words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var identifier: pid_t = 0
    let failure = unsafe posix_spawnp(&identifier, program, &actions, nil, words, environ)
    return failure == 0 ? identifier : nil
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

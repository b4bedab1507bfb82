internal import Platform

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A run of the executable `TestHelper`, for what a test cannot do to its own process.
package final class HelperProcess: Sendable {
  /// Why the helper could not be started.
  package enum Failure: Error {
    case notFound
    case system(Int32)
  }

  private let identifier: pid_t
  /// The end of a pipe from which the helper's standard output is read.
  private let output: Int32

  /// Starts the helper. Its standard output is a pipe, or the file `output`.
  package init(_ arguments: [String], output path: String? = nil) throws {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw Failure.system(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let started = Result { try Self.start(arguments, output: ends[1], path) }
    close(ends[1])
    if case .failure = started { close(ends[0]) }
    identifier = try started.get()
    output = ends[0]
  }

  private static func start(
    _ arguments: [String], output: Int32, _ path: String?
  ) throws -> pid_t {
    let executable = try executable()
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let path {
      unsafe posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY, 0)
    } else {
      unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    }
    let pointers = unsafe ([executable] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    var identifier: pid_t = 0
    let error = unsafe posix_spawn(&identifier, executable, &actions, nil, pointers, environ)
    guard error == 0 else { throw Failure.system(error) }
    return identifier
  }

  deinit {
    close(output)
  }

  /// Stops reading what the helper writes.
  package func closeOutput() {
    // The number stays taken until the end, but nothing reads the pipe any more.
    let nothing = unsafe open("/dev/null", O_RDONLY)
    dup2(nothing, output)
    close(nothing)
  }

  /// Waits for the helper to write a byte; false if it ended without.
  package func waitForOutput() -> Bool {
    var byte: UInt8 = 0
    return unsafe read(output, &byte, 1) == 1
  }

  /// Ends the helper where it stands.
  package func kill() {
    #if canImport(Darwin)
      _ = Darwin.kill(identifier, SIGKILL)
    #elseif canImport(Musl)
      _ = Musl.kill(identifier, SIGKILL)
    #else
      _ = Glibc.kill(identifier, SIGKILL)
    #endif
  }

  /// Waits for the end; gives the exit status, or the negative number of the signal that ended it.
  package func wait() -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }

  /// Waits some microseconds.
  package static func sleep(microseconds: UInt32) {
    usleep(microseconds)
  }

  /// The helper lies where the tests were built.
  private static func executable() throws -> String {
    for argument in CommandLine.arguments {
      var folder = argument
      for _ in 0..<5 {
        folder = FilePath.parent(of: folder)
        let candidate = FilePath.join(folder, "TestHelper")
        if (try? File.status(candidate))?.kind == .file { return candidate }
      }
    }
    throw Failure.notFound
  }
}

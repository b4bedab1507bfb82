// Files, folders and streams. Calls that a signal interrupts are made again. The C library is
// imported here, in `EventSyscalls.swift` and in `MachineSyscalls.swift`, and nowhere else.
internal import CSyscalls

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system calls of the house. `folder` is a descriptor that a relative `path` starts from.
internal enum Syscall {
  /// Stands for the current folder wherever a descriptor of a folder is asked for.
  static let currentFolder = AT_FDCWD

  /// How a file is opened; never so that a program started later inherits it.
  enum Access {
    case read
    /// Refuses a link in the last component, and does not wait for a writer of a pipe.
    case readUnlinked
    /// Keeps what the file holds: ext4 flushes a file that was emptied by opening it.
    case write
    /// Refuses a name that exists.
    case create
    /// The same, and what was written can be read.
    case createReadable
    case folder

    var flags: Int32 {
      switch self {
      case .read: O_RDONLY
      case .readUnlinked: O_RDONLY | O_NOFOLLOW | O_NONBLOCK
      case .write: O_WRONLY | O_CREAT
      case .create: O_WRONLY | O_CREAT | O_EXCL
      case .createReadable: O_RDWR | O_CREAT | O_EXCL
      case .folder: O_RDONLY | O_DIRECTORY
      }
    }
  }

  static func open(
    _ folder: Int32, _ path: String, _ access: Access
  ) throws(FileError.Reason) -> Int32 {
    try retrying { unsafe openat(folder, path, access.flags | O_CLOEXEC, 0o666) }
  }

  static func close(_ descriptor: Int32) {
    // Not again when interrupted: the number may already belong to another thread's file.
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }

  /// How many bytes were read; 0 at the end.
  static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, at offset: Int? = nil
  ) throws(FileError.Reason) -> Int {
    if let offset {
      return try retrying {
        unsafe pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
      }
    }
    return try retrying {
      #if canImport(Darwin)
        unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        unsafe Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #else
        unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
    }
  }

  /// Writes all of the bytes.
  static func write(
    _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer
  ) throws(FileError.Reason) {
    var rest = unsafe bytes[...]
    while unsafe !rest.isEmpty {
      let piece = unsafe UnsafeRawBufferPointer(rebasing: rest)
      let count = try retrying {
        #if canImport(Darwin)
          unsafe Darwin.write(descriptor, piece.baseAddress, piece.count)
        #elseif canImport(Musl)
          unsafe Musl.write(descriptor, piece.baseAddress, piece.count)
        #else
          unsafe Glibc.write(descriptor, piece.baseAddress, piece.count)
        #endif
      }
      unsafe rest = rest.dropFirst(count)
    }
  }

  /// Whether the first `count` bytes are the same.
  static func isEqual(
    _ left: UnsafeMutableRawBufferPointer, _ right: UnsafeRawBufferPointer, _ count: Int
  ) -> Bool {
    guard count > 0, let left = left.baseAddress, let right = right.baseAddress else {
      return count == 0
    }
    return unsafe memcmp(left, right, count) == 0
  }

  static func truncate(_ descriptor: Int32, to size: Int) throws(FileError.Reason) {
    _ = try retrying { ftruncate(descriptor, off_t(size)) }
  }

  static func status(_ descriptor: Int32) throws(FileError.Reason) -> FileStatus {
    var info = stat()
    _ = try retrying { unsafe fstat(descriptor, &info) }
    return FileStatus(info)
  }

  /// What is known of `path`, or of the file it links to if `following`.
  static func status(
    _ folder: Int32, _ path: String, following: Bool
  ) throws(FileError.Reason) -> FileStatus {
    var info = stat()
    let flags = following ? 0 : AT_SYMLINK_NOFOLLOW
    _ = try retrying { unsafe fstatat(folder, path, &info, flags) }
    return FileStatus(info)
  }

  /// Whether names can be added to and removed from the folder.
  static func isWritable(_ folder: Int32, _ path: String) throws(FileError.Reason) {
    _ = try retrying { unsafe faccessat(folder, path, W_OK | X_OK, 0) }
  }

  static func makeFolder(_ folder: Int32, _ path: String) throws(FileError.Reason) {
    _ = try retrying { unsafe mkdirat(folder, path, 0o777) }
  }

  static func remove(
    _ folder: Int32, _ path: String, isFolder: Bool
  ) throws(FileError.Reason) {
    _ = try retrying { unsafe unlinkat(folder, path, isFolder ? AT_REMOVEDIR : 0) }
  }

  static func rename(
    _ folder: Int32, _ path: String, _ newFolder: Int32, _ newPath: String
  ) throws(FileError.Reason) {
    _ = try retrying { unsafe renameat(folder, path, newFolder, newPath) }
  }

  /// Lets two names of one file system change places in one step.
  static func exchange(
    _ folder: Int32, _ path: String, _ otherFolder: Int32, _ otherPath: String
  ) throws(FileError.Reason) {
    #if canImport(Darwin)
      _ = try retrying {
        unsafe renameatx_np(folder, path, otherFolder, otherPath, UInt32(RENAME_SWAP))
      }
    #else
      _ = try retrying {
        unsafe renameat2(folder, path, otherFolder, otherPath, RENAME_EXCHANGE)
      }
    #endif
  }

  /// The absolute path without links, `.` and `..`.
  static func resolve(_ path: String) throws(FileError.Reason) -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw FileError.Reason(errno) }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The path of the current folder; nil if it was removed.
  static func workingFolder() -> String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// The bytes of the names in a folder, without `.` and `..`, in the system's order.
  static func names(_ folder: Int32, _ path: String) throws(FileError.Reason) -> [[UInt8]] {
    let descriptor = try open(folder, path, .folder)
    guard let stream = unsafe fdopendir(descriptor) else {
      let reason = FileError.Reason(errno)
      close(descriptor)
      throw reason
    }
    defer { unsafe closedir(stream) }
    var names: [[UInt8]] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let name = unsafe bytes(ofNameIn: entry)
      if name != [0x2E] && name != [0x2E, 0x2E] { names.append(name) }
    }
    if errno != 0 { throw FileError.Reason(errno) }
    return names
  }

  private static func bytes(ofNameIn entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    // The declared length of the name is not its real one: read up to its zero.
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let start = unsafe UnsafeRawPointer(entry) + offset
    let length = unsafe strlen(start.assumingMemoryBound(to: CChar.self))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: length))
  }

  /// Locks a file for this descriptor alone; false if another descriptor holds it.
  static func lock(_ descriptor: Int32) -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // A file system without locks (some network folders) must not make building impossible.
      if errno != EINTR { return errno != EWOULDBLOCK }
    }
    return true
  }

  static func unlock(_ descriptor: Int32) {
    _ = flock(descriptor, LOCK_UN)
  }

  static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  static func processorCount() -> Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// Columns; nil if the descriptor is no terminal.
  static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Makes writing to a pipe that nothing reads an error instead of the end of the process.
  static func ignoreWriteSignals() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Glibc.exit(status)
    #endif
  }

  private static func retrying<Result: FixedWidthInteger & SignedInteger>(
    _ call: () -> Result
  ) throws(FileError.Reason) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw FileError.Reason(errno) }
    }
  }
}

extension FileError.Reason {
  fileprivate init(_ number: Int32) {
    self =
      switch number {
      case ENOENT: .notFound
      case EACCES, EPERM: .permissionDenied
      case EEXIST: .exists
      case EISDIR: .isFolder
      case ENOTDIR: .notFolder
      case ENOTEMPTY: .notEmpty
      case ENOSPC: .diskFull
      case EDQUOT: .quotaExceeded
      case EROFS: .readOnlyFileSystem
      case ELOOP: .tooManyLinks
      case EMFILE, ENFILE: .tooManyOpenFiles
      case ENAMETOOLONG: .nameTooLong
      case EFBIG: .fileTooBig
      case EBUSY, ETXTBSY: .inUse
      case EPIPE: .readerGone
      case EIO: .deviceFailed
      default: .other(number)
      }
  }
}

extension FileStatus {
  fileprivate init(_ info: stat) {
    let kind: FileKind =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    self.init(
      kind: kind, size: Int(info.st_size), modified: time.tv_sec * 1_000_000_000 + time.tv_nsec,
      inode: UInt64(truncatingIfNeeded: info.st_ino),
      device: UInt64(truncatingIfNeeded: info.st_dev))
  }
}

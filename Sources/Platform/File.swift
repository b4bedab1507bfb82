/// An open regular file, with the path that its errors name.
package struct File: ~Copyable, Sendable {
  private let descriptor: FileDescriptor
  private let folder: String
  private let name: String

  /// How much is held of a file that is read in pieces, in bytes.
  package static let pieceSize = 1 << 16

  internal init(_ descriptor: consuming FileDescriptor, folder: String, name: String) {
    self.descriptor = descriptor
    self.folder = folder
    self.name = name
  }

  /// Opens a file for reading; links are followed.
  package init(reading path: String) throws(FileError) {
    do throws(FileError.Reason) {
      self.init(try FileDescriptor(opening: path, .read), folder: "", name: path)
    } catch {
      throw FileError(.read, path, error)
    }
  }

  /// The path, as it was given.
  package var path: String { FilePath.join(folder, name) }

  /// The number that the system knows the open file by, for as long as this value lives.
  package var number: Int32 { descriptor.number }

  /// What the system knows of the file.
  package func status() throws(FileError) -> FileStatus {
    do { return try Syscall.status(descriptor.number) } catch { throw failed(.examine, error) }
  }

  /// Reads the whole file in place of what `bytes` held; its memory is used again.
  ///
  /// A file of more than `limit` bytes is refused before it is read, and a file that grows beyond
  /// it meanwhile, as soon as it does.
  package func read(into bytes: inout [UInt8], limit: Int) throws(FileError) {
    let status = try status()
    if status.kind == .folder { throw failed(.read, .isFolder) }
    guard status.size <= limit else {
      throw failed(.read, .overLimit(size: status.size, limit: limit))
    }
    var count = 0
    var size = status.size + 1
    while true {
      bytes.resize(to: size)
      let added = try read(into: &bytes, from: count)
      if added == 0 { break }
      count += added
      guard count <= limit else {
        throw failed(.read, .overLimit(size: count, limit: limit))
      }
      if count == size { size += max(size, File.pieceSize) }
    }
    bytes.resize(to: count)
  }

  private func read(into bytes: inout [UInt8], from start: Int) throws(FileError) -> Int {
    do throws(FileError.Reason) {
      return try unsafe bytes.withUnsafeMutableBufferPointer { (buffer) throws(FileError.Reason) in
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[start...])
        return try unsafe Syscall.read(
          descriptor.number, into: UnsafeMutableRawBufferPointer(rest))
      }
    } catch {
      throw failed(.read, error)
    }
  }

  /// At most `count` bytes from `offset` on; fewer at the end of the file, none after it.
  package func read(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    do throws(FileError.Reason) {
      let found = try unsafe bytes.withUnsafeMutableBufferPointer {
        (buffer) throws(FileError.Reason) in
        try unsafe Syscall.read(
          descriptor.number, into: UnsafeMutableRawBufferPointer(buffer), at: offset)
      }
      bytes.resize(to: found)
      return bytes
    } catch {
      throw failed(.read, error)
    }
  }

  /// Whether the file holds exactly these bytes. Reads it in pieces, and no further than to the
  /// first difference.
  package func holds(_ bytes: [UInt8]) throws(FileError) -> Bool {
    try unsafe bytes.withUnsafeBufferPointer { (bytes) throws(FileError) in
      try unsafe holds(UnsafeRawBufferPointer(bytes))
    }
  }

  /// Whether the file holds exactly these bytes.
  package func holds(_ bytes: UnsafeRawBufferPointer) throws(FileError) -> Bool {
    let status = try status()
    guard status.kind == .file, status.size == bytes.count else { return false }
    do { return try unsafe Pieces.file(descriptor, holds: bytes) } catch {
      throw failed(.read, error)
    }
  }

  /// Whether the file goes on with exactly these bytes; they are read.
  package func continues(with bytes: [UInt8]) throws(FileError) -> Bool {
    do throws(FileError.Reason) {
      return try unsafe bytes.withUnsafeBufferPointer { (bytes) throws(FileError.Reason) in
        try unsafe Pieces.file(descriptor, continuesWith: UnsafeRawBufferPointer(bytes))
      }
    } catch {
      throw failed(.read, error)
    }
  }

  /// Whether everything has been read.
  package func isAtEnd() throws(FileError) -> Bool {
    var rest: [UInt8] = [0]
    return try read(into: &rest, from: 0) == 0
  }

  /// Whether both files hold the same bytes from their current places on.
  package func holdsSame(as other: borrowing File) throws(FileError) -> Bool {
    guard try status().size == other.status().size else { return false }
    do { return try Pieces.file(descriptor, holdsSameAs: other.descriptor) } catch {
      throw failed(.read, error)
    }
  }

  /// Appends bytes at the current place.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    try unsafe bytes.withUnsafeBufferPointer { (bytes) throws(FileError) in
      try unsafe write(UnsafeRawBufferPointer(bytes))
    }
  }

  /// Appends bytes at the current place.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    do { try unsafe Syscall.write(descriptor.number, bytes) } catch {
      throw failed(.write, error)
    }
  }

  /// Appends the whole of another file, which is never held whole.
  package func write(copyOf source: borrowing File) throws(FileError) {
    do { try Pieces.copy(source.descriptor, to: descriptor) } catch {
      throw failed(.copy, error)
    }
  }

  internal func truncate(to size: Int) throws(FileError) {
    do { try Syscall.truncate(descriptor.number, to: size) } catch { throw failed(.write, error) }
  }

  private func failed(
    _ operation: FileError.Operation, _ reason: FileError.Reason
  ) -> FileError {
    FileError(operation, path, reason)
  }
}

extension File {
  /// Reads a whole file; see ``read(into:limit:)-(_,_)``.
  package static func read(
    _ path: String, into bytes: inout [UInt8], limit: Int
  ) throws(FileError) {
    try File(reading: path).read(into: &bytes, limit: limit)
  }

  /// Makes a file hold these bytes, in place: it keeps its inode, its owner and its rights.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let file = try open(path, .write)
    try file.write(bytes)
    try file.truncate(to: bytes.count)
  }

  /// Writes a new file; one that exists is an error. What cannot be written whole is not left
  /// there.
  package static func create(_ bytes: [UInt8], at path: String) throws(FileError) {
    let file = try open(path, .create)
    do throws(FileError) { try file.write(bytes) } catch {
      try? remove(path)
      throw error
    }
  }

  private static func open(
    _ path: String, _ access: Syscall.Access
  ) throws(FileError) -> File {
    do throws(FileError.Reason) {
      return File(try FileDescriptor(opening: path, access), folder: "", name: path)
    } catch {
      throw FileError(access == .create ? .create : .write, path, error)
    }
  }

  /// What the system knows of a path; links are followed if asked.
  package static func status(
    _ path: String, following: Bool = true
  ) throws(FileError) -> FileStatus {
    do { return try Syscall.status(Syscall.currentFolder, path, following: following) } catch {
      throw FileError(.examine, path, error)
    }
  }

  /// Gives a file another name, in place of the file that had it.
  package static func rename(_ path: String, to newPath: String) throws(FileError) {
    do { try Syscall.rename(Syscall.currentFolder, path, Syscall.currentFolder, newPath) } catch {
      throw FileError(.rename, path, error)
    }
  }

  /// Removes a file or a link.
  package static func remove(_ path: String) throws(FileError) {
    do { try Syscall.remove(Syscall.currentFolder, path, isFolder: false) } catch {
      throw FileError(.remove, path, error)
    }
  }

  /// The absolute path without links, `.` and `..`.
  package static func resolve(_ path: String) throws(FileError) -> String {
    do { return try Syscall.resolve(path) } catch { throw FileError(.resolve, path, error) }
  }
}

extension [UInt8] {
  fileprivate mutating func resize(to size: Int) {
    if size <= count {
      removeLast(count - size)
    } else {
      append(contentsOf: repeatElement(0, count: size - count))
    }
  }
}

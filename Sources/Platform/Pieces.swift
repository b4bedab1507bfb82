/// Files taken piece by piece, so that memory does not follow their size.
internal enum Pieces {
  /// Whether the file, which has as many bytes, holds these.
  static func file(
    _ file: borrowing FileDescriptor, holds bytes: UnsafeRawBufferPointer
  ) throws(FileError.Reason) -> Bool {
    // No more than is needed: most pages are far smaller than a piece.
    let size = min(bytes.count, File.pieceSize)
    let piece = unsafe allocate(size)
    defer { unsafe piece.deallocate() }
    var offset = 0
    while offset < bytes.count {
      let count = try unsafe Syscall.read(file.number, into: piece)
      guard count > 0, offset + count <= bytes.count else { return false }
      let expected = unsafe UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
      guard unsafe Syscall.isEqual(piece, expected, count) else { return false }
      offset += count
    }
    return true
  }

  /// Whether these bytes follow the current place of the file.
  static func file(
    _ file: borrowing FileDescriptor, continuesWith bytes: UnsafeRawBufferPointer
  ) throws(FileError.Reason) -> Bool {
    let piece = unsafe allocate(max(1, bytes.count))
    defer { unsafe piece.deallocate() }
    let wanted = unsafe UnsafeMutableRawBufferPointer(rebasing: piece[..<bytes.count])
    guard try unsafe fill(wanted, from: file.number) == bytes.count else { return false }
    return unsafe Syscall.isEqual(wanted, bytes, bytes.count)
  }

  /// Whether both files hold the same bytes from their current places on.
  static func file(
    _ file: borrowing FileDescriptor, holdsSameAs other: borrowing FileDescriptor
  ) throws(FileError.Reason) -> Bool {
    let piece = unsafe allocate()
    let second = unsafe allocate()
    defer {
      unsafe piece.deallocate()
      unsafe second.deallocate()
    }
    while true {
      let count = try unsafe fill(piece, from: file.number)
      guard try unsafe fill(second, from: other.number) == count else { return false }
      guard unsafe Syscall.isEqual(piece, UnsafeRawBufferPointer(second), count) else {
        return false
      }
      if count < piece.count { return true }
    }
  }

  /// Appends what follows the current place of `source` to `target`.
  static func copy(
    _ source: borrowing FileDescriptor, to target: borrowing FileDescriptor
  ) throws(FileError.Reason) {
    let piece = unsafe allocate()
    defer { unsafe piece.deallocate() }
    while true {
      let count = try unsafe Syscall.read(source.number, into: piece)
      if count == 0 { return }
      try unsafe Syscall.write(
        target.number, UnsafeRawBufferPointer(rebasing: piece[..<count]))
    }
  }

  private static func allocate(
    _ size: Int = File.pieceSize
  ) -> UnsafeMutableRawBufferPointer {
    .allocate(byteCount: size, alignment: 16)
  }

  /// Reads until the piece is full or the file ends: a single read may stop short of either.
  private static func fill(
    _ piece: UnsafeMutableRawBufferPointer, from descriptor: Int32
  ) throws(FileError.Reason) -> Int {
    var count = 0
    while count < piece.count {
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: piece[count...])
      let added = try unsafe Syscall.read(descriptor, into: rest)
      if added == 0 { break }
      count += added
    }
    return count
  }
}

/// What a name in a folder stands for.
package enum FileKind: Sendable, Equatable {
  case file
  case folder
  case link
  /// A pipe, a socket or a device.
  case other
}

/// What the system knows of a file without reading it.
package struct FileStatus: Sendable, Equatable {
  package var kind: FileKind
  /// Bytes.
  package var size: Int
  /// Nanoseconds since 1970.
  package var modified: Int
  package var inode: UInt64
  package var device: UInt64

  package init(kind: FileKind, size: Int, modified: Int, inode: UInt64, device: UInt64) {
    self.kind = kind
    self.size = size
    self.modified = modified
    self.inode = inode
    self.device = device
  }

  /// Whether both are the same file, under whatever names.
  package func isSameFile(as other: FileStatus) -> Bool {
    inode == other.inode && device == other.device
  }
}

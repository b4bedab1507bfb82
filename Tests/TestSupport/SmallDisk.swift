#if canImport(Glibc)
  internal import Glibc
#endif

/// A file system of its own with room for some hundred kilobytes. Only the superuser of a Linux
/// system can have one.
package final class SmallDisk: Sendable {
  /// Where it is mounted.
  package let folder: TemporaryFolder

  /// Whether the process may make one.
  package static var isPossible: Bool {
    (try? SmallDisk(kilobytes: 64)) != nil
  }

  /// Nil where it is not possible.
  package init?(kilobytes: Int) throws {
    folder = try TemporaryFolder()
    #if canImport(Glibc)
      guard unsafe mount("tmpfs", folder.path, "tmpfs", 0, "size=\(kilobytes)k") == 0 else {
        return nil
      }
    #else
      return nil
    #endif
  }

  deinit {
    #if canImport(Glibc)
      _ = unsafe umount2(folder.path, Int32(MNT_DETACH))
    #endif
  }

  /// Makes it read-only, or writable again.
  package func setReadOnly(_ isReadOnly: Bool) {
    #if canImport(Glibc)
      let flags = MS_REMOUNT | (isReadOnly ? MS_RDONLY : 0)
      _ = unsafe mount("tmpfs", folder.path, "tmpfs", UInt(flags), nil)
    #endif
  }
}

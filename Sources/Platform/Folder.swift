/// An open folder. Paths are relative to it, so that neither a change of the current folder nor of
/// a link above it leads elsewhere, and the system has fewer components to look up.
package struct Folder: ~Copyable, Sendable {
  private let descriptor: FileDescriptor
  /// The path that errors name.
  package let path: String

  /// Opens a folder; links are followed. Errors name it as `shown`, if that is given.
  package init(_ path: String, shownAs shown: String? = nil) throws(FileError) {
    do throws(FileError.Reason) {
      self.init(try FileDescriptor(opening: path, .folder), path: shown ?? path)
    } catch {
      throw FileError(.list, shown ?? path, error)
    }
  }

  private init(_ descriptor: consuming FileDescriptor, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  /// Opens a folder in this one; links are followed.
  package func folder(_ name: String) throws(FileError) -> Folder {
    do throws(FileError.Reason) {
      let opened = try FileDescriptor(opening: name, in: descriptor.number, .folder)
      return Folder(opened, path: FilePath.join(path, name))
    } catch {
      throw failed(.list, name, error)
    }
  }

  /// Opens a file for reading unless it is a link (then the reason is `tooManyLinks`).
  package func open(_ name: String) throws(FileError) -> File {
    try open(name, .readUnlinked, .read, shownAs: nil)
  }

  /// Makes a file for writing; a name that exists is an error. Errors name it as the path `shown`,
  /// if that is given.
  package func create(_ name: String, shownAs shown: String? = nil) throws(FileError) -> File {
    try open(name, .create, .create, shownAs: shown)
  }

  /// Makes a file without a name, for writing and reading, which goes when it is closed. Errors name
  /// it as `shown`.
  package func createUnnamed(_ name: String, shownAs shown: String) throws(FileError) -> File {
    let file = try open(name, .createReadable, .create, shownAs: shown)
    try remove(name)
    return file
  }

  private func open(
    _ name: String, _ access: Syscall.Access, _ operation: FileError.Operation,
    shownAs shown: String?
  ) throws(FileError) -> File {
    do throws(FileError.Reason) {
      let opened = try FileDescriptor(opening: name, in: descriptor.number, access)
      return File(opened, folder: shown == nil ? path : "", name: shown ?? name)
    } catch {
      throw failed(operation, name, error, shownAs: shown)
    }
  }

  /// What the system knows of a name, a link itself unless it is followed; nil if there is none.
  package func status(
    _ name: String, following: Bool = false
  ) throws(FileError) -> FileStatus? {
    do throws(FileError.Reason) {
      return try Syscall.status(descriptor.number, name, following: following)
    } catch {
      if error == .notFound || error == .notFolder { return nil }
      throw failed(.examine, name, error)
    }
  }

  /// Throws what would forbid to add and remove names in a folder.
  package func checkWritable(_ name: String = ".") throws(FileError) {
    do { try Syscall.isWritable(descriptor.number, name) } catch {
      throw failed(.write, name, error)
    }
  }

  /// The names in a folder in the order of their bytes; apart, those that are not UTF-8, with
  /// replacement characters, fit to be shown only.
  package func names(
    _ name: String = "."
  ) throws(FileError) -> (names: [String], unreadable: [String]) {
    do throws(FileError.Reason) {
      var names: [String] = []
      var unreadable: [String] = []
      for bytes in try Syscall.names(descriptor.number, name) {
        if let valid = String(validating: bytes, as: UTF8.self) {
          names.append(valid)
        } else {
          unreadable.append(String(decoding: bytes, as: UTF8.self))
        }
      }
      names.sort(by: FilePath.precedes)
      unreadable.sort(by: FilePath.precedes)
      return (names, unreadable)
    } catch {
      throw failed(.list, name, error)
    }
  }

  /// Makes a folder; false if there is something of that name.
  @discardableResult
  package func makeFolder(_ name: String) throws(FileError) -> Bool {
    do throws(FileError.Reason) {
      try Syscall.makeFolder(descriptor.number, name)
      return true
    } catch {
      if error == .exists { return false }
      throw failed(.make, name, error)
    }
  }

  /// Removes a file or a link; false if there is none.
  @discardableResult
  package func remove(_ name: String) throws(FileError) -> Bool {
    try remove(name, isFolder: false)
  }

  /// Removes an empty folder; false if there is none or it is not empty.
  @discardableResult
  package func removeFolder(_ name: String) throws(FileError) -> Bool {
    try remove(name, isFolder: true)
  }

  private func remove(_ name: String, isFolder: Bool) throws(FileError) -> Bool {
    do throws(FileError.Reason) {
      try Syscall.remove(descriptor.number, name, isFolder: isFolder)
      return true
    } catch {
      // Some systems say of a folder that is not empty that it exists.
      let isKept = isFolder && (error == .notEmpty || error == .exists)
      if error == .notFound || isKept { return false }
      throw failed(.remove, name, error)
    }
  }

  /// Moves a file from this folder to a name below another of the same file system, in place of
  /// the file that had it.
  package func move(
    _ name: String, to folder: borrowing Folder, _ newName: String
  ) throws(FileError) {
    do throws(FileError.Reason) {
      try Syscall.rename(descriptor.number, name, folder.descriptor.number, newName)
    } catch {
      throw folder.failed(.write, newName, error)
    }
  }

  /// Lets a name of this folder and a name below another of the same file system change places;
  /// false if the file system cannot do this, or one of them is missing.
  package func exchange(
    _ name: String, with folder: borrowing Folder, _ otherName: String
  ) -> Bool {
    do throws(FileError.Reason) {
      try Syscall.exchange(descriptor.number, name, folder.descriptor.number, otherName)
      return true
    } catch {
      return false
    }
  }

  /// Locks the folder until ``unlock()`` or until it is closed, also by the end of the process;
  /// false if somebody else holds it. Where the file system has no locks, nobody ever does.
  package func lock() -> Bool {
    Syscall.lock(descriptor.number)
  }

  /// Lets others lock the folder.
  package func unlock() {
    Syscall.unlock(descriptor.number)
  }

  private func failed(
    _ operation: FileError.Operation, _ name: String, _ reason: FileError.Reason,
    shownAs shown: String? = nil
  ) -> FileError {
    let path = name == "." ? path : FilePath.join(path, name)
    return FileError(operation, shown ?? path, reason)
  }
}

extension Folder {
  /// Makes a folder and those above it that are missing; gives those that were made, the topmost
  /// first.
  @discardableResult
  package static func make(_ path: String) throws(FileError) -> [String] {
    var missing: [String] = []
    var above = path
    while !above.isEmpty, try !isFolder(above) {
      missing.append(above)
      above = FilePath.parent(of: above)
    }
    var made: [String] = []
    for path in missing.reversed() {
      do throws(FileError.Reason) {
        try Syscall.makeFolder(Syscall.currentFolder, path)
        made.append(path)
      } catch {
        // Another process may have made it meanwhile.
        if error != .exists { throw FileError(.make, path, error) }
        if try !isFolder(path) { throw FileError(.make, path, .notFolder) }
      }
    }
    return made
  }

  /// Removes an empty folder; false if there is none or it is not empty.
  @discardableResult
  package static func remove(_ path: String) throws(FileError) -> Bool {
    do throws(FileError.Reason) {
      try Syscall.remove(Syscall.currentFolder, path, isFolder: true)
      return true
    } catch {
      if error == .notFound || error == .notEmpty || error == .exists { return false }
      throw FileError(.remove, path, error)
    }
  }

  private static func isFolder(_ path: String) throws(FileError) -> Bool {
    do throws(FileError.Reason) {
      return try Syscall.status(Syscall.currentFolder, path, following: true).kind == .folder
    } catch {
      if error == .notFound { return false }
      throw FileError(.make, path, error)
    }
  }
}

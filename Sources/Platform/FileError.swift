/// What the file system refused: the operation, the path as the user gave it, and the reason.
package struct FileError: Error, Equatable, Sendable {
  /// What was tried.
  package enum Operation: String, Sendable {
    case read, write, create, copy, rename, remove, list, examine, lock
    case make = "make the folder"
    case resolve = "find"
  }

  /// What was tried.
  package var operation: Operation
  /// The path, as the user gave it or below a path that the user gave.
  package var path: String
  /// Why it failed.
  package var reason: Reason

  package init(_ operation: Operation, _ path: String, _ reason: Reason) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  /// Such as `cannot read notes.md: permission denied`; no full stop.
  package var sentence: String {
    "cannot \(operation.rawValue) \(path): \(reason.sentence)"
  }
}

extension FileError {
  /// Why the system refused, in terms that do not depend on its numbers or its language.
  package enum Reason: Error, Equatable, Sendable {
    case notFound
    case permissionDenied
    case exists
    case isFolder
    case notFolder
    case notFile
    case notEmpty
    case diskFull
    case quotaExceeded
    case readOnlyFileSystem
    case tooManyLinks
    case tooManyOpenFiles
    case nameTooLong
    case nameNotUTF8
    case fileTooBig
    case inUse
    case readerGone
    case deviceFailed
    /// The file is larger than the caller allowed, both in bytes.
    case overLimit(size: Int, limit: Int)
    /// Any other number of the system.
    case other(Int32)

    /// Such as `permission denied`; no full stop.
    package var sentence: String {
      switch self {
      case .notFound: "no such file or folder"
      case .permissionDenied: "permission denied"
      case .exists: "it exists already"
      case .isFolder: "it is a folder"
      case .notFolder: "it is, or lies below, something that is not a folder"
      case .notFile: "it is not a regular file"
      case .notEmpty: "the folder is not empty"
      case .diskFull: "the disk is full"
      case .quotaExceeded: "the disk quota is used up"
      case .readOnlyFileSystem: "the file system is read-only"
      case .tooManyLinks: "its symbolic links lead in a circle or too far"
      case .tooManyOpenFiles: "too many files are open"
      case .nameTooLong: "the name is too long"
      case .nameNotUTF8: "the name is not UTF-8"
      case .fileTooBig: "the system does not allow a file this big"
      case .inUse: "it is in use"
      case .readerGone: "nothing reads it any more"
      case .deviceFailed: "the device failed"
      case .overLimit(let size, let limit):
        "it has \(size) bytes and at most \(limit) are read"
      case .other(let number): "system error \(number)"
      }
    }
  }
}

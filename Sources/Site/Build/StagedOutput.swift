internal import Diagnostics
internal import HTML
internal import Output
internal import Platform
internal import Synchronization

/// Where the files of a site go while it is built, from all threads: to the output folder, to
/// memory, or nowhere: where faults are known already, and where they are only looked for.
final class StagedOutput: Sendable {
  private let folder: OutputFolder?
  private let failure = Mutex<FileError?>(nil)
  private let keepsInMemory: Bool
  private let memory = Mutex<[String: SharedBytes]>([:])
  /// Files are made and their paths are looked at, but they are kept nowhere.
  private let isTrial: Bool
  private let claims = Mutex(OutputClaims())

  /// Takes files for a folder; nil to take none.
  init(_ folder: OutputFolder?) {
    self.folder = folder
    keepsInMemory = false
    isTrial = false
  }

  /// Keeps files in memory, or looks at their paths only.
  init(isTrial: Bool = false) {
    folder = nil
    keepsInMemory = !isTrial
    self.isTrial = isTrial
  }

  /// Whether files are taken.
  var isOpen: Bool {
    keepsInMemory || isTrial || folder != nil && failure.withLock { $0 == nil }
  }

  /// The files that memory keeps, by their paths.
  var kept: [String: SharedBytes] { memory.withLock { $0 } }

  private func keep(_ path: String, _ bytes: UnsafeRawBufferPointer) {
    let copy = unsafe SharedBytes(bytes)
    memory.withLock { $0[path] = copy }
  }

  /// Throws what the file system refused.
  func check() throws(OutputError) {
    if let failure = failure.withLock({ $0 }) { throw .failed(failure) }
  }

  /// Hands over a file that was made from `source`.
  func stage(
    _ path: String, _ html: borrowing HTMLBuffer, source: String, _ report: inout Report
  ) {
    unsafe html.withBytes { bytes in
      if keepsInMemory { return unsafe keep(path, bytes) }
      stage(path, source, &report) { (folder) throws(FileError) in
        try unsafe folder.stage(path, bytes: bytes)
      }
    }
  }

  /// Hands over a file that is not made from any source.
  func stage(_ path: String, bytes: [UInt8], source: String = "", _ report: inout Report) {
    if keepsInMemory { return unsafe bytes.withUnsafeBytes { unsafe keep(path, $0) } }
    stage(path, source, &report) { (folder) throws(FileError) in
      try folder.stage(path, bytes: bytes)
    }
  }

  /// Hands over a file that is told piece by piece.
  func stage(_ path: String, from source: ByteSource, _ report: inout Report) {
    if keepsInMemory {
      var bytes: [UInt8] = []
      do throws(FileError) {
        try source { (piece) throws(FileError) in
          bytes.append(contentsOf: piece)
          return true
        }
      } catch {
        fail(error)
      }
      return unsafe bytes.withUnsafeBytes { unsafe keep(path, $0) }
    }
    stage(path, "", &report) { (folder) throws(FileError) in
      try folder.stage(path, from: source)
    }
  }

  /// A file for what need not stay in memory; nil where there is none but memory.
  func makeScratchFile() throws(FileError) -> File? { try folder?.makeScratchFile() }

  /// Remembers what the file system refused.
  func fail(_ error: FileError) { failure.withLock { $0 = $0 ?? error } }

  /// Hands over a copy of a file.
  func stage(_ path: String, copyOf source: String, _ report: inout Report) {
    stage(path, source, &report) { (folder) throws(FileError) in
      try folder.stage(path, copyOf: source)
    }
  }

  private func stage(
    _ path: String, _ source: String, _ report: inout Report,
    _ write: (OutputFolder) throws(FileError) -> OutputStage
  ) {
    if isTrial { return claim(path, source, &report) }
    guard isOpen, let folder else { return }
    do throws(FileError) {
      if case .refused(let collision) = try write(folder) {
        report.add(Self.diagnostic(collision, path, source))
      }
    } catch {
      fail(error)
    }
  }

  private func claim(_ path: String, _ source: String, _ report: inout Report) {
    let isUsable = OutputPath.isUsable(path.utf8)
    let collision = isUsable ? claims.withLock { $0.claim(path) } : .unusablePath
    if let collision { report.add(Self.diagnostic(collision, path, source)) }
  }

  private static func diagnostic(
    _ collision: OutputCollision, _ path: String, _ source: String
  ) -> Diagnostic {
    let (headline, explanation, fix) =
      switch collision {
      case .samePath(let other):
        (
          "\"\(path)\" would be written twice",
          path == other ? "" : "Where upper and lower case count as one, \"\(other)\" is the same.",
          "give one of the sources another name"
        )
      case .fileAndFolder(let other):
        (
          "\"\(path)\" cannot be written beside \"\(other)\"",
          "One name would be a file and a folder at once.", "give one of them another name"
        )
      case .stranger(let other):
        (
          "\"\(path)\" would replace the file \"\(other)\", which Florilegium did not write", "",
          "move that file away, or write to another folder with --output"
        )
      case .unusablePath:
        (
          "\"\(path)\" cannot be the name of a file of the site", "",
          "give its source another name"
        )
      }
    return Diagnostic(
      .error, "output-collision", path: source, headline, explanation: explanation, fix: fix)
  }
}

internal import Diagnostics
internal import Platform

/// Files that are to be written where none are: all of them, or none.
struct NewFiles {
  /// Below the folder.
  private let files: [(path: String, bytes: [UInt8])]
  private let folder: String

  /// `folder` may be missing; empty for the current one.
  init(_ files: [(path: String, bytes: [UInt8])], in folder: String) {
    self.files = files
    self.folder = folder
  }

  /// What stands where one of them would be, or where one needs a folder: a fault for each, with
  /// the way out.
  func report(fix: String) -> Report {
    var report = Report()
    for path in occupied.sorted(by: FilePath.precedes) {
      report.add(
        Diagnostic(
          .error, "file-exists", path: path, "there is something of this name already", fix: fix))
    }
    return report
  }

  private var occupied: Set<String> {
    var occupied: Set<String> = []
    for file in files {
      let path = FilePath.join(folder, file.path)
      if (try? File.status(path, following: false)) != nil { occupied.insert(path) }
      var above = FilePath.parent(of: file.path)
      while !above.isEmpty {
        let path = FilePath.join(folder, above)
        if let status = try? File.status(path), status.kind != .folder { occupied.insert(path) }
        above = FilePath.parent(of: above)
      }
    }
    return occupied
  }

  /// Writes them; where that fails, what was written until then is removed.
  func write() throws(FileError) {
    var made: [String] = []
    var written: [String] = []
    do throws(FileError) {
      for file in files {
        let path = FilePath.join(folder, file.path)
        made += try Folder.make(FilePath.parent(of: path))
        try File.create(file.bytes, at: path)
        written.append(path)
      }
    } catch {
      for path in written { try? File.remove(path) }
      for path in made.reversed() { _ = try? Folder.remove(path) }
      throw error
    }
  }
}

internal import Platform

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A new folder for one test, removed with all it holds when the test lets it go.
package final class TemporaryFolder: Sendable {
  /// Absolute, without links.
  package let path: String

  /// On a disk in memory if that is asked for and there is one: the journal of a real disk makes
  /// thousands of small files slow.
  package init(inMemory: Bool = false) throws {
    let memory = "/dev/shm"
    let hasMemory = (try? File.status(memory))?.kind == .folder
    let place =
      inMemory && hasMemory
      ? URL(fileURLWithPath: memory) : FileManager.default.temporaryDirectory
    let base = place.appendingPathComponent("florilegium-tests-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    path = try File.resolve(base.path)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The absolute path of something in the folder.
  package func path(_ name: String) -> String {
    FilePath.join(path, name)
  }

  /// Writes a file, with the folders that it needs; gives its path.
  @discardableResult
  package func write(_ name: String, _ text: String = "") throws -> String {
    try write(name, Array(text.utf8))
  }

  /// Writes a file, with the folders that it needs; gives its path.
  @discardableResult
  package func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    try Folder.make(FilePath.parent(of: path(name)))
    try File.write(bytes, to: path(name))
    return path(name)
  }

  /// Makes a folder; gives its path.
  @discardableResult
  package func makeFolder(_ name: String) throws -> String {
    try Folder.make(path(name))
    return path(name)
  }

  /// Makes a link to `target`, as it is given.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }

  /// Removes something with all it holds.
  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  /// The text of a file.
  package func text(_ name: String) throws -> String {
    var bytes: [UInt8] = []
    try File.read(path(name), into: &bytes, limit: .max - 1)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The relative paths of the files and folders in a folder, sorted; those of folders with a slash.
  package func list(_ name: String = "") throws -> [String] {
    try FileTree(path(name)).entries.map {
      $0.status.kind == .folder ? $0.path + "/" : $0.path
    }
  }

  /// The files in a folder with what they hold.
  package func contents(_ name: String = "") throws -> [String: String] {
    var contents: [String: String] = [:]
    for entry in try FileTree(path(name)).entries where entry.status.kind == .file {
      contents[entry.path] = try text(FilePath.join(name, entry.path))
    }
    return contents
  }
}

internal import Platform

/// The new files in the staging folder, by name, with the numbers that the file system has for
/// them: so an old file that has changed places with a new one is not taken for it.
internal struct WaitingFiles: Sendable {
  private static let list = "waiting"

  private var inodes: [String: UInt64] = [:]

  init() {}

  mutating func add(_ name: String, inode: UInt64) {
    inodes[name] = inode
  }

  func contains(_ name: String) -> Bool {
    inodes[name] != nil
  }

  /// What still waits in a staging folder that a killed commit left: the files of its list that
  /// have not moved. Without a list every file waits.
  init(in folder: borrowing Folder) throws(FileError) {
    let listed = Self.readList(folder)
    for name in try folder.names().names {
      guard let status = try folder.status(name), status.kind == .file else { continue }
      if let listed, listed[name] != status.inode { continue }
      inodes[name] = status.inode
    }
  }

  /// Writes the list, a line with name and number for each file.
  func write(into folder: borrowing Folder) throws(FileError) {
    var lines: [UInt8] = []
    for (name, inode) in inodes.sorted(by: { $0.key < $1.key }) {
      lines += Array("\(name) \(inode)\n".utf8)
    }
    try folder.create(Self.list).write(lines)
  }

  private static func readList(_ folder: borrowing Folder) -> [String: UInt64]? {
    var bytes: [UInt8] = []
    guard (try? folder.open(list).read(into: &bytes, limit: .max)) != nil else { return nil }
    var inodes: [String: UInt64] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let fields = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard fields.count == 2, let inode = UInt64(fields[1]) else { continue }
      inodes[String(fields[0])] = inode
    }
    return inodes
  }
}

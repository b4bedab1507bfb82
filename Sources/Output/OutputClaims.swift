/// Which paths of the output are taken.
package struct OutputClaims: Sendable {
  /// From the key of a path to the path.
  private var files: [String: String] = [:]
  /// From the key of a folder to a path below it.
  private var folders: [String: String] = [:]

  package init() {}

  /// Takes a path, unless it or a folder of it is taken.
  package mutating func claim(_ path: String) -> OutputCollision? {
    let key = OutputPath.key(path)
    if let other = files[key] { return .samePath(as: other) }
    if let other = folders[key] { return .fileAndFolder(with: other) }
    // What lies above a known folder is known.
    let new = OutputPath.folders(above: key).prefix { folders[$0] == nil }
    for folder in new {
      if let other = files[folder] { return .fileAndFolder(with: other) }
    }
    for folder in new { folders[folder] = path }
    files[key] = path
    return nil
  }
}

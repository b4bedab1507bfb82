internal import Platform

/// The Git repository that a folder is a part of without being its top. GitHub reads workflows at
/// the top only.
struct RepositoryAround {
  /// The folder as the repository knows it.
  let name: String

  /// More folders stand in each other nowhere.
  private static let farthest = 64

  /// Nil where a folder, empty for the current one, is the top of a repository or in none.
  init?(_ folder: String) {
    guard let path = try? File.resolve(folder.isEmpty ? "." : folder) else { return nil }
    var top = path
    for _ in 0..<Self.farthest {
      if (try? File.status(FilePath.join(top, ".git"))) != nil {
        if top == path { return nil }
        name = String(path.dropFirst(top == "/" ? 1 : top.count + 1))
        return
      }
      guard top != "/", !top.isEmpty else { return nil }
      top = FilePath.parent(of: top)
    }
    return nil
  }

  /// What to do so that the workflow runs.
  var advice: String {
    """
    GitHub reads workflows at the top of a repository only, and this is the folder
                 \(name) of one: make it a repository of its own, or move .github to the top and
                 write into pages.yml `defaults: {run: {working-directory: \(name)}}` and, under
                 upload-pages-artifact, `path: \(name)/public`
    """
  }
}

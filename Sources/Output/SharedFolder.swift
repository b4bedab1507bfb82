internal import Platform

/// An open folder with several owners; closed when the last of them goes.
internal final class SharedFolder: Sendable {
  let folder: Folder

  init(_ folder: consuming Folder) {
    self.folder = folder
  }
}

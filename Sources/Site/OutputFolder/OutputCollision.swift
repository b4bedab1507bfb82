/// Why a file cannot be written into the output where it was meant to be.
package enum OutputCollision: Error, Equatable, Sendable {
  /// Another file was staged for the same path, or for one that differs by case or by the way its
  /// letters are composed.
  case samePath(as: String)
  /// Another file that was staged needs a folder where this one is a file, or the reverse.
  case fileAndFolder(with: String)
  /// Something that Florilegium did not write stands at this path of the output.
  case stranger(at: String)
  /// The path is empty or too long, leads out of the output, has a control character, or is one of
  /// Florilegium's own.
  case unusablePath
}

/// What became of a file that was handed to the output folder.
package enum OutputStage: Equatable, Sendable {
  /// It differs from the published file, or is new; it waits for the commit.
  case changed
  /// It is the published file, which is left alone.
  case unchanged
  /// It cannot be written, and is not.
  case refused(OutputCollision)
}

/// What a commit did to the output, paths in the order of their bytes.
package struct OutputSummary: Equatable, Sendable {
  /// Written because they were new or had changed.
  package var written: [String] = []
  /// Removed because the site no longer has them.
  package var removed: [String] = []
  /// How many were left alone.
  package var unchanged = 0
}

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

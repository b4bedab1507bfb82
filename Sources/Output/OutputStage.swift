/// What became of a file that was handed to the output folder.
package enum OutputStage: Equatable, Sendable {
  /// It differs from the published file, or is new; it waits for the commit.
  case changed
  /// It is the published file, which is left alone.
  case unchanged
  /// It cannot be written, and is not.
  case refused(OutputCollision)
}

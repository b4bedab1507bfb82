/// A partial includes itself without end, or deeper than anything that people write.
public struct TemplateRecursion: Error, Equatable {
  /// The call that went too deep.
  @usableFromInline let operation: Int

  /// How many partials may be open at once.
  @usableFromInline static let limit = 250_000

  @usableFromInline init(operation: Int) {
    self.operation = operation
  }
}

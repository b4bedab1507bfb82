/// All templates of a site as one flat list of operations.
@frozen
@usableFromInline
struct TemplateProgram: Sendable {
  @usableFromInline var operations: [TemplateOperation] = []
  /// Literal text and indentations.
  @usableFromInline var pool: [UInt8] = []
  /// Dotted names: the scopes of the first part, as bits, the keys of the others, and -1. The
  /// first entry stands for none.
  @usableFromInline var paths: [Int32] = [-1]
  /// The key of `.`, by which a context is asked for its own text; -1 if no context has one.
  @usableFromInline var itemKey: Int32 = -1
  /// How many scopes the vocabulary has.
  @usableFromInline var scopeCount = 0

  init() {}
}

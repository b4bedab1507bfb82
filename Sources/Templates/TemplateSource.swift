public import HTML

/// What a name stands for in one context.
@frozen
public enum TemplateValue<Context: BitwiseCopyable>: BitwiseCopyable {
  /// The context does not have the name: an enclosing context may. Only of an open vocabulary; in
  /// a closed one the declared scopes decide.
  case undeclared
  /// Nothing: no text, false, an empty list.
  case empty
  /// Text, which ``TemplateSource/write(_:of:escaped:into:)`` writes, or true.
  case text
  /// One context.
  case object(Context)
  /// A list that is not empty, by its first context.
  case list(first: Context)
}

/// The data behind templates: it is asked for values and writes texts, and builds nothing.
///
/// A context is a small value, such as the place of an entry. Names come as the keys of the
/// vocabulary.
///
/// Public, and the renderer inlinable, unlike the rest of the house: the renderer is made anew for
/// the type of a source in the module of the source. A `package` function is not, whatever its
/// attributes, unless modules are optimised together; through witness tables an entry took twenty
/// times as long.
public protocol TemplateSource {
  /// A place in the data, trivially copied.
  associatedtype Context: BitwiseCopyable

  /// The number of the scope of a context; of no meaning for an open vocabulary.
  func scope(of context: Context) -> Int

  /// What `key` stands for in `context`.
  func value(of key: Int, in context: Context) -> TemplateValue<Context>

  /// The context that follows `context` in its list; nil after the last.
  func next(after context: Context) -> Context?

  /// Writes the text that `key` stands for in `context`; nothing if it is no text. `escaped` is
  /// true for `{{name}}`, false for `{{{name}}}` and `{{&name}}`.
  func write(_ key: Int, of context: Context, escaped: Bool, into output: inout HTMLBuffer)
}

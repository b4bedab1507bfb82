/// One step of a program.
///
/// The fields mean what the code says; those that it does not name are zero.
@frozen
@usableFromInline
struct TemplateOperation: Sendable {
  @usableFromInline
  enum Code: UInt8, Sendable {
    /// Writes the bytes `start..<end` of the pool.
    case literal
    /// Writes the indentation of the partial.
    case indent
    /// Writes the text of a name, escaped or not.
    case escapedVariable, unescapedVariable
    /// Asks for a name and goes to `target` if it stands for nothing.
    case condition
    /// Asks for a name and goes to `target` if it stands for something.
    case invertedCondition
    /// Enters what a name stands for, or goes to `target` if it stands for nothing.
    case enter
    /// Goes to `target` with the next context of the list, or leaves the section.
    case leave
    /// Goes to the template at `target`; `start..<end` of the pool is added to the indentation if
    /// `extends` is true, and is the indentation if it is false.
    case call
    /// Goes back behind the call.
    case finish
  }

  @usableFromInline var code: Code
  /// Of a call, whether the indentation of the calling template remains.
  @usableFromInline var extends = false
  /// The name, by its first part; -1 for the context itself.
  @usableFromInline var key: Int32 = 0
  /// The scopes that have the name, one bit each; 0 if only the contexts themselves know.
  @usableFromInline var scopes: UInt32 = 0
  /// Where the other parts of the name begin in the list of paths; 0 if there are none.
  @usableFromInline var path: Int32 = 0
  @usableFromInline var target: Int32 = 0
  @usableFromInline var start: Int32 = 0
  @usableFromInline var end: Int32 = 0

  init(_ code: Code) {
    self.code = code
  }
}

/// One step of a program: some text to be written first, then what the code says.
///
/// The fields that a code does not name are zero.
@frozen
@usableFromInline
struct TemplateOperation: Sendable {
  @usableFromInline
  enum Code: UInt8, Sendable {
    /// Nothing more.
    case text
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
    /// Goes to the template at `target`; the bytes `start..<end` of the pool are added to the
    /// indentation if it extends, and are the indentation if it does not.
    case call, extendingCall
    /// Goes back behind the call.
    case finish
  }

  @usableFromInline var code: Code
  /// The name, by its first part; -1 for the context itself.
  @usableFromInline var key: Int32 = 0
  /// The scopes that have the name, one bit each, if it has one part; 0 if it has more, or only
  /// the contexts themselves know.
  @usableFromInline var scopes: UInt32 = 0
  /// Where the parts of a dotted name begin in the list of paths; 0 for other names.
  @usableFromInline var path: Int32 = 0
  @usableFromInline var target: Int32 = 0
  /// The text in the pool.
  @usableFromInline var textStart: Int32 = 0
  @usableFromInline var textEnd: Int32 = 0
  @usableFromInline var start: Int32 = 0
  @usableFromInline var end: Int32 = 0

  init(_ code: Code) {
    self.code = code
  }
}

/// One fault: what, where, why, and the way out.
///
/// Line and column are found only when it is printed, from the bytes of the file at `path`.
package struct Diagnostic: Sendable, Equatable {
  /// How much it weighs.
  package var severity: Severity
  /// Its stable name, such as `duplicate-id`.
  package var rule: String
  /// The file as the user named it or as it lies below the site; empty for none.
  package var path: String
  /// The bytes it is about, counted from the first byte on disk; nil for the whole file.
  package var range: Range<Int>?
  /// The thing first, no full stop, such as `the id "crust" is used twice`.
  package var headline: String
  /// What was done about it, in a sentence or two; may be empty.
  package var explanation: String
  /// Other places that belong to it.
  package var notes: [Note]
  /// The way out, such as `quote the value: title: "Latin: a start"`; may be empty.
  package var fix: String

  /// Another place that belongs to a fault.
  package struct Note: Sendable, Equatable {
    /// What stands there.
    package var text: String
    /// The file, as in ``Diagnostic/path``.
    package var path: String
    /// The bytes; nil for the whole file.
    package var range: Range<Int>?

    package init(_ text: String, path: String, range: Range<Int>?) {
      self.text = text
      self.path = path
      self.range = range
    }
  }

  package init(
    _ severity: Severity, _ rule: String, path: String, range: Range<Int>? = nil,
    _ headline: String, explanation: String = "", notes: [Note] = [], fix: String = ""
  ) {
    self.severity = severity
    self.rule = rule
    self.path = path
    self.range = range
    self.headline = headline
    self.explanation = explanation
    self.notes = notes
    self.fix = fix
  }
}

/// Why bytes are not YAML that can be read.
package struct YAMLError: Error, Equatable {
  /// What is wrong, the thing first, without a full stop.
  package var message: String
  /// The bytes it is about, as indices of the bytes given to ``YAMLParser``; may be empty.
  package var range: Range<Int>
  /// What to write instead, such as `quote the value: title: "Latin: a start"`; may be empty.
  package var fix: String

  package init(_ message: String, range: Range<Int>, fix: String = "") {
    self.message = message
    self.range = range
    self.fix = fix
  }
}

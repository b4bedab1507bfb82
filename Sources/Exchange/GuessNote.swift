internal import Diagnostics

/// Says which columns or keys were taken for which field, and how to name them.
enum GuessNote {
  static func make(
    _ rule: String, _ things: String, _ used: [(field: RecordField, name: String)],
    unused: [String], path: String
  ) -> Diagnostic {
    let pairs = used.map { "\($0.field.rawValue)=\($0.name)" }.joined(separator: ",")
    let rest = unused.isEmpty ? "" : " Not imported: \(unused.joined(separator: ", "))."
    return Diagnostic(
      .note, rule, path: path, "\(things) were guessed: \(pairs)",
      explanation: "Their names or what they hold told it." + rest,
      fix: "name them if that is wrong: --columns '\(pairs)'")
  }
}

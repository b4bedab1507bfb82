internal import Diagnostics

/// Says which columns or keys were taken for which field, and how to name them otherwise.
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
      fix: "name them if that is wrong: --columns '\(choice(used, unused))'")
  }

  /// What to write: as it was guessed, with the body where an author or nothing was.
  private static func choice(
    _ used: [(field: RecordField, name: String)], _ unused: [String]
  ) -> String {
    var pairs = used.map { (field: $0.field, name: $0.name) }
    if !pairs.contains(where: { $0.field == .body }) {
      if let other = pairs.firstIndex(where: { $0.field == .author }) {
        pairs[other].field = .body
      } else if let other = unused.first {
        pairs.append((.body, other))
      }
    }
    return pairs.map { "\($0.field.rawValue)=\($0.name)" }.joined(separator: ",")
  }
}

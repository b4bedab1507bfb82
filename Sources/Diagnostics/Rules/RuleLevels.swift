/// How much the faults of a rule weigh in a site.
package enum RuleLevel: String, CaseIterable, Sendable {
  case error, warning, note, off

  /// The severity; nil for none.
  package var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .off: nil
    }
  }
}

extension Report {
  /// Gives the faults of these rules the weight that a site wants them to have, and takes out
  /// those that it does not want to hear of. What cannot be made as written stays an error.
  package mutating func apply(_ levels: [String: RuleLevel]) {
    if levels.isEmpty { return }
    adjust { diagnostic in
      guard let level = levels[diagnostic.rule],
        Rule.named(diagnostic.rule)?.canBeLowered == true
      else { return diagnostic }
      guard let severity = level.severity else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = severity
      return diagnostic
    }
  }
}

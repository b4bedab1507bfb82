extension Report {
  /// How many faults there are and what came of it, such as
  /// `3 errors, 1 warning; nothing was written, the old site stays`; empty when there are none.
  package func summary(_ consequence: String = "") -> String {
    let counts = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = count(severity)
      guard count > 0 else { return nil }
      return "\(count) \(severity.name)\(count == 1 ? "" : "s")"
    }
    guard !counts.isEmpty else { return "" }
    return counts.joined(separator: ", ") + (consequence.isEmpty ? "" : "; \(consequence)")
  }
}

/// The faults of a run, in the order in which they were found until ``sort()`` is called.
package struct Report: Sendable, Equatable {
  /// The faults.
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  /// Adds a fault.
  package mutating func add(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Adds the faults of another report.
  package mutating func add(contentsOf other: Report) {
    diagnostics.append(contentsOf: other.diagnostics)
  }

  /// Replaces every fault, or takes it out where nil is given.
  package mutating func adjust(_ change: (Diagnostic) -> Diagnostic?) {
    diagnostics = diagnostics.compactMap(change)
  }

  /// Orders the faults by path, position, then rule.
  package mutating func sort() {
    diagnostics.sort { left, right in
      let a = (left.path, left.range?.lowerBound ?? -1, left.rule, left.headline)
      let b = (right.path, right.range?.lowerBound ?? -1, right.rule, right.headline)
      return a < b
    }
  }

  /// Makes every warning an error.
  package mutating func raiseWarnings() {
    for index in diagnostics.indices where diagnostics[index].severity == .warning {
      diagnostics[index].severity = .error
    }
  }

  /// How many faults have this severity.
  package func count(_ severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// Whether a page or the site cannot be made.
  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }
}

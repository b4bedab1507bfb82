internal import Diagnostics

/// The rules that the comments of a page, or of a site, silence.
struct Allowances: Sendable, Equatable {
  private(set) var all: [Allowance] = []

  var isEmpty: Bool { all.isEmpty }

  mutating func add(_ allowance: Allowance) { all.append(allowance) }

  mutating func add(contentsOf other: Allowances) { all += other.all }

  /// Whether a rule is silenced at a place of a file; those that silence it have been of use.
  mutating func allow(_ rule: String, in path: String, at offset: Int?) -> Bool {
    var isAllowed = false
    for index in all.indices where all[index].covers(rule, in: path, at: offset) {
      all[index].isUsed = true
      isAllowed = true
    }
    return isAllowed
  }

  /// Whether a fault is silenced.
  mutating func allow(_ diagnostic: Diagnostic) -> Bool {
    allow(diagnostic.rule, in: diagnostic.path, at: diagnostic.range?.lowerBound)
  }

  /// Takes out of a report what is silenced.
  mutating func apply(to report: inout Report) {
    if isEmpty { return }
    report.adjust { diagnostic in allow(diagnostic) ? nil : diagnostic }
  }
}

internal import Diagnostics

/// The rules that the comments of a page, or of a site, silence.
struct Allowances: Sendable, Equatable {
  /// Those of one rule in one file.
  private struct Key: Hashable {
    var rule: String
    var path: String
  }

  private var added: [Allowance] = []
  private var scopes: [Key: AllowedScopes] = [:]

  var isEmpty: Bool { added.isEmpty }

  /// All comments, each with whether it has silenced something by now.
  var all: [Allowance] {
    let reach = scopes.mapValues { $0.reach() }
    return added.map { allowance in
      var allowance = allowance
      let key = Key(rule: allowance.rule, path: allowance.path)
      allowance.isUsed = reach[key]?(allowance.scope) ?? false
      return allowance
    }
  }

  mutating func add(_ allowance: Allowance) {
    added.append(allowance)
    // What cannot be made as written is not silenced.
    guard Rule.named(allowance.rule)?.canBeLowered == true else { return }
    scopes[Key(rule: allowance.rule, path: allowance.path), default: AllowedScopes()]
      .add(allowance.scope)
  }

  mutating func add(contentsOf other: Allowances) {
    added += other.added
    for (key, scope) in other.scopes {
      scopes[key, default: AllowedScopes()].add(contentsOf: scope)
    }
  }

  static func == (left: Allowances, right: Allowances) -> Bool { left.all == right.all }

  /// Whether a rule is silenced at a place of a file, nil for the file as a whole; those that
  /// silence it have been of use.
  mutating func allow(_ rule: String, in path: String, at offset: Int?) -> Bool {
    scopes[Key(rule: rule, path: path)]?.allow(offset) ?? false
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

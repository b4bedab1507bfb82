/// A kind of fault: what it is called, how much it weighs, and what can be done about it.
package struct Rule: Sendable, Equatable {
  /// The stable name, such as `duplicate-id`.
  package let name: String
  /// How much it weighs unless a site says otherwise.
  package let severity: Severity
  /// One sentence.
  package let summary: String
  /// Why it matters and the way out, in a few sentences.
  package let explanation: String

  init(_ name: String, _ severity: Severity, _ summary: String, _ explanation: String) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
  }

  /// Whether a site may let it weigh less: what cannot be made as written stays an error.
  package var canBeLowered: Bool { severity != .error }
}

extension Rule {
  /// Every rule, in the order of their names.
  package static let all = (text + markup + entries + sites + checks + templates + imports)
    .sorted { $0.name < $1.name }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The rule with a name; nil where there is none.
  package static func named(_ name: String) -> Rule? { byName[name] }

  /// The name of the rule that was most likely meant; nil where none is near.
  package static func nearest(to name: String) -> String? {
    EditDistance.nearest(to: name, in: all.map(\.name)) ?? beginning(with: name)
  }

  /// `picture` is not near `unused-picture`, but part of it; the first of several.
  private static func beginning(with word: String) -> String? {
    let parts = word.lowercased().split(separator: "-")
    guard let longest = parts.max(by: { $0.utf8.count < $1.utf8.count }), longest.utf8.count > 2
    else { return nil }
    return all.first { rule in
      rule.name.split(separator: "-").contains { $0.hasPrefix(longest) || longest.hasPrefix($0) }
    }?.name
  }
}

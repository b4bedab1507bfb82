internal import Diagnostics

/// A comment in a source that silences a rule: `<!-- florilegium: allow raw-html -->`.
struct Allowance: Sendable, Equatable {
  /// The name as written; empty where the comment says something else than `allow RULE`.
  var rule: String
  /// The file, as diagnostics name it.
  var path: String
  /// Where the comment stands.
  var place: Range<Int>
  /// The bytes that it is about; nil for the whole file.
  var scope: Range<Int>?
  /// It has silenced something.
  var isUsed = false

  /// What to say of it when it has silenced nothing; nil when it has.
  var fault: Diagnostic? {
    if isUsed { return nil }
    let known = Rule.named(rule)
    let headline =
      if rule.isEmpty {
        "the comment for Florilegium allows no rule"
      } else if known == nil {
        "the comment allows \"\(rule)\", which is no rule"
      } else if known?.canBeLowered == false {
        "the comment allows \"\(rule)\", which is always an error"
      } else {
        "the comment allows \"\(rule)\", and there is no such fault"
      }
    return Diagnostic(
      .note, "unused-allow", path: path, range: place, headline, fix: fix(isKnown: known != nil))
  }

  private func fix(isKnown: Bool) -> String {
    if rule.isEmpty { return "write `<!-- florilegium: allow RULE -->`" }
    if isKnown { return "take it out, or move it before what it is meant for" }
    return Rule.nearest(to: rule).map { "did you mean `\($0)`?" }
      ?? "see the rules with `florilegium check --list`"
  }
}

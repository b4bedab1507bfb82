internal import Diagnostics

/// Why a value does not fit, and the way out.
struct SettingFault: Error {
  var explanation: String
  var fix: String

  init(explanation: String, fix: String) {
    self.explanation = explanation
    self.fix = fix
  }

  /// The value is none of the words that can stand there.
  static func oneOf(_ words: [String], name: String, given: String) -> SettingFault {
    let nearest = EditDistance.nearest(to: given, in: words)
    return SettingFault(
      explanation: "It takes one of \(words.joined(separator: ", ")).",
      fix: nearest.map { "did you mean `\(name): \($0)`?" } ?? "write `\(name): \(words[0])`")
  }
}

internal import Content

/// Languages as other formats name them.
enum LanguageName {
  /// The tag (BCP 47) of a tag or a name; empty for anything else.
  static func tag(_ text: String) -> String {
    let word = Citation.oneLine(text).replacing("_", with: "-")
    if let tag = LanguageTag.named(word) { return tag }
    return LanguageTag.isWellFormed(word) ? LanguageTag.shortest(word) : ""
  }
}

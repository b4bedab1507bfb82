/// A tag as an attribute list can hold it.
enum TagName {
  /// Blanks become hyphens; what would end the list or the tag goes.
  static func make(_ tag: String) -> String {
    let words = tag.split { $0.isWhitespace }.joined(separator: "-")
    return words.filter { !"{},\"".contains($0) }
  }
}

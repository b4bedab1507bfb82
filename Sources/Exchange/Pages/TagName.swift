/// A tag as an attribute list can hold it.
enum TagName {
  /// Blanks become hyphens; what would end the list or the tag goes.
  static func make(_ tag: String) -> String {
    let words = tag.split { $0.isWhitespace }.joined(separator: "-")
    return words.filter { !"{},\"".contains($0) }
  }

  /// The tags of a text: parted by commas or semicolons, else by blanks.
  static func list(_ text: String) -> [String] {
    let marks = Set(",;|")
    let parts = text.contains(where: marks.contains)
      ? text.split(whereSeparator: marks.contains) : text.split(whereSeparator: \.isWhitespace)
    return parts.map { Citation.oneLine(String($0)) }.filter { !$0.isEmpty }
  }
}

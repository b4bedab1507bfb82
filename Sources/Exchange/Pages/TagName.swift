/// A tag as an attribute list can hold it.
enum TagName {
  /// Blanks become hyphens; what would end the list or the tag goes.
  static func make(_ tag: String) -> String {
    let words = tag.split(whereSeparator: \.isWhitespace).joined(separator: "-")
    let marks = Array("{},\"".utf8)
    return String(decoding: words.utf8.filter { !marks.contains($0) }, as: UTF8.self)
  }

  /// The tags of a text: parted by commas or semicolons, else by blanks.
  static func list(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    let marks = Array(",;|".utf8)
    let hasMark = bytes.contains(where: marks.contains)
    let parts = bytes.split { hasMark ? marks.contains($0) : $0 <= 0x20 }
    return parts.map { Citation.oneLine(String(decoding: $0, as: UTF8.self)) }.filter {
      !$0.isEmpty
    }
  }
}

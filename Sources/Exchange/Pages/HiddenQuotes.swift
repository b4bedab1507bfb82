/// Quotes that are no entries of their page, and that an update does not bring back: somebody has put
/// them into a comment, or a heading behind them has made them its introduction.
enum HiddenQuotes {
  private static let marks = [("<!--", "-->"), ("%%", "%%")].map {
    (begin: Array($0.0.utf8), end: Array($0.1.utf8))
  }

  /// What stands between the marks of comments in a page and before its first heading, as a page of
  /// its own; nil for nothing.
  static func page(of source: [UInt8]) -> [UInt8]? {
    let comments = marks.flatMap { Self.comments(of: source, from: $0.begin, to: $0.end) }
    let found = ([beginning(of: source)] + comments).filter { $0.contains(UInt8(ascii: ">")) }
    guard !found.isEmpty else { return nil }
    return found.reduce(into: Array("---\nitems: quotes\n---\n# Quotes\n".utf8)) { page, text in
      page.append(0x0A)
      page.append(contentsOf: text)
      page.append(0x0A)
    }
  }

  /// From behind the front matter up to the first heading; empty where there is none.
  private static func beginning(of source: [UInt8]) -> ArraySlice<UInt8> {
    var rest = source[...]
    if source.starts(with: "---".utf8), let end = source[3...].firstRange(of: "\n---".utf8) {
      rest = source[end.upperBound...]
    }
    return rest.firstRange(of: "\n#".utf8).map { rest[..<$0.lowerBound] } ?? []
  }

  private static func comments(
    of source: [UInt8], from begin: [UInt8], to end: [UInt8]
  ) -> [ArraySlice<UInt8>] {
    var comments: [ArraySlice<UInt8>] = []
    var start: Int?
    var index = 0
    while index < source.count {
      let mark = start == nil ? begin : end
      guard source[index] == mark[0], source[index...].starts(with: mark) else {
        index += 1
        continue
      }
      if let begun = start { comments.append(source[begun..<index]) }
      index += mark.count
      start = start == nil ? index : nil
    }
    return comments
  }
}

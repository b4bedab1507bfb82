/// Quotes that somebody has put into a comment: the page does not show them, and an update that
/// looks for them there does not bring them back.
enum HiddenQuotes {
  private static let marks = [("<!--", "-->"), ("%%", "%%")].map {
    (begin: Array($0.0.utf8), end: Array($0.1.utf8))
  }

  /// What stands between the marks of comments in a page, as a page of its own; nil for nothing.
  static func page(of source: [UInt8]) -> [UInt8]? {
    let found = marks.flatMap { comments(of: source, from: $0.begin, to: $0.end) }
      .filter { $0.contains(UInt8(ascii: ">")) }
    guard !found.isEmpty else { return nil }
    return found.reduce(into: Array("---\nitems: quotes\n---\n".utf8)) { page, comment in
      page.append(0x0A)
      page.append(contentsOf: comment)
      page.append(0x0A)
    }
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

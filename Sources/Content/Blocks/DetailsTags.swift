import Markdown

/// A tag of hand-written details.
struct DetailsTag {
  enum Kind: UInt8 {
    case openDetails = 1
    case closeDetails, openSummary, closeSummary
  }

  var kind: Kind
  /// Its bytes within the raw HTML.
  var range: Range<Int>

  init?(_ tag: HTMLTag, _ range: Range<Int>) {
    if tag.isNamed("details") {
      kind = tag.isClosing ? .closeDetails : .openDetails
    } else if tag.isNamed("summary") {
      kind = tag.isClosing ? .closeSummary : .openSummary
    } else {
      return nil
    }
    self.range = range
  }

  /// The tag that a piece of inline HTML is.
  init?(inline html: ArraySlice<UInt8>) {
    guard Self.mayStand(in: html), let tag = HTMLTag(html) else { return nil }
    self.init(tag, html.startIndex..<html.endIndex)
  }

  /// A cheap look for `<details`, `</details`, `<summary` and `</summary` in any case.
  static func mayStand(in html: ArraySlice<UInt8>) -> Bool {
    var index = html.startIndex
    while let open = html[index...].firstIndex(of: UInt8(ascii: "<")) {
      let name = html[(open + 1)...].drop { $0 == UInt8(ascii: "/") }.prefix(7)
      if isName(name, "details") || isName(name, "summary") { return true }
      index = open + 1
    }
    return false
  }

  private static func isName(_ bytes: ArraySlice<UInt8>, _ name: StaticString) -> Bool {
    guard bytes.count == name.utf8CodeUnitCount else { return false }
    return unsafe zip(bytes, UnsafeBufferPointer(start: name.utf8Start, count: bytes.count))
      .allSatisfy { $0 | 0x20 == $1 }
  }
}

/// Finds the tags of details in a block of raw HTML; code in it is never touched.
struct DetailsTags {
  private(set) var tags: [DetailsTag] = []
  /// The element whose text is code, such as `pre`, while it is open.
  private var literal: [UInt8]?

  static func find(in html: ArraySlice<UInt8>) -> [DetailsTag] {
    guard DetailsTag.mayStand(in: html) else { return [] }
    var finder = DetailsTags()
    var start = html.startIndex
    for code in CodeRuns.find(in: html) {
      finder.collect(html[start..<code.lowerBound])
      start = code.upperBound
    }
    finder.collect(html[start...])
    return finder.tags
  }

  private mutating func collect(_ html: ArraySlice<UInt8>) {
    for case .tag(let tag, let bytes) in HTMLPieces(html) {
      if let open = literal {
        if tag.isClosing, tag.name == open { literal = nil }
      } else if Self.isLiteral(tag) {
        literal = tag.name
      } else if let found = DetailsTag(tag, bytes.startIndex..<bytes.endIndex) {
        tags.append(found)
      }
    }
  }

  private static func isLiteral(_ tag: HTMLTag) -> Bool {
    guard !tag.isClosing else { return false }
    return tag.isNamed("pre") || tag.isNamed("script") || tag.isNamed("style")
      || tag.isNamed("textarea")
  }
}

import Unicode

/// What stands over a group, and the order of groups.
protocol GroupHeading: Comparable, Hashable {
  /// The label of the group, in UTF-8.
  var name: [UInt8] { get }
  /// Whether it holds what has no other group.
  var isRest: Bool { get }
}

extension IndexHeading: GroupHeading {
  var isRest: Bool { self == .rest }
}

/// An author, source or tag that stands over a group. The same text in another normal form is the
/// same heading.
struct TextHeading: GroupHeading {
  let name: [UInt8]
  let isRest: Bool
  /// Its place: quote marks around a title do not count.
  private let place: SortKey
  private let whole: SortKey

  /// The heading for a text, or the last heading, in words of `language`, where it is empty.
  init(_ text: ArraySlice<UInt8>, language: String, _ collator: borrowing Collator) {
    isRest = text.isEmpty
    name = isRest ? Array(RestWord.of(language).utf8) : Array(text)
    place = collator.key(of: IndexText.of(text)[...])
    whole = collator.key(of: text)
  }

  static func < (left: TextHeading, right: TextHeading) -> Bool {
    if left.isRest != right.isRest { return right.isRest }
    return left.place == right.place ? left.whole < right.whole : left.place < right.place
  }

  static func == (left: TextHeading, right: TextHeading) -> Bool {
    left.isRest == right.isRest && left.whole == right.whole
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(isRest)
    hasher.combine(whole)
  }
}

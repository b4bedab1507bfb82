/// What stands over a part of an index: a letter, or `#` over what begins with none.
package struct IndexHeading: Comparable, Hashable, Sendable {
  /// The letter as it is shown, in UTF-8.
  package let name: [UInt8]
  private let rank: Rank
  private let key: SortKey

  /// Which part of the index it belongs to.
  enum Rank: UInt8, Comparable, Sendable {
    /// The scripts of the index's own language.
    case own
    /// All other scripts.
    case foreign
    /// Digits and signs.
    case rest

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  init(_ name: [UInt8], _ rank: Rank, _ key: SortKey) {
    self.name = name
    self.rank = rank
    self.key = key
  }

  /// The last heading of all, over digits and signs.
  package static let rest = IndexHeading([UInt8(ascii: "#")], .rest, SortKey([]))

  package static func < (left: IndexHeading, right: IndexHeading) -> Bool {
    left.rank == right.rank ? left.key < right.key : left.rank < right.rank
  }

  package static func == (left: IndexHeading, right: IndexHeading) -> Bool {
    left.rank == right.rank && left.key == right.key
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    hasher.combine(key)
  }
}

/// The bytes by which a text sorts in a language: compared, never read.
package struct SortKey: Comparable, Hashable, Sendable {
  package let bytes: [UInt8]
  /// The first 8 bytes as one number: most comparisons end here.
  private let head: UInt64

  /// Makes a key of bytes as ICU gives them, without the zero at their end.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var head: UInt64 = 0
    for index in 0..<8 { head = head << 8 | UInt64(index < bytes.count ? bytes[index] : 0) }
    self.head = head
  }

  package static func < (left: SortKey, right: SortKey) -> Bool {
    if left.head != right.head { return left.head < right.head }
    return left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  package static func == (left: SortKey, right: SortKey) -> Bool {
    left.head == right.head && left.bytes == right.bytes
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  /// The part that tells base letters apart, not accents and case: up to the first level separator.
  package var primary: SortKey { SortKey(Array(bytes.prefix { $0 > 1 })) }

  /// Whether it begins with all of another key.
  package func hasPrefix(_ other: SortKey) -> Bool { bytes.starts(with: other.bytes) }
}

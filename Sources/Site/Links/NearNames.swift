internal import Diagnostics

/// The name that was most likely meant by one that nothing has.
enum NearNames {
  /// In larger sites no hint is worth the time.
  private static let most = 5_000

  /// The path of the nearest name; of several equally near ones the first.
  static func nearest(
    to key: String, in names: [String: String], where fits: (String) -> Bool
  ) -> String? {
    guard names.count <= most else { return nil }
    let bytes = Array(key.utf8)
    // In this order the hint is the same each time.
    let likely = names.filter { isLikely(Array($0.key.utf8), bytes) && fits($0.value) }
    let keys = likely.keys.sorted()
    let near =
      EditDistance.nearest(to: key, in: keys)
      ?? keys.filter { bytes.count >= shortestBeginning && $0.hasPrefix(key) }
      .min { $0.utf8.count < $1.utf8.count }
    return near.flatMap { likely[$0] }
  }

  /// So many letters are the beginning of a word, and not of half a dictionary.
  private static let shortestBeginning = 3

  /// Few slips change both ends of a word; the rest need not be compared letter by letter.
  private static func isLikely(_ name: [UInt8], _ wanted: [UInt8]) -> Bool {
    guard name.first == wanted.first || name.last == wanted.last else { return false }
    return abs(name.count - wanted.count) <= 6 || name.starts(with: wanted)
  }
}

/// Entries of a page whose text somebody has changed since it was imported.
///
/// Where a page holds most of its entries as the file has them, the file has been imported before:
/// an entry of the page that is not in the file is then one of those that seem new, if their texts
/// are alike. Each entry stands for one at most.
enum EditedEntries {
  /// Two texts are alike that have at least half of their runs of three bytes in common.
  private static let leastShared = 0.5
  /// Above this many pairs nobody has changed all of them by hand.
  private static let mostPairs = 200_000

  /// The places in `new` of texts that stand in `page` already, changed. `page` holds the texts of
  /// the page, `file` those of the whole file.
  static func originals(
    among new: [FoldedText], page: [[FoldedText]], file: Set<FoldedText>
  ) -> Set<Int> {
    let changed = page.filter { keys in !keys.contains(where: file.contains) }
    guard !changed.isEmpty, changed.count * 2 <= page.count,
      changed.count * new.count <= mostPairs
    else { return [] }
    let candidates = new.map { runs(of: $0) }
    var pairs: [(likeness: Double, entry: Int, record: Int)] = []
    for (entry, keys) in changed.enumerated() {
      let own = keys.first.map(runs) ?? []
      for (record, other) in candidates.enumerated() {
        let likeness = likeness(own, other)
        if likeness >= leastShared { pairs.append((likeness, entry, record)) }
      }
    }
    pairs.sort { ($1.likeness, $0.record, $0.entry) < ($0.likeness, $1.record, $1.entry) }
    var found: Set<Int> = []
    var used: Set<Int> = []
    for pair in pairs where !found.contains(pair.record) && used.insert(pair.entry).inserted {
      found.insert(pair.record)
    }
    return found
  }

  private static func runs(of text: FoldedText) -> Set<UInt32> {
    let bytes = text.bytes
    return Set(
      bytes.indices.dropLast(2).map { index in
        UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
      })
  }

  private static func likeness(_ left: Set<UInt32>, _ right: Set<UInt32>) -> Double {
    let shared = left.count { right.contains($0) }
    let all = left.count + right.count - shared
    return all == 0 ? 0 : Double(shared) / Double(all)
  }
}

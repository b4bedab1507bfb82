/// How far apart two words are, and which known word somebody meant.
package enum EditDistance {
  /// Insertions, deletions, replacements and swaps of neighbours that make one word of the other
  /// (the restricted Damerau-Levenshtein distance); nil when it is over `limit`.
  package static func between(_ left: some StringProtocol, _ right: some StringProtocol, limit: Int)
    -> Int?
  {
    let (a, b) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    guard abs(a.count - b.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
        var best = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      if row.allSatisfy({ $0 > limit }) { return nil }
      (beforeLast, last) = (last, row)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }

  /// The known word nearest to `word`, the first of equals; nil when none is near.
  ///
  /// Case and the marks between the parts of a word do not count: `baseURL` and `base-url` are
  /// `base_url`.
  package static func nearest(to word: String, in known: some Sequence<String>) -> String? {
    let wanted = folded(word)
    // Longer words are not worth the time: nothing known is as long.
    guard wanted.utf8.count <= 64 else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in known {
      let name = folded(candidate)
      let limit = slips(in: min(wanted.count, name.count))
      let closer = min(limit, (best?.distance ?? limit + 1) - 1)
      guard closer >= 0, let distance = between(wanted, name, limit: closer) else { continue }
      best = (candidate, distance)
    }
    return best?.word
  }

  /// How many slips a word of so many letters can hold and still be that word: `update` is not
  /// meant as `date`, nor `table` as `title`.
  private static func slips(in letters: Int) -> Int {
    switch letters {
    case ...2: 0
    case ...5: 1
    case ...8: 2
    default: 3
    }
  }

  private static func folded(_ word: String) -> String {
    String(word.lowercased().filter { !"-_ ".contains($0) })
  }
}

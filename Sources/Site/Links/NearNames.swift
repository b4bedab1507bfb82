internal import Diagnostics

/// The name that was most likely meant by one that nothing has.
enum NearNames {
  /// In larger sites no hint is worth the time.
  private static let most = 2_000

  /// The path of the nearest name; of several equally near ones the first.
  static func nearest(
    to key: String, in names: [String: String], where fits: (String) -> Bool
  ) -> String? {
    guard names.count <= most else { return nil }
    var likely: [String] = []
    for (name, path) in names where isLikely(name.utf8, key.utf8) && fits(path) {
      likely.append(name)
    }
    // In this order the hint is the same each time.
    likely.sort()
    let near =
      EditDistance.nearest(to: key, in: likely.filter { hasNearStem($0, key) })
      ?? likely.filter { key.utf8.count >= shortestBeginning && $0.hasPrefix(key) }
      .min { $0.utf8.count < $1.utf8.count }
    return near.flatMap { names[$0] }
  }

  /// Whether names are near without their endings: `.png` is no part of what a picture is called.
  private static func hasNearStem(_ name: String, _ key: String) -> Bool {
    guard let ending = key.lastIndex(of: "."), let other = name.lastIndex(of: ".") else {
      return true
    }
    return EditDistance.nearest(to: String(key[..<ending]), in: [String(name[..<other])]) != nil
  }

  /// So many letters are the beginning of a word, and not of half a dictionary.
  private static let shortestBeginning = 3

  /// Few slips change both ends of a word; the rest need not be compared letter by letter.
  private static func isLikely(_ name: String.UTF8View, _ wanted: String.UTF8View) -> Bool {
    guard name.first == wanted.first || name.last == wanted.last else { return false }
    if name.starts(with: wanted) { return true }
    return abs(name.count - wanted.count) <= 6
      && (letters(of: name) ^ letters(of: wanted)).nonzeroBitCount <= 6
  }

  /// A bit for each letter that a name holds: three slips change six of them at most.
  private static func letters(of name: String.UTF8View) -> UInt64 {
    var letters: UInt64 = 0
    for byte in name where byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_") && byte != 0x20 {
      letters |= 1 << UInt64(byte & 63)
    }
    return letters
  }
}

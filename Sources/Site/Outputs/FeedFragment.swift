internal import Platform

/// What a page leaves for the feed: a table of its entries, the latest first, then these in the same
/// order. Each line of the table has a number of seconds since 1970, the same time as a timestamp, and
/// a number of bytes; an empty line ends it.
struct FeedFragment {
  private var table: [UInt8] = []
  private var entries: [UInt8] = []

  /// The whole.
  var bytes: [UInt8] { table.isEmpty ? [] : table + [0x0A] + entries }

  /// Adds an entry.
  mutating func add(_ entry: [UInt8], _ date: PublishedDate) {
    table.append(contentsOf: "\(date.seconds) \(date.timestamp) \(entry.count)\n".utf8)
    entries.append(contentsOf: entry)
  }

  /// Where an entry lies.
  struct Place: Sendable {
    var seconds: Int
    var timestamp: String
    var page: Int
    /// In the fragment of its page.
    var bytes: Range<Int>
  }

  /// The latest entries of all pages; those of one time in the order of the pages.
  static func latest(
    _ count: Int, of fragments: FragmentSpool
  ) throws(FileError) -> [Place] {
    var latest: [Place] = []
    for page in fragments.pages {
      latest += try places(of: page, in: fragments)
      if latest.count > 16 * count { latest = sorted(latest, count) }
    }
    return sorted(latest, count)
  }

  /// Sorting keeps the order of equals only by chance: the place tells them apart.
  private static func sorted(_ places: [Place], _ count: Int) -> [Place] {
    Array(
      places.sorted {
        ($1.seconds, $0.page, $0.bytes.lowerBound) < ($0.seconds, $1.page, $1.bytes.lowerBound)
      }.prefix(count))
  }

  /// Reads the table of a page: it is short, and lies in the first piece.
  private static func places(
    of page: Int, in fragments: FragmentSpool
  ) throws(FileError) -> [Place] {
    var places: [Place] = []
    var sizes: [Int] = []
    var start = 0
    try fragments.read(page) { (piece) throws(FileError) in
      for line in piece.split(separator: 0x0A, omittingEmptySubsequences: false) {
        start += line.count + 1
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard words.count == 3, let seconds = Int(words[0]), let size = Int(words[2]) else { break }
        sizes.append(size)
        places.append(
          Place(seconds: seconds, timestamp: String(words[1]), page: page, bytes: 0..<0))
      }
      return false
    }
    for index in places.indices {
      places[index].bytes = start..<start + sizes[index]
      start += sizes[index]
    }
    return places
  }
}

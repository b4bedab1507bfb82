internal import Platform

/// Reads a sorted run of terms piece by piece, one term after the other.
struct RunReader {
  private let number: Int
  private var bytes: [UInt8] = []
  private var place = 0
  /// Where the next piece of the run begins.
  private var offset = 0
  private var isAtEnd = false
  /// Where the current term lies in ``bytes``; empty at the end.
  private var range = 0..<0
  /// The key of the current term.
  private(set) var key: UInt64 = 0
  private var left = 0

  /// Bytes that are read at once, and that the longest term with its length takes at most.
  private static let piece = 1 << 14
  private static let reserve = 1 << 8

  init(_ number: Int) { self.number = number }

  /// Lends the current term.
  func lend<Result>(_ body: (Borrowed<UInt8>) -> Result) -> Result { bytes[range].lend(body) }

  /// All terms have been read.
  var isDone: Bool { range.isEmpty }

  /// Moves to the next term, behind the postings of the current one.
  mutating func advance(_ storage: some SearchStorage) throws(FileError) {
    try fill(storage)
    let start = place
    (range, key, left, place) = bytes.lend { bytes in
      var place = start
      let term = VariableLength.readText(bytes, at: &place)
      let end = place
      let left = Int(VariableLength.read(bytes, at: &place))
      return (end - term.count..<end, TermOrder.key(term), left, place)
    }
  }

  /// Appends the postings of the current term, which is gone then.
  mutating func read(
    into postings: inout Pool<UInt32>, _ storage: some SearchStorage
  ) throws(FileError) {
    var bits: UInt32 = 0
    while left > 0 {
      try fill(storage)
      // A posting takes five bytes at most, so none of these runs over the end.
      let safe = isAtEnd ? left : min(left, (bytes.count - place) / 5)
      left -= safe
      let start = place
      place = bytes.lend { bytes in
        var place = start
        for _ in 0..<safe {
          bits &+= VariableLength.read(bytes, at: &place)
          postings.append(bits)
        }
        return place
      }
    }
  }

  private mutating func fill(_ storage: some SearchStorage) throws(FileError) {
    guard !isAtEnd, bytes.count - place < Self.reserve else { return }
    bytes.removeFirst(place)
    place = 0
    let more = try storage.run(number, offset..<offset + Self.piece)
    offset += more.count
    isAtEnd = more.count < Self.piece
    bytes.append(contentsOf: more)
  }
}

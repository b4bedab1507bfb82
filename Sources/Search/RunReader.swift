internal import Platform

/// Reads a sorted run of terms piece by piece, one term after the other.
struct RunReader {
  private let number: Int
  private var bytes: [UInt8] = []
  private var place = 0
  /// Where the next piece of the run begins.
  private var offset = 0
  private var isAtEnd = false
  /// The current term; empty at the end.
  private(set) var term: [UInt8] = []
  private var left = 0

  /// Bytes that are read at once, and that the longest term with its length takes at most.
  private static let piece = 1 << 14
  private static let reserve = 1 << 8

  init(_ number: Int) { self.number = number }

  /// Moves to the next term, behind the postings of the current one.
  mutating func advance(_ storage: some SearchStorage) throws(FileError) {
    try fill(storage)
    term.removeAll(keepingCapacity: true)
    term.append(contentsOf: VariableLength.readText(bytes, at: &place))
    left = Int(VariableLength.read(bytes, at: &place))
  }

  /// Appends the postings of the current term.
  mutating func read(
    into postings: inout [UInt32], _ storage: some SearchStorage
  ) throws(FileError) {
    var bits: UInt32 = 0
    while left > 0 {
      try fill(storage)
      // A posting takes five bytes at most, so none of these runs over the end.
      var safe = isAtEnd ? left : min(left, (bytes.count - place) / 5)
      left -= safe
      while safe > 0 {
        bits += VariableLength.read(bytes, at: &place)
        postings.append(bits)
        safe -= 1
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

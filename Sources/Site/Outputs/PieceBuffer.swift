internal import Platform

/// Gathers runs of bytes into pieces, for files that are told piece by piece.
struct PieceBuffer {
  private var bytes: [UInt8] = []

  /// Adds a run; false if no more is wanted.
  mutating func append(
    _ run: some Collection<UInt8>, _ take: ([UInt8]) throws(FileError) -> Bool
  ) throws(FileError) -> Bool {
    bytes.append(contentsOf: run)
    return bytes.count < File.pieceSize ? true : try flush(take)
  }

  /// Hands over what was gathered; false if no more is wanted.
  mutating func flush(
    _ take: ([UInt8]) throws(FileError) -> Bool
  ) throws(FileError) -> Bool {
    if bytes.isEmpty { return true }
    let isWanted = try take(bytes)
    bytes.removeAll(keepingCapacity: true)
    return isWanted
  }
}

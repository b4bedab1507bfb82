internal import Platform
internal import Synchronization

/// The fragments that pages leave for one output, put in any order and read in that of the pages.
/// Small ones stay in memory; beyond that they wait in a file, so that memory does not follow the
/// size of the site.
final class FragmentSpool: Sendable {
  private struct State: ~Copyable {
    /// Where the fragment of each page lies: first what the file holds, then what memory holds.
    var places: [Int: Range<Int>] = [:]
    var memory: [UInt8] = []
    var file: File?
    var fileSize = 0
  }

  /// Bytes.
  private static let mostInMemory = 1 << 18

  private let state = Mutex(State())
  private let output: StagedOutput

  init(_ output: StagedOutput) { self.output = output }

  /// The numbers of the pages that have left something, in their order.
  var pages: [Int] { state.withLock { $0.places.keys.sorted() } }

  /// How many bytes a page has left.
  func count(of page: Int) -> Int { state.withLock { $0.places[page]?.count ?? 0 } }

  /// Keeps the fragment of a page.
  func put(_ fragment: [UInt8], of page: Int) {
    if fragment.isEmpty { return }
    state.withLock { state in
      if state.memory.count + fragment.count > Self.mostInMemory { flush(&state) }
      let start = state.fileSize + state.memory.count
      state.places[page] = start..<start + fragment.count
      state.memory.append(contentsOf: fragment)
    }
  }

  private func flush(_ state: inout State) {
    do throws(FileError) {
      if state.file == nil { state.file = try output.makeScratchFile() }
      // Where all is kept in memory, there is no file.
      if state.file == nil { return }
      try state.file?.write(state.memory)
      state.fileSize += state.memory.count
      state.memory.removeAll(keepingCapacity: true)
    } catch {
      output.fail(error)
    }
  }

  /// Hands over the fragment of a page, or a run of it, piece by piece, until `take` gives false.
  func read(
    _ page: Int, _ run: Range<Int>? = nil,
    _ take: (ArraySlice<UInt8>) throws(FileError) -> Bool
  ) throws(FileError) {
    try state.withLock { (state) throws(FileError) in
      guard var place = state.places[page] else { return }
      if let run {
        let start = place.lowerBound
        place = (start + run.lowerBound..<start + run.upperBound).clamped(to: place)
      }
      guard place.lowerBound < state.fileSize else {
        let start = place.lowerBound - state.fileSize
        _ = try take(state.memory[start..<start + place.count])
        return
      }
      var offset = place.lowerBound
      while offset < place.upperBound {
        let wanted = min(File.pieceSize, place.upperBound - offset)
        guard let piece = try state.file?.read(at: offset, count: wanted), !piece.isEmpty else {
          return
        }
        offset += piece.count
        guard try take(piece[...]) else { return }
      }
    }
  }
}

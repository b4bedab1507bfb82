internal import Unicode

/// Reads the terms of a text character by character, of all scripts.
struct AnyScriptReader {
  /// The current term in UTF-8.
  private(set) var term: [UInt8] = []
  /// Where it goes on in the text.
  private(set) var place = 0
  /// The folded scalars of a character that takes several steps, and the next of them.
  private var folded: [UInt32] = []
  private var nextFolded = 0
  private var kind = Kind.gap
  private var mayJoin = false
  /// A run without spaces, the places of its characters with its end, and the next of them.
  private var run: [UInt8] = []
  private var places: [Int] = []
  private var nextPlace = 0

  private enum Kind: UInt8 {
    case gap, word, unspaced

    static func of(_ scalar: UInt32) -> Kind {
      if scalar >= 0x4E00, scalar <= 0x9FFF { return .unspaced }
      guard CharacterClass.of(scalar).isOfWords else { return .gap }
      return SearchFolding.isUnspaced(scalar) ? .unspaced : .word
    }
  }

  /// Begins at a place of a text.
  mutating func start(at start: Int) {
    place = start
    nextFolded = folded.count
    nextPlace = 0
    places.removeAll(keepingCapacity: true)
  }

  /// No further term begins before ``place``.
  var isAtEnd: Bool { nextPlace + 1 >= places.count && nextFolded >= folded.count }

  /// Moves to the next term; false at the end.
  mutating func next(in text: Borrowed<UInt8>, _ short: Borrowed<UInt64>) -> Bool {
    while true {
      if nextPlace + 1 < places.count {
        takePair()
        return true
      }
      term.removeAll(keepingCapacity: true)
      kind = .gap
      mayJoin = false
      gather(text, short)
      if term.isEmpty { return false }
      if mayJoin, let joined = Normalization.composed(term[...]) { term = joined }
      if kind == .word {
        if term.count > TermReader.longest { cut() }
        return true
      }
      findPlaces()
    }
  }

  /// Gathers the characters of the next word, or run of a script without spaces.
  private mutating func gather(_ text: Borrowed<UInt8>, _ short: Borrowed<UInt64>) {
    while true {
      if nextFolded < folded.count {
        guard take(folded[nextFolded]) else { return }
        nextFolded += 1
        continue
      }
      guard place < text.count else { return }
      let start = place
      let (scalar, size) = Scalars.decode(UInt32(truncatingIfNeeded: text.safeWord(at: place)))
      place += size
      if scalar < SearchFolding.end {
        guard take(short[Int(scalar)], scalar) else {
          if kind == .unspaced { place = start }
          return
        }
      } else {
        folded.removeAll(keepingCapacity: true)
        nextFolded = 0
        SearchFolding.append(scalar, to: &folded)
      }
    }
  }

  /// Takes a character that is folded in one step; false where it ends the term.
  @inline(__always)
  private mutating func take(_ fold: UInt64, _ scalar: UInt32) -> Bool {
    let count = Int(fold & 0xFF)
    if count > 7 {
      if fold == SearchFolding.gap { return term.isEmpty }
      folded.removeAll(keepingCapacity: true)
      nextFolded = 0
      SearchFolding.append(scalar, to: &folded)
      return true
    }
    if kind == .unspaced, count > 0 { return false }
    if count > 0 { kind = .word }
    if term.count < TermReader.longest * 6 {
      for index in 0..<count {
        term.append(UInt8(truncatingIfNeeded: fold >> UInt64(index * 8 + 8)))
      }
    }
    return true
  }

  /// Takes a folded scalar; false where it ends the term and has to be looked at again.
  private mutating func take(_ scalar: UInt32) -> Bool {
    let next = Kind.of(scalar)
    if next == .gap { return term.isEmpty }
    if kind == .gap { kind = next }
    guard next == kind else { return false }
    if SearchFolding.mayJoin(scalar) { mayJoin = true }
    if kind == .unspaced || term.count < TermReader.longest * 6 {
      Scalars.append(scalar, to: &term)
    }
    return true
  }

  /// Shortens a word that is too long.
  private mutating func cut() {
    var characters = 0
    for index in term.indices where term[index] & 0xC0 != 0x80 {
      characters += 1
      if characters > TermReader.longest {
        term.removeLast(term.count - index)
        return
      }
    }
  }

  // MARK: Scripts without spaces

  private mutating func findPlaces() {
    swap(&run, &term)
    places.removeAll(keepingCapacity: true)
    for index in run.indices where run[index] & 0xC0 != 0x80 { places.append(index) }
    places.append(run.count)
    nextPlace = 0
  }

  /// Makes a term of the next character and the one behind it.
  private mutating func takePair() {
    term.removeAll(keepingCapacity: true)
    let end = places[min(nextPlace + 2, places.count - 1)]
    term.append(contentsOf: run[places[nextPlace]..<end])
    nextPlace += 1
  }
}

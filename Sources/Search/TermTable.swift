/// Terms, each known by a number: the first one is 0.
struct TermTable: ~Copyable {
  private var bytes = Pool<UInt8>(capacity: 1 << 10)
  /// Where each term begins in ``bytes``, and where the last one ends.
  private var starts = Pool<UInt32>(repeating: 0, count: 1)
  /// The numbers of terms, plus 1, below their hashes; 0 for a free place.
  private var slots = Pool<UInt64>(repeating: 0, count: 1 << 8)

  /// How many terms there are.
  var count: Int { starts.count - 1 }

  /// Lends a term.
  @inline(__always)
  func lend<Result>(_ number: Int, _ body: (Borrowed<UInt8>) -> Result) -> Result {
    bytes.lend { body($0[Int(starts[number])..<Int(starts[number + 1])]) }
  }

  /// Forgets all terms and keeps the memory.
  mutating func removeAll() {
    bytes.removeAll()
    starts.removeAll()
    starts.append(0)
    for index in 0..<slots.count { slots[index] = 0 }
  }

  /// The number of a term, which is added if it is new.
  ///
  /// 8 bytes can be read from each place of its memory (``Borrowed/word(at:)``).
  @inline(__always)
  mutating func number(of term: Borrowed<UInt8>) -> Int {
    let hash = Self.hash(of: term)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] > 0 {
      let number = Int(slots[slot] & 0xFFFF_FFFF) - 1
      if slots[slot] >> 32 == hash, isTerm(number, term) { return number }
      slot = (slot + 1) & mask
    }
    return add(term, hash, slot)
  }

  @inline(never)
  private mutating func add(_ term: Borrowed<UInt8>, _ hash: UInt64, _ slot: Int) -> Int {
    bytes.append(contentsOf: term)
    bytes.reserve(8)
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
    slots[slot] = hash << 32 | UInt64(count)
    if count * 2 >= slots.count { grow() }
    return count - 1
  }

  /// The numbers of all terms in the order of their bytes.
  var sorted: [Int] {
    let keys = (0..<count).map { number in (key: lend(number, TermOrder.key), number: number) }
    return keys.sorted { first, second in
      if first.key != second.key { return first.key < second.key }
      return lend(first.number) { one in
        lend(second.number) { TermOrder.precedes(one, $0) }
      }
    }.map(\.number)
  }

  @inline(__always)
  private func isTerm(_ number: Int, _ term: Borrowed<UInt8>) -> Bool {
    lend(number) { known in
      guard known.count == term.count else { return false }
      var place = 0
      while place &+ 8 < term.count {
        if known.fullWord(at: place) != term.fullWord(at: place) { return false }
        place &+= 8
      }
      return known.word(at: place) == term.word(at: place)
    }
  }

  private mutating func grow() {
    let larger = slots.count * 2
    var moved = Pool<UInt64>(repeating: 0, count: larger)
    for index in 0..<slots.count where slots[index] > 0 {
      var slot = Int(slots[index] >> 32) & (larger - 1)
      while moved[slot] > 0 { slot = (slot + 1) & (larger - 1) }
      moved[slot] = slots[index]
    }
    slots = moved
  }

  /// 32 bits that depend on all bytes.
  @inline(__always)
  private static func hash(of term: Borrowed<UInt8>) -> UInt64 {
    var hash: UInt64 = 0
    var place = 0
    while place &+ 8 < term.count {
      hash = mix(hash ^ term.fullWord(at: place))
      place &+= 8
    }
    return mix(hash ^ term.word(at: place)) & 0xFFFF_FFFF
  }

  @inline(__always)
  private static func mix(_ bits: UInt64) -> UInt64 {
    let product = bits &* 0x9E37_79B9_7F4A_7C15
    return product ^ product &>> 32
  }
}

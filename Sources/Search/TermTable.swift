/// Terms, each known by a number: the first one is 0.
struct TermTable {
  private var bytes: [UInt8] = []
  /// Where each term ends in ``bytes``; it begins where the one before it ends.
  private var ends: [UInt32] = []
  private var hashes: [UInt32] = []
  /// The numbers of terms, plus 1, by their hashes; 0 for a free place.
  private var slots = [UInt32](repeating: 0, count: 256)

  /// How many terms there are.
  var count: Int { ends.count }

  /// A term.
  subscript(number: Int) -> ArraySlice<UInt8> {
    let start = number == 0 ? 0 : Int(ends[number - 1])
    return bytes[start..<Int(ends[number])]
  }

  /// Forgets all terms and keeps the memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    hashes.removeAll(keepingCapacity: true)
    for index in slots.indices { slots[index] = 0 }
  }

  /// The number of a term, which is added if it is new.
  mutating func number(of term: ArraySlice<UInt8>) -> Int {
    if ends.count * 2 >= slots.count { grow() }
    let hash = Self.hash(of: term)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] > 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, isTerm(number, term) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    bytes.append(contentsOf: term)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    hashes.append(hash)
    slots[slot] = UInt32(truncatingIfNeeded: ends.count)
    return ends.count - 1
  }

  /// The numbers of all terms in the order of their bytes.
  var sorted: [Int] {
    (0..<count).sorted { self[$0].lexicographicallyPrecedes(self[$1]) }
  }

  private func isTerm(_ number: Int, _ term: ArraySlice<UInt8>) -> Bool {
    let known = self[number]
    guard known.count == term.count else { return false }
    return known.elementsEqual(term)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for number in hashes.indices {
      var slot = Int(hashes[number]) & (slots.count - 1)
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: number + 1)
    }
  }

  /// FNV-1a, its upper half folded into the lower one.
  private static func hash(of term: ArraySlice<UInt8>) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in term { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}

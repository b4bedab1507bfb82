import Search
import TestSupport
import Testing

struct DocumentListCodeTests {
  private func written(_ lists: [[UInt32]]) -> [UInt8] {
    var bits = BitWriter()
    for list in lists { DocumentListCode.append(list, to: &bits) }
    bits.end()
    return bits.bytes
  }

  /// Ascending numbers, each of those below `end` with a probability.
  private func list(_ end: UInt32, _ probability: Double, _ random: inout Randomness) -> [UInt32] {
    (0..<end).filter { _ in Double.random(in: 0..<1, using: &random) < probability }
  }

  @Test func `lists are read as they were written`() {
    var random = Randomness(seed: 1)
    for round in 0..<200 {
      var lists: [[UInt32]] = [[], [0], [.max >> 1], [0, .max >> 1]]
      for _ in 0..<(round % 7) {
        let densities: [Double] = [0.0001, 0.01, 0.2, 0.5, 0.99, 1]
        let density = densities[Int.random(in: 0..<6, using: &random)]
        // In heaps, as the words of one page are.
        let start = UInt32.random(in: 0..<100_000, using: &random)
        lists.append(list(1_000, density, &random).map { $0 + start })
      }
      let bytes = written(lists)
      var place = 0
      for list in lists { #expect(DocumentListCode.read(bytes, at: &place) == list) }
      #expect(place <= bytes.count * 8 && place > bytes.count * 8 - 8)
    }
  }

  @Test(arguments: [(0.0001, 16.0), (0.001, 12), (0.01, 8.5), (0.2, 3.8), (0.5, 2.1), (1, 1.01)])
  func `a document takes few bits`(density: Double, bits: Double) {
    var random = Randomness(seed: 2)
    let list = list(100_000, density, &random)
    #expect(Double(written([list]).count * 8) < Double(list.count) * bits + 64)
  }

  @Test func `bytes that end too early are read as zeros`() {
    var place = 0
    #expect(DocumentListCode.read([], at: &place).isEmpty)
    place = 0
    #expect(DocumentListCode.read([0b1100_0000], at: &place) == [0, 1, 2])
  }
}

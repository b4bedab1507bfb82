import Platform
import Synchronization
import Testing

struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 3, 1000])
  func resultsComeInTheOrderOfTheIndices(count: Int) {
    #expect(concurrentMap(count) { "\($0)" } == (0..<count).map { "\($0)" })
  }

  @Test func aThreadUsesItsScratchValueAgain() {
    let made = Atomic(0)
    let uses = concurrentMap(500) {
      made.add(1, ordering: .relaxed)
      return 0
    } _: { _, scratch in
      scratch += 1
      return scratch
    }
    let scratches = made.load(ordering: .relaxed)
    #expect(scratches >= 1 && scratches < 500)
    // Each scratch value counted from 1 without a gap, and all of them together up to the end.
    #expect(uses.count { $0 == 1 } <= scratches)
    #expect((uses.max() ?? 0) >= 500 / scratches)
  }
}

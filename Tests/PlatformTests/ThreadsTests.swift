import Platform
import Synchronization
import Testing

struct ThreadsTests {
  @Test(arguments: [0, 1, 2, 7])
  func `a body runs once a thread, and all have ended behind it`(count: Int) {
    let runs = Atomic(0)
    Threads.perform(count) { runs.add(1, ordering: .relaxed) }
    #expect(runs.load(ordering: .relaxed) == max(count, 1))
  }

  @Test func `bodies run side by side`() {
    let begun = Atomic(0)
    let met = Atomic(0)
    let end = ContinuousClock.now + .seconds(60)
    Threads.perform(2) {
      begun.add(1, ordering: .sequentiallyConsistent)
      while begun.load(ordering: .sequentiallyConsistent) < 2, ContinuousClock.now < end {}
      met.add(begun.load(ordering: .sequentiallyConsistent), ordering: .sequentiallyConsistent)
    }
    #expect(met.load(ordering: .relaxed) == 4, "Each sees the other.")
  }
}

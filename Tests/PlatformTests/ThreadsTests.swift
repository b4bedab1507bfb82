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
    let waiting = Atomic(0)
    Threads.perform(2) {
      waiting.add(1, ordering: .sequentiallyConsistent)
      while waiting.load(ordering: .sequentiallyConsistent) < 2 {}
    }
    #expect(waiting.load(ordering: .relaxed) == 2)
  }
}

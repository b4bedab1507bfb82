internal import Synchronization

/// Computes a value for each index below `count` on all processors, and gives them in the order of
/// the indices. Each thread makes a scratch value once and lends it to all that it computes, so
/// that memory is used again. One value is computed without other threads.
///
/// A task group would cost some milliseconds at its end, more than a small site takes.
package func concurrentMap<Value: Sendable, Scratch: ~Copyable>(
  _ count: Int, makeScratch: @Sendable () -> Scratch,
  _ transform: @Sendable (_ index: Int, _ scratch: inout Scratch) -> Value
) -> [Value] {
  let workers = min(count, Environment.processorCount)
  if workers <= 1 {
    if count == 0 { return [] }
    var scratch = makeScratch()
    return (0..<count).map { transform($0, &scratch) }
  }
  return unsafe [Value](unsafeUninitializedCapacity: count) { buffer, initializedCount in
    let next = Atomic(0)
    // Each index is taken by one thread, so no two write to the same place.
    nonisolated(unsafe) let values = unsafe buffer
    Threads.perform(workers) {
      var scratch = makeScratch()
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        if index >= count { break }
        unsafe values.initializeElement(at: index, to: transform(index, &scratch))
      }
    }
    initializedCount = count
  }
}

/// Computes a value for each index below `count` on all processors, in the order of the indices.
package func concurrentMap<Value: Sendable>(
  _ count: Int, _ transform: @Sendable (_ index: Int) -> Value
) -> [Value] {
  concurrentMap(count, makeScratch: {}) { index, _ in transform(index) }
}

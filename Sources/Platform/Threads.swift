internal import CSyscalls

/// Runs a body on several threads at once.
///
/// Dispatch would end the process where no file can be opened for its own needs, and starts a thread
/// of its own besides.
package enum Threads {
  /// Runs a body `count` times at once, one of these on the current thread, and waits for all; fewer
  /// times where the system gives no more threads.
  package static func perform(_ count: Int, _ body: @Sendable () -> Void) {
    withoutActuallyEscaping(body) { body in
      let job = Job(run: body)
      var threads: [machine_thread] = []
      while threads.count < count - 1, let thread = start(job) { threads.append(thread) }
      body()
      for thread in threads { machine_thread_join(thread) }
    }
  }

  /// What threads are lent; it lives until all of them have ended.
  private final class Job: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private static func start(_ job: Job) -> machine_thread? {
    var thread = machine_thread()
    let function: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      context in
      if let context = unsafe context {
        unsafe Unmanaged<Job>.fromOpaque(context).takeUnretainedValue().run()
      }
      return nil
    }
    let context = unsafe Unmanaged.passUnretained(job).toOpaque()
    return unsafe machine_thread_start(&thread, function, context) == 0 ? thread : nil
  }
}

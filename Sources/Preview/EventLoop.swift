internal import CEvent

/// The loop that everything in a preview happens in: one thread, no locks.
@safe
package final class EventLoop {
  internal let base: OpaquePointer
  private var actions: [Action] = []

  /// Nil where the system has no such thing left.
  internal init?() {
    unsafe event_set_log_callback { _, _ in }
    let configuration = unsafe event_config_new()
    // Waits of a few milliseconds would else be as long as a tick of the system.
    unsafe event_config_set_flag(configuration, Int32(EVENT_BASE_FLAG_PRECISE_TIMER.rawValue))
    let made = unsafe event_base_new_with_config(configuration)
    unsafe event_config_free(configuration)
    guard let made = unsafe made else { return nil }
    unsafe base = made
  }

  deinit {
    for action in actions { action.end() }
    unsafe event_base_free(base)
  }

  /// Runs until ``stop()`` is called.
  package func run() {
    _ = unsafe event_base_dispatch(base)
  }

  /// Ends ``run()``.
  package func stop() {
    unsafe event_base_loopbreak(base)
  }

  /// Does something again and again, so many seconds apart, for as long as the loop lives.
  package func every(_ seconds: Double, _ action: @escaping () -> Void) {
    add(-1, EV_PERSIST, action).wait(seconds)
  }

  /// Does something whenever the system sends one of these signals.
  package func onSignals(_ signals: [Int32], _ action: @escaping () -> Void) {
    for signal in signals {
      add(signal, EV_SIGNAL | EV_PERSIST, action).wait()
    }
  }

  /// Does something whenever a descriptor has something to be read.
  package func onReadable(_ descriptor: Int32, _ action: @escaping () -> Void) {
    add(descriptor, EV_READ | EV_PERSIST, action).wait()
  }

  /// A timer that rings once each time it is set.
  package func timer(_ action: @escaping () -> Void) -> Timer {
    Timer(add(-1, 0, action))
  }

  private func add(_ descriptor: Int32, _ kind: Int32, _ run: @escaping () -> Void) -> Action {
    let action = unsafe Action(base, descriptor, Int16(kind), run)
    actions.append(action)
    return action
  }

  /// A timer of a loop.
  package struct Timer {
    private let action: Action

    fileprivate init(_ action: Action) { self.action = action }

    /// Lets it ring in so many seconds, instead of when it would have.
    package func set(_ seconds: Double) { action.wait(seconds) }
  }

  /// What happens at an event of the loop.
  @safe
  fileprivate final class Action {
    private var event: OpaquePointer?
    private let run: () -> Void

    init(_ base: OpaquePointer, _ descriptor: Int32, _ kind: Int16, _ run: @escaping () -> Void) {
      self.run = run
      unsafe event = event_new(
        base, descriptor, kind,
        { _, _, this in
          guard let this = unsafe this else { return }
          unsafe Unmanaged<Action>.fromOpaque(this).takeUnretainedValue().run()
        }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// To be called before the loop goes.
    func end() {
      if let event = unsafe event { unsafe event_free(event) }
      unsafe event = nil
    }

    func wait(_ seconds: Double? = nil) {
      guard let event = unsafe event else { return }
      guard let seconds else {
        unsafe event_add(event, nil)
        return
      }
      let whole = seconds.rounded(.down)
      var time = timeval(
        tv_sec: Int(whole), tv_usec: numericCast(Int((seconds - whole) * 1_000_000)))
      unsafe event_add(event, &time)
    }
  }
}

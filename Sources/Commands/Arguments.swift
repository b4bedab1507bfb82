internal import Platform

/// A command line, taken apart and checked.
struct Arguments: Sendable {
  /// The options in the order of the line, with their values (empty where none stands).
  private(set) var given: [(flag: Flag, value: String)] = []
  /// Everything else.
  var operands: [String] = []

  mutating func add(_ flag: Flag, _ value: String = "") {
    given.append((flag, value))
  }

  /// Whether an option was given.
  func has(_ flag: Flag) -> Bool {
    given.contains { $0.flag.long == flag.long }
  }

  /// The value of an option; the last one counts, so that a line can be added to.
  func value(of flag: Flag) -> String? {
    given.last { $0.flag.long == flag.long }?.value
  }

  /// All values of an option that may be given several times.
  func values(of flag: Flag) -> [String] {
    given.filter { $0.flag.long == flag.long }.map(\.value)
  }

  /// Whether only faults are to be said; the last of `--quiet` and `--verbose` counts.
  var isQuiet: Bool { loudness == Flag.quiet }

  /// Whether more than usual is to be said.
  var isVerbose: Bool { loudness == Flag.verbose }

  private var loudness: Flag? {
    given.last { $0.flag == .quiet || $0.flag == .verbose }?.flag
  }

  /// When colour is wanted.
  var color: Terminal.ColorChoice {
    value(of: .color).flatMap(Terminal.ColorChoice.init(rawValue:)) ?? .auto
  }
}

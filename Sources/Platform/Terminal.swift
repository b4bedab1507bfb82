/// What a stream can show.
package enum Terminal {
  /// When colour is wanted, as `--color` says it.
  package enum ColorChoice: String, Sendable, CaseIterable {
    case auto, always, never
  }

  /// Whether the stream is a terminal.
  package static func isTerminal(_ stream: StandardStream) -> Bool {
    Syscall.isTerminal(stream.rawValue)
  }

  /// The columns of the terminal; nil if the stream is none.
  package static func width(_ stream: StandardStream) -> Int? {
    Syscall.terminalWidth(stream.rawValue)
  }

  /// Whether to write colours to the stream.
  ///
  /// `NO_COLOR` with any value (https://no-color.org) and `TERM=dumb` turn them off unless the
  /// user asks for them by name.
  package static func usesColor(_ choice: ColorChoice, on stream: StandardStream) -> Bool {
    usesColor(
      choice, isTerminal: isTerminal(stream), noColor: Environment.variable("NO_COLOR"),
      term: Environment.variable("TERM"))
  }

  /// The rule itself, for a stream and an environment that are given.
  package static func usesColor(
    _ choice: ColorChoice, isTerminal: Bool, noColor: String?, term: String?
  ) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: isTerminal && (noColor ?? "").isEmpty && term != "dumb"
    }
  }
}

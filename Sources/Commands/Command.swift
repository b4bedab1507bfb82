internal import Platform

/// A command: what it is called, what it takes, what it does.
struct Command: Sendable {
  /// What stands behind the name without a dash.
  struct Operands: Sendable {
    /// Such as `[PATH]`, for the help.
    let usage: String
    /// Such as `PATH`, for messages.
    let name: String
    let count: ClosedRange<Int>
    /// What the first of them can be, if that is known.
    var choices: [String] = []

    /// None.
    static let none = Operands(usage: "", name: "", count: 0...0)

    /// At most one.
    static func optional(_ name: String) -> Operands {
      Operands(usage: "[\(name)]", name: name, count: 0...1)
    }

    /// Exactly one.
    static func one(_ name: String) -> Operands {
      Operands(usage: name, name: name, count: 1...1)
    }
  }

  let name: String
  /// What other programs call it.
  let synonyms: [String]
  /// One line for the list of commands: a phrase without a full stop.
  let summary: String
  let operands: Operands
  /// Its options besides ``Flag/common``.
  let flags: [Flag]
  /// More about it, for its own help: paragraphs of full sentences.
  let details: [String]
  /// Command lines with what they do.
  let examples: [(line: String, effect: String)]
  /// Runs it. What the system refuses ends it; everything else is its own to report.
  let run: @Sendable (Arguments, Console) throws(FileError) -> ExitStatus

  /// All options that it knows.
  var allFlags: [Flag] { flags + Flag.common }
}

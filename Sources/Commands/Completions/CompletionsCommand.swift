internal import Platform

/// `florilegium completions bash|zsh|fish`
enum CompletionsCommand {
  /// A shell, by the name of its program.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish

    var script: String {
      switch self {
      case .bash: BashCompletions.script
      case .zsh: ZshCompletions.script
      case .fish: FishCompletions.script
      }
    }
  }

  static let command = Command(
    name: "completions", synonyms: ["completion", "complete", "autocomplete", "shell"],
    summary: "a script by which a shell completes what you type",
    operands: Command.Operands(
      usage: "bash|zsh|fish", name: "shell", count: 1...1, choices: Shell.allCases.map(\.rawValue)),
    flags: [],
    details: [
      """
      The script goes to the standard output. `make install` puts it where each shell looks for \
      it; these lines do the same for you alone.
      """
    ],
    examples: [
      ("source <(florilegium completions bash)", "in ~/.bashrc"),
      ("source <(florilegium completions zsh)", "in ~/.zshrc, after compinit"),
      ("florilegium completions fish | source", "in config.fish"),
    ],
    run: { arguments, console throws(FileError) in
      let word = arguments.operands[0]
      guard let shell = Shell(rawValue: word.lowercased()) else {
        let known = Shell.allCases.map(\.rawValue)
        console.fail(
          UsageError.unknown("unknown shell \"\(word)\"", word, known: known).message)
        return .usage
      }
      try console.write(shell.script)
      return .clean
    })
}

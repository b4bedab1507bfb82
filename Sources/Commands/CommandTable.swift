internal import Platform

extension Command {
  /// Every command, in the order of the help.
  static let all: [Command] = [
    InitCommand.command, NewCommand.command, BuildCommand.command, ServeCommand.command,
    CheckCommand.command, InspectCommand.command, ImportCommand.command, ExportCommand.command,
    EjectCommand.command, CleanCommand.command, CompletionsCommand.command, HelpCommand.command,
  ]

  /// The command with a name, or what is wrong with the name.
  static func named(_ name: String) throws(UsageError) -> Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    if name.contains(where: { $0 == "." || $0 == "/" }) {
      throw UsageError(
        "\"\(name)\" is no command; to build a website of it: florilegium build \(ShellWord.of(name))"
      )
    }
    let nearest = Near.name(to: name, in: all.map { ($0.name, $0.synonyms) })
    throw .unknown("unknown command \"\(name)\"", nearest: nearest, known: all.map(\.name))
  }
}

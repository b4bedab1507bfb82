internal import Platform

/// `florilegium help [COMMAND]`
enum HelpCommand {
  static let command = Command(
    name: "help", synonyms: ["usage", "man", "commands", "info", "?"],
    summary: "this overview, or what a command does and takes", operands: .optional("COMMAND"),
    flags: [], details: [], examples: [],
    run: { arguments, console throws(FileError) in
      let text = HelpText(isColored: console.usesColor(arguments.color, on: .output))
      guard let name = arguments.operands.first else {
        try console.write(text.overview)
        return .clean
      }
      let command: Command
      do throws(UsageError) {
        command = try Command.named(name)
      } catch {
        console.fail(error.message)
        return .usage
      }
      try console.write(text.command(command))
      return .clean
    })
}

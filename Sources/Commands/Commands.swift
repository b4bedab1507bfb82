internal import Platform

/// Runs the program on the words behind its name.
package func run(_ words: [String], console: Console) -> ExitStatus {
  do throws(UsageError) {
    let (command, arguments) = try ArgumentParser.parse(words)
    do throws(FileError) {
      return try run(command, arguments, console)
    } catch {
      console.fail(error.sentence)
      return .failure
    }
  } catch {
    console.fail(error.message)
    return .usage
  }
}

private func run(_ command: Command?, _ arguments: Arguments, _ console: Console) throws(FileError)
  -> ExitStatus
{
  let help = HelpText(isColored: console.usesColor(arguments.color, on: .output))
  if arguments.has(.help) {
    try console.write(command.map(help.command) ?? help.overview)
    return .clean
  }
  if arguments.has(.version) {
    try console.write("florilegium \(Version.number)\n")
    return .clean
  }
  guard let command else {
    try console.write(HelpText(isColored: false).overview, to: .error)
    return .usage
  }
  return try command.run(arguments, console)
}

/// Runs the program as the shell started it, and ends the process.
package func main() -> Never {
  StandardStream.ignoreWriteSignals()
  Memory.keepFreed()
  let status = run(Array(CommandLine.arguments.dropFirst()), console: .standard)
  Environment.exit(status.rawValue)
}

internal import Diagnostics
internal import Output
internal import Platform
internal import Site

/// `florilegium clean [PATH]`
enum CleanCommand {
  static let command = Command(
    name: "clean", synonyms: ["clear", "remove", "delete", "rm", "purge"],
    summary: "remove what build wrote, and nothing else", operands: .optional("PATH"),
    flags: [.cleanOutput, .dryRun],
    details: [
      """
      PATH is what was built, or the folder that build wrote. Without it, the site in the current \
      folder is meant. Every file that is removed is listed; files that build did not write stay, \
      and so does a website that was built from something else than PATH.
      """
    ],
    examples: [
      ("florilegium clean --dry-run", "what would be removed"),
      ("florilegium clean -o docs", "the site that was built into docs"),
    ],
    run: { arguments, console throws(FileError) in
      let result: OutputCleaning.Result
      let isDry = arguments.has(.dryRun)
      do throws(OutputError) {
        let output = try BuiltOutput(
          of: arguments.operands.first ?? "", named: arguments.value(of: .cleanOutput))
        result = try OutputCleaning.clean(output.folder, builtFrom: output.source, isDry: isDry)
      } catch {
        switch error {
        case .failed(let error): throw error
        case .refused(let fault):
          return try ReportPrinter(arguments, console).refuse(fault, "nothing was removed")
        }
      }
      try tell(result, isDry: isDry, arguments, console)
      return .clean
    })

  private static func tell(
    _ result: OutputCleaning.Result, isDry: Bool, _ arguments: Arguments, _ console: Console
  ) throws(FileError) {
    if isDry || !arguments.isQuiet {
      let lines = result.files.map { FilePath.join(result.output, $0) + "\n" }
      try console.write(lines.joined())
    }
    guard !arguments.isQuiet else { return }
    let files = result.files.count == 1 ? "1 file" : "\(result.files.count) files"
    let done =
      result.files.isEmpty
      ? "nothing to remove" : isDry ? "\(files) would be removed" : "\(files) removed"
    let rest = result.hasRest ? "; files of others stay" : ""
    try console.write("\(result.output): \(done)\(rest)\n", to: .error)
  }
}

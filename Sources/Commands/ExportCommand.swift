internal import Diagnostics
internal import Exchange
internal import Platform
internal import Site

/// `florilegium export FORMAT [PAGE]`
enum ExportCommand {
  static let command = Command(
    name: "export", synonyms: ["save", "to", "extract", "unload"],
    summary: "write the entries of a page for another program",
    operands: Command.Operands(
      usage: "FORMAT [PAGE]", name: "format", count: 1...2,
      choices: ExportFormat.allCases.map(\.rawValue)),
    flags: [.exportedDrafts],
    details: [
      """
      FORMAT is fortune (for strfile), json (an array of objects) or csv. PAGE is a Markdown file \
      or a folder; without it, the site in this folder is meant. The result goes to the standard \
      output. Faults that a build would only warn of are not said.
      """
    ],
    examples: [
      ("florilegium export json content/latin.md", "one page, as JSON"),
      ("florilegium export fortune > sayings", "the whole site, for fortune"),
    ],
    run: { arguments, console throws(FileError) in
      let word = arguments.operands[0]
      guard let format = ExportFormat(rawValue: word.lowercased()) else {
        let known = ExportFormat.allCases.map(\.rawValue)
        console.fail(
          UsageError.unknown("unknown format \"\(word)\"", word, known: known).message)
        return .usage
      }
      return try run(format, arguments, console)
    })

  private static func run(
    _ format: ExportFormat, _ arguments: Arguments, _ console: Console
  ) throws(FileError) -> ExitStatus {
    let path = arguments.operands.count > 1 ? arguments.operands[1] : ""
    let site = try SitePages(path, includesDrafts: arguments.has(.exportedDrafts))
    guard !site.report.hasErrors else {
      var errors = Report()
      for fault in site.report.diagnostics where fault.severity == .error { errors.add(fault) }
      let printer = ReportPrinter(arguments, console)
      try printer.print(errors, consequence: "nothing was written") { path in
        var source: [UInt8] = []
        return (try? File.read(path, into: &source, limit: .max - 1)).map { source }
      }
      return .faults
    }
    try console.write(format.bytes(of: site.pages.flatMap(PageRecords.read)))
    return .clean
  }
}

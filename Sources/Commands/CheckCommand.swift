internal import Checks
internal import Diagnostics
internal import Output
internal import Platform
internal import Site

/// `florilegium check [PATH]`
enum CheckCommand {
  static let command = Command(
    name: "check",
    synonyms: ["lint", "validate", "verify", "test", "doctor", "audit", "linkcheck", "c"],
    summary: "say everything that is wrong, and write nothing",
    operands: .optional("PATH"),
    flags: [.strict, .format, .checkedDrafts, .baseURL, .previous, .list, .explain],
    details: [
      HelpText.pathMeaning,
      """
      Besides what a build reports, it looks for pictures without a text, texts without a \
      language, empty sections, quotes that stand twice, links by a wrong case and pictures that \
      nothing shows.
      """,
      """
      How much a rule weighs is set in florilegium.yml: `rules: {empty-section: error, \
      missing-alt: off}`. One place is silenced by a comment before it: `<!-- florilegium: allow \
      duplicate-quote -->`; at the top of a file it holds for all of it.
      """,
      """
      --format json writes one object a line to the standard output: rule, severity and headline, \
      and where there is something to say path, line, column, endLine, endColumn, explanation, \
      fix and notes (text, path and place). Lines and columns count from 1. github writes \
      annotations, compiler one line a fault for editors.
      """,
      """
      --previous takes the quotes.json of the published site, as curl fetches it: links that \
      people have kept must not rot.
      """,
    ],
    examples: [
      ("florilegium check --strict", "for CI: fails on any warning"),
      ("florilegium check --explain broken-link", "what it means, and the way out"),
      ("florilegium check --previous quotes.json", "with the published site's data"),
    ],
    run: { arguments, console throws(FileError) in
      let rules = RuleText(isColored: console.usesColor(arguments.color, on: .output))
      if let name = arguments.value(of: .explain) {
        guard let rule = Rule.named(name.lowercased()) else {
          console.fail(unknown(name).message)
          return .usage
        }
        try console.write(rules.explanation(of: rule))
        return .clean
      }
      if arguments.has(.list) {
        try console.write(rules.list)
        return .clean
      }
      return try check(arguments, console)
    })

  private static func unknown(_ name: String) -> UsageError {
    let nearest = Rule.nearest(to: name).map { "did you mean \"\($0)\"?" }
    return UsageError(
      "unknown rule \"\(name)\"; \(nearest ?? "see florilegium check --list")")
  }

  private static func check(
    _ arguments: Arguments, _ console: Console
  ) throws(FileError) -> ExitStatus {
    var request = BuildRequest(path: arguments.operands.first ?? "")
    request.command = "check"
    request.baseURL = arguments.value(of: .baseURL)
    request.includesDrafts = arguments.has(.checkedDrafts)
    request.isStrict = arguments.has(.strict)
    let printer = ReportPrinter(arguments, console)
    do throws(OutputError) {
      let result = try SiteCheck.run(request, previous: arguments.value(of: .previous))
      return try say(result, printer, arguments, console)
    } catch {
      switch error {
      case .failed(let error): throw error
      case .refused(let diagnostic):
        var report = Report()
        report.add(diagnostic)
        try write(report, printer)
        return .failure
      }
    }
  }

  private static func say(
    _ result: CheckResult, _ printer: ReportPrinter, _ arguments: Arguments, _ console: Console
  ) throws(OutputError) -> ExitStatus {
    do throws(FileError) {
      try write(result.report, printer)
      if result.report.diagnostics.isEmpty, !arguments.isQuiet, printer.format == .text {
        let content = Counted.content(pages: result.pages, entries: result.entries)
        let drafts = Counted.drafts(result.draftsLeftOut)
        try console.write("\(content): nothing to object to\(drafts)\n", to: .error)
      }
    } catch {
      throw .failed(error)
    }
    return printer.status(result.report)
  }

  private static func write(_ report: Report, _ printer: ReportPrinter) throws(FileError) {
    try printer.print(report, consequence: "", read: ReportPrinter.readAgain)
  }
}

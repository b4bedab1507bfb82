internal import Diagnostics
internal import Output
internal import Platform
internal import Site

/// `florilegium build [PATH]`
enum BuildCommand {
  static let command = Command(
    name: "build", synonyms: ["generate", "make", "render", "compile", "publish", "deploy", "b"],
    summary: "write the website", operands: .optional("PATH"),
    flags: [.output, .baseURL, .drafts, .strict, .format, .adopt],
    details: [
      HelpText.pathMeaning,
      """
      The website goes into public/ of the site; that of one file, or of a folder without content/ \
      and florilegium.yml, into public/ of the current folder. Where public/ holds the website of \
      something else, it is replaced only if -o names it.
      """,
      """
      Files that did not change are not touched, files that are no longer needed are removed, and \
      files of others are never. When a page has an error nothing is written, and the old site \
      stays as it is.
      """,
      "Faults go to the standard error; as JSON, one object a line, to the standard output.",
    ],
    examples: [
      ("florilegium build", "the site in this folder"),
      ("florilegium build quotes.md", "a website from one file"),
      ("florilegium build -o docs --strict", "for publishing, refused on any warning"),
    ],
    run: { arguments, console throws(FileError) in
      var request = BuildRequest(path: arguments.operands.first ?? "")
      request.output = arguments.value(of: .output)
      request.baseURL = arguments.value(of: .baseURL)
      request.includesDrafts = arguments.has(.drafts)
      request.isStrict = arguments.has(.strict)
      request.adopts = arguments.has(.adopt)
      return try build(request, ReportPrinter(arguments, console), arguments, console)
    })

  private static func build(
    _ request: BuildRequest, _ printer: ReportPrinter, _ arguments: Arguments, _ console: Console
  ) throws(FileError) -> ExitStatus {
    let result: BuildResult
    do throws(OutputError) {
      result = try SiteBuilder.build(request)
    } catch {
      switch error {
      case .failed(let error): throw error
      case .refused(let fault): return try printer.refuse(fault, "nothing was written")
      }
    }
    try printer.print(
      result.report, consequence: consequence(of: result), read: ReportPrinter.readAgain)
    if let summary = result.summary, !arguments.isQuiet {
      try console.write(line(result, summary, arguments), to: .error)
    }
    return printer.status(result.report)
  }

  private static func consequence(of result: BuildResult) -> String {
    guard result.summary == nil else { return "" }
    return result.keepsOldSite ? "nothing was written, the old site stays" : "nothing was written"
  }

  /// What came of it, such as `public: 5 pages, 40 entries; 3 files written, 9 unchanged`.
  private static func line(
    _ result: BuildResult, _ summary: OutputSummary, _ arguments: Arguments
  ) -> String {
    var parts = ["\(Counted.text(summary.written.count, "file")) written"]
    if summary.unchanged > 0 { parts.append("\(summary.unchanged) unchanged") }
    if !summary.removed.isEmpty { parts.append("\(summary.removed.count) removed") }
    let content = Counted.content(pages: result.pages, entries: result.entries)
    let drafts = Counted.drafts(result.draftsLeftOut)
    var text = "\(result.output): \(content); \(parts.joined(separator: ", "))\(drafts)\n"
    if arguments.isVerbose {
      text += summary.written.map { "  wrote \($0)\n" }.joined()
      text += summary.removed.map { "  removed \($0)\n" }.joined()
    }
    return text
  }
}

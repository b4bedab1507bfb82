internal import Content
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
      usage: "FORMAT [PAGE]", name: "format", count: 1...2),
    flags: [.drafts],
    details: [
      """
      FORMAT is fortune (for strfile), json (an array of objects) or csv. PAGE is a Markdown file \
      or a folder of them; without it, the content of the site in this folder is meant. The \
      result goes to the standard output.
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
          UsageError.unknown(
            "unknown format \"\(word)\"", nearest: EditDistance.nearest(to: word, in: known),
            known: known
          ).message)
        return .usage
      }
      return try run(format, arguments, console)
    })

  private static func run(
    _ format: ExportFormat, _ arguments: Arguments, _ console: Console
  ) throws(FileError) -> ExitStatus {
    let files = try ExportFiles(arguments.operands.count > 1 ? arguments.operands[1] : ".")
    var report = Report()
    var records: [Record] = []
    for file in files.paths {
      var source: [UInt8] = []
      try File.read(file, into: &source, limit: SiteConfiguration().maximumFileSize)
      let reader = PageReader(
        path: file, fallbackTitle: FilePath.name(of: file), defaults: files.defaults(of: file))
      var found = Report()
      var page = reader.read(source, into: &found)
      if page.options.draft, !arguments.has(.drafts), files.isFolder { continue }
      PageFinisher.finish(&page, into: &found)
      for fault in found.diagnostics where fault.severity == .error { report.add(fault) }
      records += PageRecords.read(page)
    }
    report.sort()
    let printer = ReportPrinter(arguments, console)
    guard !report.hasErrors else {
      try printer.print(report, consequence: "nothing was written") { path in
        var source: [UInt8] = []
        try? File.read(path, into: &source, limit: SiteConfiguration().maximumFileSize)
        return source
      }
      return .faults
    }
    try console.write(format.bytes(of: records))
    return .clean
  }
}

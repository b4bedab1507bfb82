internal import Content
internal import Diagnostics
internal import Markdown
internal import Platform
internal import Site

/// `florilegium inspect FILE`
enum InspectCommand {
  static let command = Command(
    name: "inspect", synonyms: ["show", "tree", "dump", "parse", "explain", "read", "debug"],
    summary: "show how a file was read: the tree of its entries", operands: .one("FILE"),
    flags: [.treeFormat],
    details: [
      """
      FILE is a Markdown file, or a folder that is one page. Every entry is printed with its line \
      and id, its body and its attribution; faults follow as in a build. Nothing is written.
      """
    ],
    examples: [
      ("florilegium inspect content/faq.md", "the tree, for people"),
      ("florilegium inspect faq.md --format json", "the tree as one JSON object"),
    ],
    run: { arguments, console throws(FileError) in
      try inspect(arguments, console)
    })

  private static func inspect(
    _ arguments: Arguments, _ console: Console
  ) throws(FileError) -> ExitStatus {
    let inspection = try PageInspection(arguments.operands[0])
    let (page, report) = (inspection.page, inspection.report)
    let read: SourceProvider = { path in
      let place = page.documentPaths.firstIndex(of: path)
      return place.map { page.documents[$0].source }
    }
    let printer = ReportPrinter(arguments, console)
    if printer.format == .json {
      try console.write(InspectJSON.bytes(of: page, report, read: read))
    } else {
      try console.write(InspectText.bytes(of: page))
      try printer.print(report, consequence: "", read: read)
    }
    return printer.status(report)
  }
}

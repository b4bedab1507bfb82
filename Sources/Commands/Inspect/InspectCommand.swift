internal import Content
internal import Content
internal import Diagnostics
internal import Markdown
internal import Platform
internal import Site

/// `florilegium inspect FILE`
enum InspectCommand {
  static let command = Command(
    name: "inspect", synonyms: ["show", "tree", "dump", "parse", "explain", "read", "debug"],
    summary: "show how a file was read: the tree of its entries", operands: .one("PATH"),
    flags: [.treeFormat, .shownDrafts],
    details: [
      """
      PATH is a Markdown file, a folder that is one page, or a site: then each of its pages is \
      shown. For each file it is said which shape the items have, and why. Every entry is printed \
      with its line and id, its body and its attribution; faults follow as in a build. Nothing is \
      written.
      """
    ],
    examples: [
      ("florilegium inspect content/faq.md", "the tree, for people"),
      ("florilegium inspect faq.md --format json", "the tree as one JSON object"),
      ("florilegium inspect .", "every page of a site"),
    ],
    run: { arguments, console throws(FileError) in
      try inspect(arguments, console)
    })

  private static func inspect(
    _ arguments: Arguments, _ console: Console
  ) throws(FileError) -> ExitStatus {
    let site = try SitePages(arguments.operands[0], includesDrafts: arguments.has(.shownDrafts))
    let read = sources(of: site.pages)
    let printer = ReportPrinter(arguments, console)
    if printer.format == .json {
      let bytes =
        site.isOnePage
        ? InspectJSON.bytes(of: site.pages[0], site.report, read: read)
        : InspectJSON.bytes(of: site.pages, site.report, read: read)
      try console.write(bytes)
    } else {
      try console.write(
        site.isOnePage ? InspectText.bytes(of: site.pages[0]) : InspectText.bytes(of: site.pages))
      try printer.print(site.report, consequence: "", read: read)
    }
    return printer.status(site.report)
  }

  /// The texts of the files that were read.
  private static func sources(of pages: [Page]) -> SourceProvider {
    var places: [String: (page: Int, document: Int)] = [:]
    for (index, page) in pages.enumerated() {
      for (document, path) in page.documentPaths.enumerated() { places[path] = (index, document) }
    }
    return { [places] path in
      places[path].map { pages[$0.page].documents[$0.document].source }
    }
  }
}

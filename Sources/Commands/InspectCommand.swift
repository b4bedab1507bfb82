internal import Diagnostics
internal import Platform

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
      console.fail("\"inspect\" is not there yet")
      return .failure
    })
}

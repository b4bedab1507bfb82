internal import Diagnostics
internal import Platform

/// `florilegium build [PATH]`
enum BuildCommand {
  static let command = Command(
    name: "build", synonyms: ["generate", "make", "render", "compile", "publish", "b"],
    summary: "write the website", operands: .optional("PATH"),
    flags: [.output, .baseURL, .drafts, .strict, .format, .adopt],
    details: [
      HelpText.pathMeaning,
      """
      The website goes into public/ beside the content. Files that did not change are not touched, \
      files that are no longer needed are removed, and files of others are never. When a page has \
      an error nothing is written, and the old site stays as it is.
      """,
      "Faults go to the standard error; as JSON, one object a line, to the standard output.",
    ],
    examples: [
      ("florilegium build", "the site in this folder"),
      ("florilegium build quotes.md", "a website from one file"),
      ("florilegium build -o docs --strict", "for publishing, refused on any warning"),
    ],
    run: { arguments, console throws(FileError) in
      console.fail("\"build\" is not there yet")
      return .failure
    })
}

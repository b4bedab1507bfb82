internal import Diagnostics
internal import Platform
internal import Site
internal import Starters

/// `florilegium init [FOLDER]`
enum InitCommand {
  static let command = Command(
    name: "init", synonyms: ["create", "setup", "scaffold", "quickstart", "bootstrap"],
    summary: "begin a site", operands: .optional("FOLDER"), flags: [.preset],
    details: [
      """
      FOLDER gets a few pages to write over, florilegium.yml with every setting explained, a \
      .gitignore, and a workflow that checks the site and publishes it on GitHub Pages, after the \
      two steps that its first lines name. Without FOLDER, the current one is meant. A file that \
      exists is never written over: then nothing is written, except where it is a .gitignore, \
      which stays as it is.
      """,
      """
      The preset says what the pages are: quotes with translations, questions with answers, a \
      glossary, or an outline. A folder that holds Markdown already needs no pages: unless a \
      preset is asked for, it gets the rest, and what it holds is the site.
      """,
    ],
    examples: [
      ("florilegium init sayings", "a site in the new folder sayings"),
      ("florilegium init faq --preset questions", "one of questions and answers"),
      ("cd notes && florilegium init", "a site of the notes in a folder"),
    ],
    run: { arguments, console throws(FileError) in
      let folder = arguments.operands.first.map(FilePath.normalized) ?? "."
      return try begin(in: folder == "." ? "" : folder, arguments, console)
    })

  private static func begin(
    in folder: String, _ arguments: Arguments, _ console: Console
  ) throws(FileError) -> ExitStatus {
    let preset = arguments.value(of: .preset).flatMap(Preset.init(rawValue:))
    let count = try countNotes(folder)
    let keepsNotes = preset == nil && count > 0
    let keepsIgnored = (try? File.status(FilePath.join(folder, ignored)).kind) == .file
    let lacksPublic = keepsIgnored ? try !isIgnored("public", in: folder) : false
    let files = (keepsNotes ? Preset.frame : (preset ?? .quotes).files).filter {
      !keepsIgnored || $0.path != ignored
    }
    let new = NewFiles(files.map { ($0.path, $0.bytes) }, in: folder)
    let report = new.report(
      fix: "put it aside, begin the site, and bring the two together; or name another folder")
    guard !report.hasErrors else {
      return try ReportPrinter(arguments, console).refuse(report, "nothing was written")
    }
    // Where a preset was asked for, only what its content folder holds is published.
    let beside = keepsNotes ? 0 : count - (try countNotes(FilePath.join(folder, "content")))
    try new.write()
    if !arguments.isQuiet {
      var notes = (keepsNotes ? notes(in: folder) : "") + (lacksPublic ? hint(in: folder) : "")
      if beside > 0 { notes += leftOut(beside, in: folder) }
      try console.write(summary(files, in: folder, notes), to: .error)
    }
    return .clean
  }

  /// How many files of Markdown a folder holds that are more than a word about the folder.
  private static func countNotes(_ folder: String) throws(FileError) -> Int {
    let place = folder.isEmpty ? "." : folder
    guard (try? File.status(place))?.kind == .folder else { return 0 }
    let tree = try FileTree(place) { path, _ in
      let first = FilePath.name(of: path).utf8.first
      return first == UInt8(ascii: ".") || first == UInt8(ascii: "_")
    }
    return tree.entries.count { entry in
      entry.status.kind == .file && Route.isMarkdown(entry.path)
        && !Route.isAboutFolder(entry.path)
    }
  }

  /// What Git leaves out: in a repository there is such a list already.
  private static let ignored = ".gitignore"

  private static func notes(in folder: String) -> String {
    """
    The Markdown that is here is the content. Name its language in \
    \(FilePath.join(folder, "florilegium.yml")):
    until then it counts as English.

    """
  }

  private static func leftOut(_ count: Int, in folder: String) -> String {
    let content = FilePath.join(folder, "content")
    return count == 1
      ? "The Markdown file that was here is not published: move it to \(content).\n"
      : "The \(count) Markdown files that were here are not published: move them to \(content).\n"
  }

  /// Whether Git leaves out a folder, as a line of its list says.
  private static func isIgnored(
    _ name: String, in folder: String
  ) throws(FileError) -> Bool {
    var bytes: [UInt8] = []
    try File.read(FilePath.join(folder, ignored), into: &bytes, limit: 1 << 20)
    return bytes.split { $0 == 0x0A || $0 == 0x0D }.contains { line in
      line.filter { $0 > 0x20 && $0 != UInt8(ascii: "/") }.elementsEqual(name.utf8)
    }
  }

  private static func hint(in folder: String) -> String {
    """
    \(FilePath.join(folder, ignored)) stays as it is: add /public/, the folder that build writes.

    """
  }

  private static func summary(
    _ files: [StarterFile], in folder: String, _ notes: String
  ) -> String {
    let lines = files.map { "  \(FilePath.join(folder, $0.path))\n" }.joined()
    let place = folder.isEmpty ? "" : " \(ShellWord.of(folder))"
    let publishing =
      RepositoryAround(folder).map(\.advice)
      ?? "on GitHub with .github/workflows/pages.yml, after the two steps at its top"
    return """
      A new site\(folder.isEmpty ? "" : " in \(folder)"):
      \(lines)\(notes)See it:      florilegium serve\(place) -O
      Publish it:  \(publishing)

      """
  }
}

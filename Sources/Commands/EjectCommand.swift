internal import Diagnostics
internal import Platform
internal import Site
internal import Templates

/// `florilegium eject [NAME [PATH]]`
enum EjectCommand {
  static let command = Command(
    name: "eject",
    synonyms: ["template", "templates", "theme", "customize", "customise", "override"],
    summary: "copy a built-in template, to change it in the site",
    operands: Command.Operands(
      usage: "[NAME [PATH]]", name: "template", count: 0...2,
      choices: TemplateFolder().files.map(\.name)),
    flags: [],
    details: [
      """
      NAME is a file such as page.html, also without its ending; without it, all are listed. The \
      copy goes into Templates/ of the site at PATH, or in this folder, and takes the place of the \
      built-in file from the next build on. A file that exists is not touched.
      """,
      """
      To add something and replace nothing, write an extra.css, head.html or footer.html into \
      Templates/: the built-in ones are empty.
      """,
      """
      The names that templates can use are described in the README.md of that list: \
      `florilegium eject README` copies it into Templates/, too.
      """,
    ],
    examples: [
      ("florilegium eject", "what there is"),
      ("florilegium eject style", "Templates/style.css, to write a style of your own"),
    ],
    run: { arguments, console throws(FileError) in
      let files = TemplateFolder().files
      guard let name = arguments.operands.first else {
        try console.write(list(files))
        return .clean
      }
      guard let file = file(named: name, in: files) else {
        let names = files.map(\.name)
        let nearest = EditDistance.nearest(to: name, in: names + files.map(\.templateName))
        console.fail(
          UsageError.unknown("unknown template \"\(name)\"", nearest: nearest, known: names).message
        )
        return .usage
      }
      return try copy(file, arguments, console)
    })

  /// What each file is, for the list.
  static let summaries = [
    "README.md": "what the templates can name",
    "attribution.html": "author and work",
    "entries.html": "a list of entries",
    "entry.html": "one entry, with the lists in it",
    "extra.css": "empty: a style that is added",
    "footer.html": "empty: what is added to the foot of every page",
    "head.html": "empty: what is added to the head of every page",
    "home.html": "the list of pages",
    "icon.svg": "the icon of the site",
    "live.js": "keeps a preview up to date",
    "meta.html": "a date and tags",
    "not-found.html": "the page for unknown addresses",
    "page.html": "the document around every page",
    "redirect.html": "what stands at an old address",
    "script.js": "what the platform lacks",
    "search.css": "the style of the search",
    "search.html": "the field that searches all pages",
    "search.js": "the search",
    "style.css": "the style",
  ]

  private static func list(_ files: [TemplateFile]) -> String {
    let width = files.map(\.name.count).max() ?? 0
    return files.map { file in
      let margin = String(repeating: " ", count: width + 2 - file.name.count)
      return file.name + margin + summaries[file.name, default: ""] + "\n"
    }.joined()
  }

  private static func file(named name: String, in files: [TemplateFile]) -> TemplateFile? {
    files.first { $0.name == name } ?? files.first { $0.templateName == name }
  }

  private static func copy(
    _ file: TemplateFile, _ arguments: Arguments, _ console: Console
  ) throws(FileError) -> ExitStatus {
    let path = arguments.operands.count > 1 ? arguments.operands[1] : ""
    let location = try SiteLocation(path)
    guard case .site = location.kind else {
      let place = path.isEmpty ? "this folder" : "\"\(path)\""
      console.fail(
        "\(place) is no site: it has neither content/ nor \(SiteLocation.configurationName);"
          + " `florilegium init\(path.isEmpty ? "" : " " + path)` makes one of it")
      return .failure
    }
    let folder = location.templates ?? FilePath.join(location.root, "Templates")
    let target = FilePath.join(folder, file.name)
    try Folder.make(folder)
    try File.create(file.bytes, at: target)
    if !arguments.isQuiet {
      try console.write("\(target): a copy of the built-in one\n", to: .error)
    }
    return .clean
  }
}

internal import Diagnostics
internal import Platform
internal import Site
internal import Starters

/// `florilegium new PAGE`
enum NewCommand {
  static let command = Command(
    name: "new", synonyms: ["add", "page", "touch", "post"],
    summary: "begin a page", operands: .one("PAGE"), flags: [.preset],
    details: [
      """
      PAGE is its path in the content of the site in this folder, with or without .md; folders \
      that are missing are made, and a path with a slash at its end is the page of a folder. The \
      page has a title, the language of the site and a few entries to write over. A page that \
      exists is never written over.
      """
    ],
    examples: [
      ("florilegium new latin", "quotes in content/latin.md"),
      ("florilegium new guide/faq --preset questions", "questions, in a folder"),
    ],
    run: { arguments, console throws(FileError) in
      let name = arguments.operands[0]
      guard let page = try NewPage(name, in: "") else {
        console.fail(
          "\"\(name)\" cannot be a page; write a path below the content, such as guide/faq,"
            + " without .. and without names that begin with a dot or _")
        return .usage
      }
      return try write(page, arguments, console)
    })

  private static func write(
    _ page: NewPage, _ arguments: Arguments, _ console: Console
  ) throws(FileError) -> ExitStatus {
    let preset = arguments.value(of: .preset).flatMap(Preset.init(rawValue:)) ?? .quotes
    let new = NewFiles([(page.path, bytes(of: page, preset))], in: "")
    let report = new.report(fix: "write into it, or choose another name")
    guard !report.hasErrors else {
      return try ReportPrinter(arguments, console).refuse(report, "nothing was written")
    }
    try new.write()
    if !arguments.isQuiet {
      try console.write("\(page.path): a new page\n", to: .error)
    }
    return .clean
  }

  /// The page of the preset, with what is known of this one at the top of its front matter.
  private static func bytes(of page: NewPage, _ preset: Preset) -> [UInt8] {
    var bytes = Array("---\ntitle: ".utf8)
    // A JSON string is a YAML string (YAML 1.2, section 1.3).
    JSONWriter.append(page.title, to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    if !page.lang.isEmpty { bytes.append(contentsOf: "lang: \(page.lang)\n".utf8) }
    return bytes + keys(of: preset, for: page)
  }

  /// The page of the preset behind its first line, without the keys that do nothing in this one.
  private static func keys(of preset: Preset, for page: NewPage) -> [UInt8] {
    var rest = preset.page.dropFirst("---\n".utf8.count)
    var keys: [UInt8] = []
    while !rest.isEmpty, !rest.starts(with: "---\n".utf8) {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest.dropFirst(line.count + 1)
      let key = String(decoding: line.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
      if page.takes(key) { keys += line + [UInt8(ascii: "\n")] }
    }
    return keys + Self.named(rest, for: page.title)
  }

  /// The entries of the preset name the page: those of two new pages are not the same.
  private static func named(_ text: ArraySlice<UInt8>, for title: String) -> [UInt8] {
    let escaped = title.map { character in
      character.isASCII && !character.isLetter && !character.isNumber && character != " "
        ? "\\\(character)" : String(character)
    }.joined()
    let parts = String(decoding: text, as: UTF8.self).split(
      separator: "TITLE", omittingEmptySubsequences: false)
    return Array(parts.joined(separator: escaped).utf8)
  }
}

internal import Diagnostics
internal import Exchange
internal import Platform

/// `florilegium import FORMAT FILE...`
enum ImportCommand {
  static let command = Command(
    name: "import", synonyms: ["convert", "load", "fetch", "from"],
    summary: "make a page of what another program wrote",
    operands: Command.Operands(
      usage: "FORMAT FILE...", name: "format and a file", count: 2...Int.max,
      choices: ImportFormat.allCases.map(\.rawValue)),
    flags: [.importOutput, .update, .columns],
    details: [
      """
      FORMAT is fortune (entries between lines of %), kindle (My Clippings.txt, in any language), \
      csv or tsv (Readwise, Goodreads, Anki and other tables), or json (an array of texts or \
      objects). FILE - is the standard input.
      """,
      """
      The page is written to the standard output, or to PATH; a page that exists is not touched \
      without --update, which adds at its end what it does not hold yet and leaves all else alone. \
      An entry that was deleted comes back; one in a comment, <!-- … -->, does not. PATH with a \
      slash at its end is a folder, and each work or file of fortunes becomes a page in it.
      """,
      """
      Columns and keys are guessed by their names, and a note says how; --columns names them: \
      label, body, author, source, url, lang, tags, section and date, each with a name or a \
      number. A day is the date of its entry; a year stands behind the source.
      """,
    ],
    examples: [
      ("florilegium import kindle clips.txt -o books/ -u", "a page for each book"),
      ("florilegium import fortune wisdom -o wisdom.md", "a page of fortunes"),
      ("florilegium import csv q.csv -c label=Quote,author=2", "columns by name"),
    ],
    run: { arguments, console throws(FileError) in
      do throws(UsageError) {
        let choice = try Choice(arguments)
        return run(choice, arguments, console)
      } catch {
        console.fail(error.message)
        return .usage
      }
    })

  /// What is imported and how, checked.
  struct Choice {
    let format: ImportFormat
    let columns: ColumnChoice
    let files: [String]
    /// Nil for the standard output.
    let output: String?
    let updates: Bool

    init(_ arguments: Arguments) throws(UsageError) {
      let word = arguments.operands[0]
      guard let format = ImportFormat(rawValue: word.lowercased()) else {
        let known = ImportFormat.allCases.map { (name: $0.rawValue, synonyms: $0.synonyms) }
        throw .unknown(
          "unknown format \"\(word)\"", nearest: Near.name(to: word, in: known),
          known: known.map(\.name))
      }
      self.format = format
      files = Array(arguments.operands.dropFirst())
      output = arguments.value(of: .importOutput)
      updates = arguments.has(.update)
      columns = try Self.columns(arguments.value(of: .columns))
      if updates, output == nil { throw UsageError("--update needs a page or folder: -o PATH") }
      if let output, !ImportTarget.isFolder(output), !output.lowercased().hasSuffix(".md") {
        throw UsageError("\"\(output)\" is no page; write \(output).md, or \(output)/ for a folder")
      }
    }

    private static func columns(_ value: String?) throws(UsageError) -> ColumnChoice {
      guard let value else { return ColumnChoice() }
      do throws(ColumnChoice.Fault) {
        return try ColumnChoice(value)
      } catch {
        let known = RecordField.allCases.map(\.rawValue)
        switch error {
        case .noName(let part):
          throw UsageError("--columns takes field=name, not \"\(part)\"; such as label=Quote")
        case .unknownField(let field):
          throw .unknown("--columns knows no field \"\(field)\"", field, known: known)
        }
      }
    }
  }

  private static func run(
    _ choice: Choice, _ arguments: Arguments, _ console: Console
  ) -> ExitStatus {
    do throws(FileError) {
      var source = ImportSource(choice)
      try source.read()
      let printer = ReportPrinter(arguments, console)
      guard !source.report.hasErrors else {
        try printer.print(source.report, consequence: "nothing was written", read: source.bytes)
        return .faults
      }
      var target = ImportTarget(choice, source)
      try target.write(console, isQuiet: arguments.isQuiet)
      try printer.print(target.report, consequence: "", read: target.bytes)
      return printer.status(target.report)
    } catch {
      console.fail(error.sentence)
      return .failure
    }
  }
}

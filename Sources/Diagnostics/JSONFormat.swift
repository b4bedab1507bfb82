/// For programs: one JSON object a line.
///
/// `rule`, `severity` and `headline` are always there; `path`, `line`, `column`, `endLine`,
/// `endColumn`, `explanation`, `fix` and `notes` when there is something to say. Lines and columns
/// count from 1, columns in code points, and the end is the place after the last one.
package struct JSONFormat: DiagnosticFormat {
  package init() {}

  package func append(
    _ diagnostic: Diagnostic, to output: inout [UInt8], sources: inout SourceFiles
  ) {
    var json = JSONWriter()
    json.beginObject()
    member("rule", diagnostic.rule, &json)
    member("severity", diagnostic.severity.name, &json)
    place(diagnostic.path, diagnostic.range, &json, &sources)
    member("headline", diagnostic.headline, &json)
    member("explanation", diagnostic.explanation, &json)
    member("fix", diagnostic.fix, &json)
    if !diagnostic.notes.isEmpty {
      json.key("notes")
      json.beginArray()
      for note in diagnostic.notes { append(note, &json, &sources) }
      json.endArray()
    }
    json.endObject()
    output.append(contentsOf: json.bytes)
    output.append(0x0A)
  }

  private func append(
    _ note: Diagnostic.Note, _ json: inout JSONWriter, _ sources: inout SourceFiles
  ) {
    json.beginObject()
    place(note.path, note.range, &json, &sources)
    member("text", note.text, &json)
    json.endObject()
  }

  private func member(_ name: String, _ text: String, _ json: inout JSONWriter) {
    guard !text.isEmpty else { return }
    json.key(name)
    json.string(text)
  }

  private func place(
    _ path: String, _ range: Range<Int>?, _ json: inout JSONWriter, _ sources: inout SourceFiles
  ) {
    member("path", path, &json)
    guard let places = sources.positions(of: range, in: path) else { return }
    let numbers = [
      ("line", places.start.line), ("column", places.start.column),
      ("endLine", places.end.line), ("endColumn", places.end.column),
    ]
    for (name, number) in numbers {
      json.key(name)
      json.integer(number)
    }
  }
}

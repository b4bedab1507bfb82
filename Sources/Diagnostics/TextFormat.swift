/// For people: the fault, its line with the place marked, why, and the way out.
///
///     faq.md:2:8: error: the value of "title" holds a colon [front-matter-invalid]
///     2 | title: Latin: a start
///       |        ^~~~~~~~~~~~~~
///       help: quote the value: title: "Latin: a start"
package struct TextFormat: DiagnosticFormat {
  private let paint: Paint

  package init(isColored: Bool) {
    paint = Paint(isColored: isColored)
  }

  package func append(
    _ diagnostic: Diagnostic, to output: inout [UInt8], sources: inout SourceFiles
  ) {
    var text = head(diagnostic, &sources)
    if let range = diagnostic.range, let file = sources.file(diagnostic.path) {
      let line = sources.position(of: range.lowerBound, in: diagnostic.path)?.line ?? 0
      text += excerpt(SourceExcerpt(of: range, in: file), line: line, diagnostic.severity)
    }
    if !diagnostic.explanation.isEmpty {
      text += "  \(VisibleText.make(of: diagnostic.explanation))\n"
    }
    for note in diagnostic.notes {
      let place = place(path: note.path, range: note.range, &sources)
      text += "  \(paint("note:", .blue)) \(place)\(VisibleText.make(of: note.text))\n"
    }
    if !diagnostic.fix.isEmpty {
      text += "  \(paint("help:", .green)) \(VisibleText.make(of: diagnostic.fix))\n"
    }
    output.append(contentsOf: text.utf8)
  }

  private func head(_ diagnostic: Diagnostic, _ sources: inout SourceFiles) -> String {
    let place = place(path: diagnostic.path, range: diagnostic.range, &sources)
    let severity = paint(diagnostic.severity.name + ":", Paint.Style(diagnostic.severity))
    let headline = paint(VisibleText.make(of: diagnostic.headline), .bold)
    return "\(place)\(severity) \(headline) \(paint("[\(diagnostic.rule)]", .dim))\n"
  }

  private func place(path: String, range: Range<Int>?, _ sources: inout SourceFiles) -> String {
    guard !path.isEmpty else { return "" }
    let position = range.flatMap { sources.position(of: $0.lowerBound, in: path) }
    let numbers = position.map { "\($0.line):\($0.column):" } ?? ""
    return paint("\(VisibleText.make(of: path)):\(numbers)", .bold) + " "
  }

  private func excerpt(_ excerpt: SourceExcerpt, line: Int, _ severity: Severity) -> String {
    let number = String(line)
    let margin = String(repeating: " ", count: number.count)
    let mark =
      String(repeating: " ", count: excerpt.indent)
      + paint("^" + String(repeating: "~", count: excerpt.width - 1), Paint.Style(severity))
    let source = excerpt.text.isEmpty ? "" : " " + excerpt.text
    return "\(paint("\(number) |", .dim))\(source)\n\(paint("\(margin) |", .dim)) \(mark)\n"
  }
}

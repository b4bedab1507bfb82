/// For GitHub Actions: annotations on the lines of a commit.
///
/// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
package struct GitHubFormat: DiagnosticFormat {
  package init() {}

  package func append(
    _ diagnostic: Diagnostic, to output: inout [UInt8], sources: inout SourceFiles
  ) {
    let properties = properties(of: diagnostic, &sources)
      .map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
    let message = escaped(message(of: diagnostic), isProperty: false)
    output.append(contentsOf: "::\(command(diagnostic.severity)) \(properties)::\(message)\n".utf8)
  }

  private func command(_ severity: Severity) -> String {
    severity == .note ? "notice" : severity.name
  }

  private func properties(of diagnostic: Diagnostic, _ sources: inout SourceFiles)
    -> [(String, String)]
  {
    var properties: [(String, String)] = []
    if !diagnostic.path.isEmpty { properties.append(("file", diagnostic.path)) }
    if let (start, end) = sources.positions(of: diagnostic.range, in: diagnostic.path) {
      properties.append(("line", String(start.line)))
      properties.append(("endLine", String(end.line)))
      // GitHub takes columns only within one line.
      if start.line == end.line {
        properties.append(("col", String(start.column)))
        properties.append(("endColumn", String(end.column)))
      }
    }
    properties.append(("title", diagnostic.rule))
    return properties
  }

  private func message(of diagnostic: Diagnostic) -> String {
    var lines = [diagnostic.headline]
    if !diagnostic.explanation.isEmpty { lines.append(diagnostic.explanation) }
    if !diagnostic.fix.isEmpty { lines.append("help: " + diagnostic.fix) }
    return lines.joined(separator: "\n")
  }

  private func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

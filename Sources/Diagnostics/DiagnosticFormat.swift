/// A way to write diagnostics.
package protocol DiagnosticFormat: Sendable {
  /// Appends one diagnostic, with the line end after it.
  func append(_ diagnostic: Diagnostic, to output: inout [UInt8], sources: inout SourceFiles)
}

/// The ways to write diagnostics, by the names of `--format`.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, compiler, json, github

  /// The format; colours are for ``text`` on a terminal.
  package func format(isColored: Bool) -> any DiagnosticFormat {
    switch self {
    case .text: TextFormat(isColored: isColored)
    case .compiler: CompilerFormat()
    case .json: JSONFormat()
    case .github: GitHubFormat()
    }
  }

  /// All diagnostics of a report in its order. `read` is asked for files when they are needed.
  package func bytes(of report: Report, isColored: Bool, read: @escaping SourceProvider) -> [UInt8]
  {
    var sources = SourceFiles(read)
    var output: [UInt8] = []
    let format = format(isColored: isColored)
    for diagnostic in report.diagnostics {
      format.append(diagnostic, to: &output, sources: &sources)
    }
    return output
  }
}

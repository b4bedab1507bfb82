/// For editors: one line a fault, in the form of compilers.
package struct CompilerFormat: DiagnosticFormat {
  package init() {}

  package func append(
    _ diagnostic: Diagnostic, to output: inout [UInt8], sources: inout SourceFiles
  ) {
    let place = place(of: diagnostic, &sources)
    let headline = VisibleText.make(of: diagnostic.headline)
    let line = "\(place): \(diagnostic.severity.name): \(headline) [\(diagnostic.rule)]\n"
    output.append(contentsOf: line.utf8)
  }

  /// Editors find a fault by its three numbers: one without a place is at the file's beginning.
  private func place(of diagnostic: Diagnostic, _ sources: inout SourceFiles) -> String {
    guard !diagnostic.path.isEmpty else { return "florilegium" }
    let position = diagnostic.range.flatMap {
      sources.position(of: $0.lowerBound, in: diagnostic.path)
    }
    let path = VisibleText.make(of: diagnostic.path)
    return "\(path):\(position?.line ?? 1):\(position?.column ?? 1)"
  }
}

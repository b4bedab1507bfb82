import Diagnostics
import Templates

/// A fault as a line: `path:line:column-column: headline; fix [rule]`, columns of the first and
/// the last byte.
func describe(_ diagnostic: Diagnostic, in files: [TemplateFile]) -> String {
  var place = diagnostic.path
  if let file = files.first(where: { $0.path == diagnostic.path }), let range = diagnostic.range {
    let (line, column) = LineMap(file.bytes).position(of: range.lowerBound)
    place += ":\(line):\(column)-\(column + range.count - 1)"
  }
  let fix = diagnostic.fix.isEmpty ? "" : "; \(diagnostic.fix)"
  return "\(place): \(diagnostic.headline)\(fix) [\(diagnostic.rule)]"
}

/// The faults of templates of a site, in the order of a sorted report.
func faults(
  in templates: [String: String], vocabulary: TemplateVocabulary = .open,
  roots: [TemplateRoot] = []
) -> [String] {
  let files = files(templates)
  var report = Report()
  _ = TemplateSet(
    compiling: files, vocabulary: vocabulary, roots: roots, reportingTo: &report)
  report.sort()
  return report.diagnostics.map { describe($0, in: files) }
}

/// The faults of one template, without the beginning of their paths.
func faults(in template: String) -> [String] {
  faults(in: ["t": template]).map { String($0.dropFirst("Templates/t.html:".count)) }
}

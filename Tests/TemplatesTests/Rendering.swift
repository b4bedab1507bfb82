import Diagnostics
import HTML
import Templates
import Testing

/// What a template makes of data, by the specification: names and partials that do not exist are
/// empty.
func render(
  _ template: String, _ data: TestValue = [:], partials: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) -> String {
  var report = Report()
  let set = TemplateSet(
    compiling: files(partials.merging(["main": template]) { $1 }), vocabulary: .open,
    reportingTo: &report)
  #expect(report.diagnostics == [], sourceLocation: sourceLocation)
  var output = HTMLBuffer()
  do {
    let main = try #require(set["main"])
    let source = TestSource(data, vocabulary: set.vocabulary)
    try set.render(main, of: 0, from: source, into: &output)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
  return String(decoding: output.bytes, as: UTF8.self)
}

/// Template files of a site, by their names without extension, in the order of the names.
func files(_ templates: [String: String]) -> [TemplateFile] {
  templates.sorted { $0.key < $1.key }.map { name, text in
    TemplateFile(name: "\(name).html", path: "Templates/\(name).html", bytes: Array(text.utf8))
  }
}

import Diagnostics
import Platform
import Site
import TestSupport

/// A site that was built for a test.
struct BuiltSite {
  let folder: TemporaryFolder
  var result: BuildResult
  /// The files of the output.
  var files: [String: String]

  /// Builds files, given by their paths below the folder of the site.
  init(_ files: [String: String], _ change: (inout BuildRequest) -> Void = { _ in }) throws {
    let folder = try TemporaryFolder(inMemory: true)
    for (name, text) in files { try folder.write(name, text) }
    try self.init(folder, change)
  }

  /// Builds what lies in a folder.
  init(_ folder: TemporaryFolder, _ change: (inout BuildRequest) -> Void = { _ in }) throws {
    var request = BuildRequest(path: folder.path, output: folder.path("public"))
    change(&request)
    self.folder = folder
    result = try SiteBuilder.build(request)
    files = (try? folder.contents("public")) ?? [:]
    files[".florilegium-manifest"] = nil
  }

  /// The main part of a page.
  func main(_ name: String) -> String {
    let page = files[name] ?? ""
    guard let start = page.firstRange(of: "<main"), let end = page.firstRange(of: "</main>") else {
      return ""
    }
    return String(page[start.lowerBound..<end.lowerBound])
  }

  /// The faults, in their order, without the note that a sample of two words has no entries.
  var faults: [Diagnostic] { result.report.diagnostics.filter { $0.rule != "no-entries" } }

  /// The rules of the faults.
  var rules: [String] { faults.map(\.rule) }

  /// The headlines of the faults.
  var headlines: [String] { faults.map(\.headline) }

  /// What stands at the place of the fault with this rule.
  func place(of rule: String) throws -> String? {
    guard let fault = result.report.diagnostics.first(where: { $0.rule == rule }),
      let range = fault.range
    else { return nil }
    var bytes: [UInt8] = []
    try File.read(fault.path, into: &bytes, limit: .max - 1)
    return String(decoding: bytes[range], as: UTF8.self)
  }
}

/// The main part of the page that one file of Markdown becomes.
func page(_ markdown: String, configuration: String = "title: Test\n") throws -> String {
  try BuiltSite(["content/p.md": markdown, "florilegium.yml": configuration]).main("p.html")
}

/// What stands between two texts.
func between(_ start: String, _ end: String, in text: String) -> String {
  guard let first = text.firstRange(of: start),
    let second = text[first.upperBound...].firstRange(of: end)
  else { return "" }
  return String(text[first.upperBound..<second.lowerBound])
}

/// All texts that stand between two others.
func all(between start: String, _ end: String, in text: String) -> [String] {
  var found: [String] = []
  var rest = text[...]
  while let first = rest.firstRange(of: start),
    let second = rest[first.upperBound...].firstRange(of: end)
  {
    found.append(String(rest[first.upperBound..<second.lowerBound]))
    rest = rest[second.lowerBound...]
  }
  return found
}

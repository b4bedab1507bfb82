import Checks
import Diagnostics
import Site
import TestSupport

/// A site whose sources mark where faults are: `a [[broken]](x.md)` with `⟪` and `⟫` around each.
struct MarkedSite {
  let folder: TemporaryFolder
  private(set) var result: CheckResult
  /// The marked places, as `path:text`, in the order of the paths.
  private(set) var marked: [String] = []
  private var sources: [String: [UInt8]] = [:]

  /// Checks files, given by their paths below the folder of the site.
  init(
    _ files: [String: String], previous: String? = nil,
    _ change: (inout BuildRequest) -> Void = { _ in }
  ) throws {
    let folder = try TemporaryFolder(inMemory: true)
    self.folder = folder
    for name in files.keys.sorted() {
      let (text, marks) = Self.unmarked(files[name] ?? "")
      try folder.write(name, text)
      sources[folder.path(name)] = Array(text.utf8)
      marked += marks.map { "\(name):\($0.lowerBound): \(Self.text(Array(text.utf8), $0))" }
    }
    var request = BuildRequest(path: folder.path)
    change(&request)
    result = try SiteCheck.run(request, previous: previous.map { folder.path($0) })
  }

  /// The places of the faults with a rule, as ``marked`` has them.
  func places(of rule: String) -> [String] {
    faults(rule).map { fault in
      let name = String(fault.path.dropFirst(folder.path.count + 1))
      guard let range = fault.range, let source = sources[fault.path] else { return name }
      return "\(name):\(range.lowerBound): \(Self.text(source, range))"
    }
  }

  /// The faults with a rule.
  func faults(_ rule: String) -> [Diagnostic] {
    result.report.diagnostics.filter { $0.rule == rule }
  }

  /// The rules of all faults, in the order of their places, but for the note that a sample has no
  /// address.
  var rules: [String] {
    result.report.diagnostics.map(\.rule).filter { $0 != "no-base-url" }
  }

  private static func text(_ source: [UInt8], _ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }

  private static func unmarked(_ text: String) -> (String, [Range<Int>]) {
    var plain: [UInt8] = []
    var marks: [Range<Int>] = []
    var start = 0
    for character in text {
      switch character {
      case "⟪": start = plain.count
      case "⟫": marks.append(start..<plain.count)
      default: plain += Array(String(character).utf8)
      }
    }
    return (String(decoding: plain, as: UTF8.self), marks)
  }
}

/// Checks that a rule is broken at the marked places of a site, and nowhere else.
func places(_ rule: String, _ files: [String: String]) throws -> (found: [String], marked: [String])
{
  let site = try MarkedSite(files)
  return (site.places(of: rule), site.marked)
}

internal import Diagnostics
internal import Platform

/// The faults of a site as browsers show them: the gravest first, and no more than anybody reads.
///
/// The text of a fault shows lines of its file, which takes time where files are long: texts are
/// made file by file, when there is time, and kept as long as their files stay as they are.
struct ShownFaults {
  /// More of them nobody reads in a browser.
  private static let most = 100

  private var diagnostics: [Diagnostic] = []
  /// The text of each; nil where it was not made yet.
  private var texts: [String?] = []
  /// How many there are of each severity, with those that are not shown.
  private var counts: [Severity: Int] = [:]

  /// Takes over what was found, since these files were `changed`.
  mutating func take(_ report: Report, changed: Set<String> = []) {
    let old = (diagnostics, texts)
    counts = [:]
    for diagnostic in report.diagnostics { counts[diagnostic.severity, default: 0] += 1 }
    diagnostics = Self.selection(of: report)
    texts = diagnostics.map { diagnostic in
      if changed.contains(diagnostic.path) { return nil }
      return old.0.firstIndex(of: diagnostic).flatMap { old.1[$0] }
    }
  }

  private static func selection(of report: Report) -> [Diagnostic] {
    var selection: [Diagnostic] = []
    for severity in [Severity.error, .warning, .note] {
      let rest = most - selection.count
      selection += report.diagnostics.lazy.filter { $0.severity == severity }.prefix(rest)
    }
    return selection
  }

  /// Whether all texts are made.
  var isReady: Bool { !texts.contains(nil) }

  /// Makes the texts about the next file that has none yet.
  mutating func makeNext() {
    guard let first = texts.firstIndex(of: nil) else { return }
    let path = diagnostics[first].path
    let format = ReportFormat.text.format(isColored: false)
    var sources = SourceFiles(Self.read)
    for index in texts.indices where texts[index] == nil && diagnostics[index].path == path {
      var text: [UInt8] = []
      format.append(diagnostics[index], to: &text, sources: &sources)
      texts[index] = String(decoding: text, as: UTF8.self)
    }
  }

  /// What is shown now, as far as it was made.
  var told: Told {
    Told(
      faults: zip(diagnostics, texts).compactMap { diagnostic, text in
        text.map { Told.Fault(severity: diagnostic.severity, text: $0) }
      }, counts: counts)
  }

  /// Faults that browsers are told of.
  struct Told: Equatable {
    struct Fault: Equatable {
      var severity: Severity
      var text: String
    }

    var faults: [Fault] = []
    /// How many there are of each severity, with those that are not told.
    var counts: [Severity: Int] = [:]
  }

  /// Files are read again only to show the lines of faults.
  private static func read(_ path: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    try? File(reading: path).read(into: &bytes, limit: .max)
    return bytes
  }
}

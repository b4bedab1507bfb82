internal import Diagnostics
internal import Platform

/// Writes what was found, as the options ask for it, and says what it means for the status.
struct ReportPrinter {
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  /// Reads a file only to show the lines of faults.
  @Sendable static func readAgain(_ path: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    try? File(reading: path).read(into: &bytes, limit: .max)
    return bytes
  }

  /// The format of `--format`.
  var format: ReportFormat {
    arguments.value(of: .format).flatMap(ReportFormat.init(rawValue:)) ?? .text
  }

  /// Whether the report keeps the site from being written.
  func refuses(_ report: Report) -> Bool {
    report.hasErrors || (arguments.has(.strict) && report.count(.warning) > 0)
  }

  /// For people each rule is shown so often, unless they ask for more; errors always are.
  private static let shownOfEachRule = 5

  /// Writes a sorted report and, for people, a line that says what came of it, unless that is nil.
  ///
  /// JSON is a result and goes to the output; every other format is said to the error stream.
  /// `--quiet` leaves out the notes.
  func print(_ report: Report, consequence: String?, read: @escaping SourceProvider)
    throws(FileError)
  {
    var asked = Report()
    for diagnostic in report.diagnostics where !arguments.isQuiet || diagnostic.severity > .note {
      asked.add(diagnostic)
    }
    let (shown, more) = selection(of: asked)
    let isColored = console.usesColor(arguments.color, on: .error)
    let bytes = format.bytes(of: shown, isColored: isColored, read: read)
    try console.write(bytes, to: format == .json ? .output : .error)
    guard format == .text else { return }
    for (rule, count) in more {
      try console.write("… and \(count) more of [\(rule)]; --verbose shows all\n", to: .error)
    }
    guard let consequence else { return }
    let summary = asked.summary(consequence)
    if !summary.isEmpty { try console.write(summary + "\n", to: .error) }
  }

  /// What is shown, and how often a rule has more, in the order of their first place.
  private func selection(of report: Report) -> (shown: Report, more: [(rule: String, count: Int)]) {
    var shown = Report()
    var counts: [String: Int] = [:]
    var rules: [String] = []
    let isCut = format == .text && !arguments.isVerbose
    for diagnostic in report.diagnostics {
      if isCut, diagnostic.severity < .error {
        counts[diagnostic.rule, default: 0] += 1
        guard counts[diagnostic.rule, default: 0] <= Self.shownOfEachRule else {
          if !rules.contains(diagnostic.rule) { rules.append(diagnostic.rule) }
          continue
        }
      }
      shown.add(diagnostic)
    }
    return (shown, rules.map { ($0, (counts[$0] ?? 0) - Self.shownOfEachRule) })
  }

  /// Writes why nothing was done. The status to end with.
  func refuse(_ report: Report, _ consequence: String) throws(FileError) -> ExitStatus {
    try print(report, consequence: consequence, read: Self.readAgain)
    return .failure
  }

  /// Writes the one fault for which nothing was done. The status to end with.
  func refuse(_ fault: Diagnostic, _ consequence: String = "") throws(FileError) -> ExitStatus {
    var report = Report()
    report.add(fault)
    return try refuse(report, consequence)
  }

  /// The status that the report asks for.
  func status(_ report: Report) -> ExitStatus {
    refuses(report) ? .faults : .clean
  }
}

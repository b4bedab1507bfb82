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

  /// The format of `--format`.
  var format: ReportFormat {
    arguments.value(of: .format).flatMap(ReportFormat.init(rawValue:)) ?? .text
  }

  /// Whether the report keeps the site from being written.
  func refuses(_ report: Report) -> Bool {
    report.hasErrors || (arguments.has(.strict) && report.count(.warning) > 0)
  }

  /// Writes a sorted report and, for people, a line that says what came of it.
  ///
  /// JSON is a result and goes to the output; every other format is said to the error stream.
  /// `--quiet` leaves out the notes.
  func print(_ report: Report, consequence: String, read: @escaping SourceProvider)
    throws(FileError)
  {
    var shown = Report()
    for diagnostic in report.diagnostics where !arguments.isQuiet || diagnostic.severity > .note {
      shown.add(diagnostic)
    }
    let isColored = console.usesColor(arguments.color, on: .error)
    let bytes = format.bytes(of: shown, isColored: isColored, read: read)
    try console.write(bytes, to: format == .json ? .output : .error)
    let summary = shown.summary(consequence)
    if format == .text, !summary.isEmpty { try console.write(summary + "\n", to: .error) }
  }

  /// The status that the report asks for.
  func status(_ report: Report) -> ExitStatus {
    refuses(report) ? .faults : .clean
  }
}

internal import Diagnostics
internal import Platform
internal import Preview
internal import Site

/// What a preview says in the terminal: its address, one line for each change, each fault once.
struct PreviewLog {
  private let arguments: Arguments
  private let console: Console
  private let paint: Paint
  /// The faults that were said and still stand.
  private var said: Set<Fault> = []
  private var last = Report()
  private var hasCounted = false

  /// A fault, which stays the same when what stands before it moves it.
  private struct Fault: Hashable {
    var path: String
    var rule: String
    var headline: String
    var severity: Severity

    init(_ diagnostic: Diagnostic) {
      path = diagnostic.path
      rule = diagnostic.rule
      headline = diagnostic.headline
      severity = diagnostic.severity
    }
  }

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
    paint = Paint(isColored: console.usesColor(arguments.color, on: .error))
  }

  /// Says where the preview is.
  func start(_ place: ListeningPlace, port: UInt16, path: String) throws(FileError) {
    var text = ""
    if place.isSecondChoice(port) {
      text += "port 8000 is taken, \(port) is used instead\n"
    }
    if !arguments.isQuiet {
      text += "preview: \(paint(place.address(port: port, path: path), .bold))\n"
      for address in place.publicAddresses(port: port, path: path) {
        text += "on other devices: \(paint(address, .bold))\n"
      }
    }
    if place.isPublic {
      text += "\(paint("warning:", .yellow)) everybody in this network can see the preview\n"
    }
    if !arguments.isQuiet { text += paint("Ctrl-C ends it", .dim) + "\n" }
    try console.write(text, to: .error)
  }

  /// Says what has happened.
  mutating func add(_ note: LivePreview.Note) {
    if !note.changes.isEmpty {
      say(ChangeLine.text(note))
      if arguments.isVerbose { say(details(note)) }
    }
    if note.isComplete, !hasCounted {
      hasCounted = true
      say(Counted.content(pages: note.counts.pages, entries: note.counts.entries) + "\n")
    }
    if note.report == last, !note.isComplete { return }
    last = note.report
    let new = note.report.diagnostics.filter { !said.contains(Fault($0)) }
    let hadErrors = said.contains { $0.severity == .error }
    say(new)
    said.formUnion(new.map(Fault.init))
    // As long as pages are read, a fault that is gone may only be one that was not found yet.
    guard note.isComplete else { return }
    let count = said.count
    said.formIntersection(note.report.diagnostics.map(Fault.init))
    if said.count < count, hadErrors, !note.report.hasErrors {
      say(paint("mended", .green) + "\n")
    }
  }

  private func say(_ text: String) {
    // A terminal that is gone ends the preview by a signal, not by this.
    if !arguments.isQuiet { try? console.write(text, to: .error) }
  }

  private func say(_ diagnostics: [Diagnostic]) {
    var report = Report()
    for diagnostic in diagnostics { report.add(diagnostic) }
    report.sort()
    // One fault need not be counted.
    let isCounted = diagnostics.count > 1
    try? ReportPrinter(arguments, console).print(
      report, consequence: isCounted ? "" : nil, read: ReportPrinter.readAgain)
  }

  private func details(_ note: LivePreview.Note) -> String {
    var lines = note.changes.map { "  \($0.kind) \($0.path)\n" }
    switch note.update.pages {
    case .all: lines.append("  all pages may be different\n")
    case .some(let pages): lines += pages.map { "  page \($0)\n" }
    }
    return lines.joined()
  }
}

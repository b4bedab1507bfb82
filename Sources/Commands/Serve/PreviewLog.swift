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
      say(line(note))
      if arguments.isVerbose { say(details(note)) }
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
    if said.count < count, hadErrors, !note.report.hasErrors { say("mended\n") }
  }

  private func say(_ text: String) {
    // A terminal that is gone ends the preview by a signal, not by this.
    if !arguments.isQuiet { try? console.write(text, to: .error) }
  }

  private func say(_ diagnostics: [Diagnostic]) {
    var report = Report()
    for diagnostic in diagnostics { report.add(diagnostic) }
    report.sort()
    try? ReportPrinter(arguments, console).print(report, consequence: "") { path in
      var bytes: [UInt8] = []
      try? File(reading: path).read(into: &bytes, limit: .max)
      return bytes
    }
  }

  /// Such as `content/faq.md: 40 entries, 6 ms`.
  private func line(_ note: LivePreview.Note) -> String {
    let files =
      note.changes.count <= 2
      ? note.changes.map(\.path).joined(separator: ", ") : "\(note.changes.count) files"
    let milliseconds = max(1, Int((note.duration / .milliseconds(1)).rounded()))
    var facts: [String] = []
    if note.changes.count == 1, note.changes[0].kind != .modified {
      facts.append("\(note.changes[0].kind)")
    }
    if note.update.entries > 0 {
      facts.append("\(note.update.entries) \(note.update.entries == 1 ? "entry" : "entries")")
    }
    facts.append("\(milliseconds) ms")
    return "\(files): \(facts.joined(separator: ", "))\n"
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

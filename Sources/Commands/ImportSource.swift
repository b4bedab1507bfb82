internal import Diagnostics
internal import Exchange
internal import Platform

/// The files of an import, read.
struct ImportSource {
  private let choice: ImportCommand.Choice
  /// The records of each file, in the order of the command line.
  private(set) var files: [(path: String, records: [Record])] = []
  private(set) var report = Report()
  private var sources: [String: [UInt8]] = [:]

  /// Larger files hold no quotes.
  private static let largest = 1 << 28

  init(_ choice: ImportCommand.Choice) { self.choice = choice }

  /// All records.
  var records: [Record] { files.flatMap(\.records) }

  mutating func read() throws(FileError) {
    for path in choice.files {
      var bytes: [UInt8] = []
      try File.read(path == "-" ? "/dev/stdin" : path, into: &bytes, limit: Self.largest)
      let count = report.diagnostics.count
      let records = choice.format.read(
        bytes, path: path, columns: choice.columns, into: &report)
      if records.isEmpty, report.diagnostics.count == count {
        report.add(
          Diagnostic(
            .warning, "no-entries", path: path, "there is nothing to import",
            explanation: "No entry of the format \(choice.format.rawValue) was found."))
      }
      files.append((path, records))
      // A message shows the line that it is about.
      if report.diagnostics.contains(where: { $0.path == path }) { sources[path] = bytes }
    }
  }

  /// The bytes of a file that a diagnostic names.
  func bytes(of path: String) -> [UInt8]? { sources[path] }
}

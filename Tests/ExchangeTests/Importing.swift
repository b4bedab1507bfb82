import Content
import Diagnostics
import Exchange

/// What a text was imported as.
struct Importing {
  let records: [Record]
  let report: Report

  init(_ source: String, _ format: ImportFormat, columns: ColumnChoice = ColumnChoice()) {
    self.init(Array(source.utf8), format, columns: columns)
  }

  init(_ source: [UInt8], _ format: ImportFormat, columns: ColumnChoice = ColumnChoice()) {
    var report = Report()
    records = format.read(source, path: "source", columns: columns, into: &report)
    self.report = report
  }

  /// One line for each record: `label = body (author | source | url) [tags]`.
  var outline: [String] {
    records.map { record in
      var line = String(decoding: record.label, as: UTF8.self)
      if !record.body.isEmpty { line += " = " + String(decoding: record.body, as: UTF8.self) }
      var fields = [
        record.attribution.author, record.attribution.source, record.attribution.url,
      ]
      while fields.last == "" { fields.removeLast() }
      if !fields.isEmpty { line += " (" + fields.joined(separator: " | ") + ")" }
      if !record.tags.isEmpty { line += " [" + record.tags.joined(separator: ", ") + "]" }
      if !record.date.isEmpty { line += " {\(record.date)}" }
      return line
    }
  }

  /// The rules of the faults that are no notes.
  var faults: [String] { report.diagnostics.filter { $0.severity > .note }.map(\.rule) }

  var notes: [String] { report.diagnostics.filter { $0.severity == .note }.map(\.headline) }
}

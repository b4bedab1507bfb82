package import Diagnostics
internal import Content
internal import Markdown

/// What other programs write.
package enum ImportFormat: String, CaseIterable, Sendable {
  case fortune, kindle, csv, tsv, json

  /// Programs and files that it is the format of, in lower case.
  package var synonyms: [String] {
    switch self {
    case .fortune: ["fortunes", "strfile"]
    case .kindle: ["clippings", "amazon"]
    case .csv: ["goodreads", "readwise", "excel", "numbers", "spreadsheet", "table", "notion"]
    case .tsv: ["anki", "tab", "tabs"]
    case .json: ["jsonl", "ndjson"]
    }
  }

  /// Reads a file. What could not be read, and what was guessed, goes into the report; a file with
  /// an error gives no records.
  ///
  /// `columns` names the columns or keys of tables and JSON, where they are not to be guessed.
  package func read(
    _ source: [UInt8], path: String, columns: ColumnChoice = ColumnChoice(),
    into report: inout Report
  ) -> [Record] {
    if let byte = SourceScan(source).invalidByte {
      var fault = SourceFaults.invalidUTF8(source, at: byte, path: path)
      fault.explanation = "Florilegium reads UTF-8 only; nothing of this file was imported."
      report.add(fault)
      return []
    }
    switch self {
    case .fortune: return FortuneReader.read(source)
    case .kindle: return KindleReader.read(source, path: path, into: &report)
    case .csv, .tsv:
      let reader = TableFileReader(path: path, isTabbed: self == .tsv, choice: columns)
      return reader.read(source, into: &report)
    case .json: return JSONFileReader(path: path, choice: columns).read(source, into: &report)
    }
  }
}

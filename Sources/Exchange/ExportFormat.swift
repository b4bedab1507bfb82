/// What other programs read.
package enum ExportFormat: String, CaseIterable, Sendable {
  case fortune, json, csv

  /// Records as a file of this format.
  package func bytes(of records: [Record]) -> [UInt8] {
    switch self {
    case .fortune: FortuneWriter.bytes(of: records)
    case .json: RecordJSON.bytes(of: records)
    case .csv: RecordCSV.bytes(of: records)
    }
  }
}

internal import Content

/// Records as rows of comma-separated fields under a header (RFC 4180).
enum RecordCSV {
  static func bytes(of records: [Record]) -> [UInt8] {
    var bytes = Array(RecordField.allCases.map(\.rawValue).joined(separator: ",").utf8)
    bytes.append(contentsOf: lineEnd)
    for record in records {
      append(record.label, to: &bytes)
      let attribution = record.attribution
      append(record.body, after: &bytes)
      append(Array(attribution.author.utf8), after: &bytes)
      append(Array(attribution.source.utf8), after: &bytes)
      append(Array(attribution.url.utf8), after: &bytes)
      append(Array(record.lang.utf8), after: &bytes)
      append(Array(record.tags.joined(separator: ", ").utf8), after: &bytes)
      append(Array(record.section.utf8), after: &bytes)
      append(Array(record.date.utf8), after: &bytes)
      bytes.append(contentsOf: lineEnd)
    }
    return bytes
  }

  private static let lineEnd: [UInt8] = [0x0D, 0x0A]

  private static func append(_ field: [UInt8], after bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: ","))
    append(field, to: &bytes)
  }

  private static func append(_ field: [UInt8], to bytes: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let marks: [UInt8] = [quote, UInt8(ascii: ","), 0x0A, 0x0D]
    guard field.contains(where: marks.contains) || field.first == 0x20 || field.last == 0x20 else {
      bytes.append(contentsOf: field)
      return
    }
    bytes.append(quote)
    for byte in field {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }
}

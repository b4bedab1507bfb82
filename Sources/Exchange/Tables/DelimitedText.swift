/// Rows of fields parted by one character (RFC 4180): a field in quotation marks may hold it, line
/// ends, and doubled quotation marks.
struct DelimitedText {
  /// A row, with the place of its first byte.
  struct Row {
    var fields: [[UInt8]] = []
    var start: Int

    /// Whether nothing stands in it.
    var isBlank: Bool { fields.allSatisfy { PlainLines.isBlank($0[...]) } }
  }

  private(set) var rows: [Row] = []
  /// The quotation mark that nothing closes.
  private(set) var unclosed: Int?

  /// Reads `bytes` from `start` on.
  init(_ bytes: [UInt8], from start: Int, delimiter: UInt8) {
    var index = start
    while index < bytes.count, unclosed == nil {
      var row = Row(start: index)
      var isEnd = false
      while !isEnd {
        row.fields.append(takeField(bytes, &index, delimiter))
        isEnd = index >= bytes.count || bytes[index] != delimiter
        index += isEnd ? 0 : 1
      }
      // Behind a field stands its line's end.
      if index < bytes.count, bytes[index] == 0x0D { index += 1 }
      if index < bytes.count, bytes[index] == 0x0A { index += 1 }
      if !row.isBlank { rows.append(row) }
    }
  }

  /// Takes a field up to the delimiter or line end that ends it.
  private mutating func takeField(
    _ bytes: [UInt8], _ index: inout Int, _ delimiter: UInt8
  ) -> [UInt8] {
    var field: [UInt8] = []
    if index < bytes.count, bytes[index] == Self.quote {
      let open = index
      index += 1
      var run = index
      while index < bytes.count {
        guard bytes[index] == Self.quote else {
          index += 1
          continue
        }
        field.append(contentsOf: bytes[run..<index])
        index += 1
        guard index < bytes.count, bytes[index] == Self.quote else {
          run = index
          return field + rest(bytes, &index, delimiter)
        }
        run = index
        index += 1
      }
      unclosed = open
      field.append(contentsOf: bytes[min(run, bytes.count)...])
      return field
    }
    return rest(bytes, &index, delimiter)
  }

  /// What stands before the next delimiter or line end.
  private func rest(_ bytes: [UInt8], _ index: inout Int, _ delimiter: UInt8) -> [UInt8] {
    let start = index
    while index < bytes.count, bytes[index] != delimiter, bytes[index] != 0x0A,
      bytes[index] != 0x0D
    {
      index += 1
    }
    return Array(bytes[start..<index])
  }

  private static let quote = UInt8(ascii: "\"")

  /// The delimiter of a file: of those in use the one that stands most often in its first row.
  static func delimiter(of bytes: [UInt8], from start: Int) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in bytes[start...] {
      if byte == quote { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0A || byte == 0x0D {
        if counts.isEmpty { continue }
        break
      }
      if ",;\t|".utf8.contains(byte) { counts[byte, default: 0] += 1 }
    }
    let most = counts.values.max() ?? 0
    return ",;\t|".utf8.first { counts[$0] == most } ?? UInt8(ascii: ",")
  }
}

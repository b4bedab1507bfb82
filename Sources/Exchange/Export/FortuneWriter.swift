internal import Content

/// Records as a file for `strfile` and `fortune`: wrapped for a terminal, parted by lines `%`.
enum FortuneWriter {
  /// Columns of a line.
  private static let width = 76

  static func bytes(of records: [Record]) -> [UInt8] {
    var bytes: [UInt8] = []
    for record in records {
      append(record, to: &bytes)
      bytes.append(contentsOf: "%\n".utf8)
    }
    return bytes
  }

  private static func append(_ record: Record, to bytes: inout [UInt8]) {
    if record.isDrawing {
      for line in record.label.split(separator: 0x0A, omittingEmptySubsequences: false) {
        append(line, indent: "", to: &bytes)
      }
    } else {
      append(record.label, to: &bytes)
    }
    if !record.body.isEmpty {
      bytes.append(0x0A)
      append(record.body, to: &bytes)
    }
    let attribution = record.attribution
    let fields = [attribution.author, attribution.source].filter { !$0.isEmpty }
    var line = fields.joined(separator: ", ")
    if !attribution.url.isEmpty { line += (line.isEmpty ? "" : " ") + "(\(attribution.url))" }
    guard !line.isEmpty else { return }
    // Two tabs, and what goes on stands below the name.
    for (index, part) in wrapped(Array(line.utf8)[...], to: width - 19).enumerated() {
      append(part, indent: index == 0 ? "\t\t-- " : "\t\t   ", to: &bytes)
    }
  }

  private static func append(_ text: [UInt8], to bytes: inout [UInt8]) {
    for (index, paragraph) in PlainLines.paragraphs(of: text).enumerated() {
      if index > 0 { bytes.append(0x0A) }
      for line in paragraph {
        for part in wrapped(line, to: width) { append(part, indent: "", to: &bytes) }
      }
    }
  }

  /// Appends a line; one that would end the entry is moved by a blank.
  private static func append(_ line: ArraySlice<UInt8>, indent: String, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: indent.utf8)
    if indent.isEmpty, line.first == UInt8(ascii: "%"), PlainLines.isBlank(line.dropFirst()) {
      bytes.append(0x20)
    }
    bytes.append(contentsOf: line)
    bytes.append(0x0A)
  }

  /// A line cut at blanks into parts of at most so many columns; a longer word stays whole.
  private static func wrapped(_ line: ArraySlice<UInt8>, to width: Int) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = line.startIndex
    var end = start
    var columns = 0
    for word in line.split(separator: 0x20) {
      let needed = TerminalLine.columns(of: word, from: 0)
      if columns > 0, columns + 1 + needed > width {
        parts.append(line[start..<end])
        start = word.startIndex
        columns = needed
      } else {
        columns += needed + (columns > 0 ? 1 : 0)
      }
      end = word.endIndex
    }
    parts.append(line[start..<max(start, end)])
    return parts
  }
}

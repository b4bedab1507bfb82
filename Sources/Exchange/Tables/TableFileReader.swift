internal import Diagnostics

/// Records in rows: exports of Readwise, Goodreads and Anki, and every other table of texts.
struct TableFileReader {
  let path: String
  /// Fields are parted by tabs.
  let isTabbed: Bool
  /// The columns of the fields, where they are not to be guessed.
  let choice: ColumnChoice

  func read(_ source: [UInt8], into report: inout Report) -> [Record] {
    var file = TableFile(source, isTabbed: isTabbed)
    if let place = file.unclosed {
      report.add(unclosed(place))
      return []
    }
    let map = ColumnMap(&file, choice)
    if let missing = map.missing {
      report.add(unknownColumn(missing, map))
      return []
    }
    guard map.columns.contains(where: { $0.field == .label }) else {
      if !file.rows.isEmpty { report.add(noLabel(map)) }
      return []
    }
    if !map.isSure {
      report.add(
        GuessNote.make(
          "columns-guessed", "columns", map.used, unused: map.unused, path: path))
    } else if choice.isEmpty, !file.isAnki {
      let unused = map.unused(in: file)
      if !unused.isEmpty { report.add(leftOut(unused, map)) }
    }
    let isHTML = file.isHTML || file.header.contains("My Review")
    var wide: [Int] = []
    let records = file.rows.compactMap { row -> Record? in
      if !file.header.isEmpty, row.fields.count > file.header.count { wide.append(row.start) }
      return draft(of: row, map, isHTML: isHTML).record
    }
    if let first = wide.first { report.add(ragged(first, count: wide.count)) }
    return records
  }

  private func draft(
    of row: DelimitedText.Row, _ map: ColumnMap, isHTML: Bool
  ) -> RecordDraft {
    var draft = RecordDraft()
    (draft.lang, draft.translation) = (map.lang, map.translation)
    draft.namesAuthors = map.namesAuthors
    for (field, column) in map.columns where column < row.fields.count {
      let text = isHTML ? HTMLText.plain(row.fields[column]) : row.fields[column]
      guard !text.isEmpty else { continue }
      switch field {
      case .label: draft.text = text
      case .body: draft.addBody(text, lang: map.language(ofColumn: column))
      default: draft.set(field, [String(decoding: text, as: UTF8.self)])
      }
    }
    return draft
  }

  // MARK: Faults

  private func leftOut(_ columns: [String], _ map: ColumnMap) -> Diagnostic {
    let pairs = map.used.map { "\($0.field.rawValue)=\($0.name)" }.joined(separator: ",")
    return Diagnostic(
      .note, "columns-left-out", path: path,
      columns.count == 1
        ? "a column was not imported" : "\(columns.count) columns were not imported",
      explanation: "They are \(columns.joined(separator: ", ")).",
      fix: "name those that are wanted in place of others: --columns '\(pairs)'")
  }

  private func unclosed(_ place: Int) -> Diagnostic {
    Diagnostic(
      .error, "quote-unclosed", path: path, range: place..<place + 1,
      "the quotation mark that opens this field is not closed",
      explanation: "Nothing of this file was imported.",
      fix: "close it, or double it if it belongs to the text: \"\"")
  }

  private func unknownColumn(_ name: String, _ map: ColumnMap) -> Diagnostic {
    Diagnostic(
      .error, "unknown-column", path: path, "there is no column \"\(name)\"",
      explanation: "The columns are \(map.names.joined(separator: ", ")).",
      fix: EditDistance.nearest(to: name, in: map.names).map { "did you mean \"\($0)\"?" }
        ?? "name one of them, or its number from 1")
  }

  private func noLabel(_ map: ColumnMap) -> Diagnostic {
    Diagnostic(
      .error, "no-label", path: path, "no column holds the text of the entries",
      explanation: "The columns are \(map.names.joined(separator: ", ")).",
      fix: "name it: --columns 'label=\(map.names.first ?? "1")'")
  }

  private func ragged(_ place: Int, count: Int) -> Diagnostic {
    Diagnostic(
      .warning, "ragged-row", path: path, range: place..<place + 1,
      count == 1
        ? "a row has more fields than the header"
        : "\(count) rows have more fields than the header",
      explanation: "The fields beyond were not imported.",
      fix: "put texts that hold the delimiter into quotation marks")
  }
}

/// Which columns of a table are which fields.
struct ColumnMap {
  /// The columns of each field, from 0.
  private(set) var columns: [(field: RecordField, column: Int)] = []
  /// The columns are those of a program that is known, or were named: nothing was guessed.
  private(set) var isSure = false
  /// A column that was asked for and does not occur.
  private(set) var missing: String?
  private let header: [String]
  private let width: Int

  /// Finds the columns; takes the first row of a file for its header where it is one.
  init(_ file: inout TableFile, _ choice: ColumnChoice) {
    if file.header.isEmpty, let first = file.rows.first {
      let names = first.fields.map { Citation.oneLine(String(decoding: $0, as: UTF8.self)) }
      let isNamed = choice.names.contains { chosen in
        Int(chosen.name) == nil && Self.index(of: chosen.name, in: names) != nil
      }
      let isKnown = names.contains { FieldNames.field(named: $0) != nil && $0.utf8.count < 40 }
      if isNamed || isKnown && !file.isAnki { file.takeHeader() }
    }
    header = file.header
    width = file.width
    if !choice.isEmpty {
      choose(choice)
    } else if let known = KnownTable.all.first(where: { $0.matches(header) }) {
      isSure = true
      columns = known.columns(of: header)
    } else if file.isAnki {
      isSure = true
      readAnki(file)
    } else if header.isEmpty {
      guess(from: file.rows)
    } else {
      readHeader()
    }
  }

  static func index(of name: String, in header: [String]) -> Int? {
    header.firstIndex(of: name)
      ?? header.firstIndex { $0.lowercased() == name.lowercased() }
  }

  private mutating func choose(_ choice: ColumnChoice) {
    isSure = true
    for (field, name) in choice.names {
      if let index = Self.index(of: name, in: header) {
        columns.append((field, index))
      } else if let number = Int(name), 1...max(width, 1) ~= number {
        columns.append((field, number - 1))
      } else {
        missing = missing ?? name
      }
    }
  }

  private mutating func readHeader() {
    let ranked = header.enumerated().compactMap { index, name in
      FieldNames.rank(of: name).map { (field: $0.field, rank: $0.rank, index: index) }
    }.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
    for found in ranked where !columns.contains(where: { $0.field == found.field }) {
      columns.append((found.field, found.index))
    }
    if columns.contains(where: { $0.field == .label }) { return }
    for field in [RecordField.body, .source] {
      guard let index = columns.firstIndex(where: { $0.field == field }) else { continue }
      columns[index].field = .label
      return
    }
  }

  /// Notes have two sides, and the columns that settings name.
  private mutating func readAnki(_ file: TableFile) {
    if let tags = file.tagColumn { columns.append((.tags, tags)) }
    let sides = (0..<width).filter { $0 != file.tagColumn && !file.otherColumns.contains($0) }
    if let front = sides.first { columns.append((.label, front)) }
    for side in sides.dropFirst() { columns.append((.body, side)) }
  }

  /// Without a header the column with the longest texts is the label, a short one the author.
  private mutating func guess(from rows: [DelimitedText.Row]) {
    guard width > 0 else { return }
    let sample = rows.prefix(1000)
    let lengths = (0..<width).map { column in
      sample.reduce(0) { $0 + ($1.fields.count > column ? $1.fields[column].count : 0) }
        / max(sample.count, 1)
    }
    guard let label = lengths.indices.max(by: { (lengths[$0], -$0) < (lengths[$1], -$1) }) else {
      return
    }
    columns.append((.label, label))
    let others = lengths.indices.filter { column in
      column != label
        && sample.contains { row in
          row.fields.count > column
            && row.fields[column].contains { $0 >= 0x80 || 0x61...0x7A ~= $0 | 0x20 }
        }
    }
    guard let next = others.first else { return }
    columns.append((lengths[next] <= 40 ? .author : .body, next))
    if others.count > 1, lengths[next] <= 40 { columns.append((.source, others[1])) }
  }

  // MARK: For people

  /// The first column of each field.
  var used: [(field: RecordField, name: String)] {
    RecordField.allCases.compactMap { field in
      columns.first { $0.field == field }.map { (field, name(of: $0.column)) }
    }
  }

  var unused: [String] {
    (0..<width).filter { column in !columns.contains { $0.column == column } }.map(name)
  }

  /// The unused columns in which something stands.
  func unused(in file: TableFile) -> [String] {
    (0..<width).filter { column in
      !columns.contains { $0.column == column }
        && file.rows.contains { $0.fields.count > column && !$0.fields[column].isEmpty }
    }.map(name)
  }

  var names: [String] { (0..<width).map(name) }

  private func name(of column: Int) -> String {
    column < header.count && !header[column].isEmpty ? header[column] : String(column + 1)
  }
}

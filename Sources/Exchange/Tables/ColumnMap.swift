/// Which columns of a table are which fields.
struct ColumnMap {
  /// The columns of each field, from 0.
  private(set) var columns: [(field: RecordField, column: Int)] = []
  /// The columns are those of a program that is known, or were named: nothing was guessed.
  private(set) var isSure = false
  /// A column that was asked for and does not occur.
  private(set) var missing: String?
  private let header: TableHeader
  private let width: Int

  /// Finds the columns; takes the first row of a file for its header where it is one.
  init(_ file: inout TableFile, _ choice: ColumnChoice) {
    if file.header.isEmpty, let first = file.rows.first {
      let row = TableHeader(
        first.fields.map { Citation.oneLine(String(decoding: $0, as: UTF8.self)) })
      let isNamed = choice.names.contains { chosen in
        Int(chosen.name) == nil && Self.index(of: chosen.name, in: row.names) != nil
      }
      if isNamed || row.isHeader && !file.isAnki { file.takeHeader() }
    }
    header = TableHeader(file.header)
    width = file.width
    if !choice.isEmpty {
      choose(choice)
    } else if let known = KnownTable.all.first(where: { $0.matches(header.names) }) {
      isSure = true
      columns = known.columns(of: header.names)
    } else if file.isAnki {
      isSure = true
      readAnki(file)
    } else if header.names.isEmpty {
      guess(TextColumns(file))
    } else {
      readHeader(TextColumns(file))
    }
  }

  /// Whether a header says in which column the authors are.
  var namesAuthors: Bool {
    !header.names.isEmpty && columns.contains { $0.field == .author }
  }

  static func index(of name: String, in header: [String]) -> Int? {
    header.firstIndex(of: name)
      ?? header.firstIndex { $0.lowercased() == name.lowercased() }
  }

  private mutating func choose(_ choice: ColumnChoice) {
    isSure = true
    for (field, name) in choice.names {
      if let index = Self.index(of: name, in: header.names) {
        columns.append((field, index))
      } else if let number = Int(name), 1...max(width, 1) ~= number {
        columns.append((field, number - 1))
      } else {
        missing = missing ?? name
      }
    }
  }

  private mutating func readHeader(_ texts: TextColumns) {
    for found in header.ranked where !isRead(found.index) {
      let isFirst = !columns.contains { $0.field == found.field }
      // Several notes are parts of one body.
      if isFirst || found.field == .body { columns.append((found.field, found.index)) }
    }
    let bodies = columns.filter { $0.field == .body }.sorted { $0.column < $1.column }
    columns.removeAll { $0.field == .body }
    readLanguages(texts)
    columns.append(contentsOf: bodies)
    if !columns.contains(where: { $0.field == .label }) { findLabel(texts) }
  }

  /// Of columns that are called by languages the first is the label, unless another is, and the
  /// others are the body.
  private mutating func readLanguages(_ texts: TextColumns) {
    for column in texts.worded where !isRead(column) && header.languages[column] != nil {
      let hasLabel = columns.contains { $0.field == .label }
      columns.append((hasLabel ? .body : .label, column))
    }
  }

  /// Where no header names the text, a column that no header explains is it: a note or the title
  /// of a work is so only where there is no other.
  private mutating func findLabel(_ texts: TextColumns) {
    let others = texts.worded.filter { !isRead($0) }
    let named = [RecordField.body, .source].compactMap { field in
      columns.firstIndex { $0.field == field }
    }.first
    let isOfQuotes = columns.contains { $0.field == .author || $0.field == .source }
    if let longest = texts.longest(of: others) {
      let isSentence = texts.lengths[longest] > TextColumns.sentence
      let length = named.map { texts.lengths[columns[$0].column] } ?? 0
      if !isOfQuotes || texts.lengths[longest] > length {
        let label = isSentence || isOfQuotes ? longest : others[0]
        columns.append((.label, label))
        // Of a list of words the second is what the first means.
        if !isSentence, !isOfQuotes, let next = others.first(where: { $0 > label }) {
          columns.insert((.body, next), at: 0)
        }
        return
      }
    }
    if let named { columns[named].field = .label }
  }

  private func isRead(_ column: Int) -> Bool { columns.contains { $0.column == column } }

  /// Notes have two sides, and the columns that settings name.
  private mutating func readAnki(_ file: TableFile) {
    if let tags = file.tagColumn { columns.append((.tags, tags)) }
    let sides = (0..<width).filter { $0 != file.tagColumn && !file.otherColumns.contains($0) }
    if let front = sides.first { columns.append((.label, front)) }
    for side in sides.dropFirst() { columns.append((.body, side)) }
  }

  /// Without a header the first column of words is the label and the others are the body, unless
  /// one holds the names of those who said the texts of the longest.
  private mutating func guess(_ texts: TextColumns) {
    guard let longest = texts.longest(of: texts.worded) else {
      if width > 0 { columns.append((.label, 0)) }
      return
    }
    let others = texts.worded.filter { $0 != longest }
    if let author = others.first(where: { texts.areNames($0, besides: longest) }) {
      columns = [(.label, longest), (.author, author)]
      let rest = others.filter { $0 != author }
      if let source = rest.first(where: { texts.lengths[$0] <= TextColumns.sentence }) {
        columns.append((.source, source))
      }
      for note in rest where !isRead(note) { columns.append((.body, note)) }
    } else {
      for column in texts.worded { columns.append((columns.isEmpty ? .label : .body, column)) }
    }
  }

  // MARK: Languages

  /// The language of the label, as its header names it; empty for none.
  var lang: String { language(of: .label) }

  /// The language of the body: the first that a column of it names; empty for none.
  var translation: String { language(of: .body) }

  private func language(of field: RecordField) -> String {
    columns.lazy.filter { $0.field == field }.compactMap { header.languages[$0.column] }.first ?? ""
  }

  /// The language that the header of a column names; empty for none.
  func language(ofColumn column: Int) -> String { header.languages[column] ?? "" }

  // MARK: For people

  /// The columns of each field.
  var used: [(field: RecordField, name: String)] {
    RecordField.allCases.flatMap { field in
      columns.filter { $0.field == field }.map { (field, name(of: $0.column)) }
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

  /// What a column is called, so that `--columns` takes it between apostrophes.
  private func name(of column: Int) -> String {
    guard column < header.names.count, !header.names[column].isEmpty,
      !header.names[column].contains(where: { ",='".contains($0) })
    else { return String(column + 1) }
    return header.names[column]
  }
}

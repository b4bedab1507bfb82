/// What the columns of a table hold, told by its first rows.
struct TextColumns {
  private let rows: ArraySlice<DelimitedText.Row>
  /// The bytes of a text on average, by column.
  let lengths: [Int]
  /// The columns that hold words, and not numbers or nothing.
  let worded: [Int]

  /// So long are sentences; words and names are shorter.
  static let sentence = 40

  init(_ file: TableFile) {
    let rows = file.rows.prefix(1000)
    self.rows = rows
    lengths = (0..<file.width).map { column in
      rows.reduce(0) { $0 + Self.field(column, of: $1).count } / max(rows.count, 1)
    }
    worded = (0..<file.width).filter { column in
      rows.contains { row in
        Self.field(column, of: row).contains { $0 >= 0x80 || 0x61...0x7A ~= $0 | 0x20 }
      }
    }
  }

  /// The column with the longest texts, the first of equals.
  func longest(of columns: [Int]) -> Int? {
    columns.max { (lengths[$0], -$0) < (lengths[$1], -$1) }
  }

  /// Whether a column holds the names of those who said what `texts` holds.
  ///
  /// In a list of words the other language may well have capitals; it is said of sentences only,
  /// or where a name recurs. What stands before a text may be a term that it explains: one word
  /// there is a name only where it recurs.
  func areNames(_ column: Int, besides texts: Int) -> Bool {
    let filled = rows.map { Self.field(column, of: $0) }.filter { !$0.isEmpty }
    let names = filled.map { PersonName.words(ofName: String(decoding: $0, as: UTF8.self)) }
    let known = names.compactMap(\.self)
    guard known.count * 10 >= filled.count * 7, !known.isEmpty, isLonger(texts, than: column)
    else { return false }
    if Set(filled).count * 4 <= filled.count * 3 { return true }
    return column > texts || known.count(where: { $0 > 1 }) * 2 > known.count
  }

  private func isLonger(_ texts: Int, than column: Int) -> Bool {
    guard lengths[texts] * 2 >= lengths[column] * 3 else { return false }
    let sentences = rows.count { row in
      let text = Self.field(texts, of: row)
      // Scripts of few blanks have three bytes a letter.
      return text.count { $0 == 0x20 } >= 2 || text.count { $0 >= 0xE0 } >= 6
    }
    return sentences * 2 > rows.count
  }

  private static func field(_ column: Int, of row: DelimitedText.Row) -> [UInt8] {
    column < row.fields.count ? row.fields[column] : []
  }
}

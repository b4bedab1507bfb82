extension Furniture {
  /// The words of each language, in the order of ``Word``.
  static let tables: [String: [String]] = {
    var tables: [String: [String]] = [:]
    for row in rows.split(separator: "\n") {
      let cells = row.split(separator: "|", omittingEmptySubsequences: false).map { cell in
        String(cell.drop { $0 == " " })
      }
      precondition(
        cells.count == Word.allCases.count + 1, "The words of \(cells[0]) are not complete.")
      tables[cells[0]] = Array(cells.dropFirst())
    }
    return tables
  }()

  static let english = tables["en"] ?? []

  /// A language a line: its tag, then skip, theme, pages, sections, entries, draft, filter, found,
  /// none, expanded, copied, table, all pages, open all, close all, link to, not found, its text.
  private static let rows = """
    en|Skip to content|Dark theme|Pages|Sections|Entries|Draft|Filter|found|none|Expanded:|Link copied|Table|All pages|Open all|Close all|Link to|Page not found|There is nothing at this address. These pages exist:
    """
}

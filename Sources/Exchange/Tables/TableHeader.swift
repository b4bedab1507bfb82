/// The names of the columns of a table.
struct TableHeader {
  let names: [String]
  /// The language (BCP 47) of the columns that are called by one.
  let languages: [Int: String]

  init(_ names: [String]) {
    self.names = names
    var languages: [Int: String] = [:]
    var codes: [Int: String] = [:]
    for (index, name) in names.enumerated() where name.utf8.count < Self.longest {
      if FieldNames.field(named: name) != nil { continue }
      if let tag = HeaderLanguage.tag(of: name) {
        languages[index] = tag
      } else if let tag = HeaderLanguage.tag(ofCode: name) {
        codes[index] = tag
      }
    }
    if languages.count + codes.count > 1 { languages.merge(codes) { named, _ in named } }
    self.languages = languages
  }

  /// The columns whose names mean a field, the surest first.
  var ranked: [(field: RecordField, rank: Int, index: Int)] {
    names.enumerated().compactMap { index, name in
      guard name.utf8.count < Self.longest else { return nil }
      return FieldNames.rank(of: name).map { (field: $0.field, rank: $0.rank, index: index) }
    }.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
  }

  /// Whether a first row is a header. A list of words in two languages may hold such a word in each
  /// of them, `libro` and `book`, and names of languages: then all mean the same.
  var isHeader: Bool {
    let filled = names.count { !$0.isEmpty }
    let fields = ranked.map(\.field)
    if Set(languages.values).count > 1, languages.count + fields.count == filled { return true }
    guard let first = fields.first else { return false }
    if Set(fields).count > 1 || filled == 1 { return true }
    if fields.count == filled { return false }
    if !languages.isEmpty || filled > 2 { return true }
    let isOneLetter = ranked[0].index < names.count && names[ranked[0].index].count == 1
    return (first == .label || first == .body || first == .author) && !isOneLetter
  }

  /// Longer texts are no names.
  private static let longest = 40
}

/// Which keys of the objects are which fields.
struct JSONKeys {
  /// All keys, sorted.
  let all: [String]
  /// The keys of each field, the preferred one first.
  private let keys: [(field: RecordField, key: String)]
  /// The language (BCP 47) of the keys that are called by one.
  private let languages: [String: String]
  /// A key that was asked for and does not occur.
  private(set) var missing: String?

  init(_ elements: [JSONValue], _ choice: ColumnChoice) {
    var found: Set<String> = []
    var written: [String] = []
    for case .object(let members) in elements {
      for member in members where found.insert(member.key).inserted { written.append(member.key) }
    }
    all = found.sorted()
    let header = TableHeader(written)
    languages = Dictionary(
      uniqueKeysWithValues: header.languages.map { (written[$0.key], $0.value) })
    if choice.isEmpty {
      let ranked = all.compactMap { key in
        FieldNames.rank(of: key).map { (field: $0.field, key: key, rank: $0.rank) }
      }.sorted { ($0.rank, $0.key) < ($1.rank, $1.key) }
      let sides = header.languages.keys.sorted().map { written[$0] }
      keys = Self.withLabel(ranked.map { ($0.field, $0.key) }, sides)
    } else {
      var chosen: [(RecordField, String)] = []
      for (field, name) in choice.names {
        if let key = all.first(where: { $0 == name })
          ?? all.first(where: { $0.lowercased() == name.lowercased() })
        {
          chosen.append((field, key))
        } else {
          missing = missing ?? name
        }
      }
      keys = chosen
    }
  }

  /// Of keys that are called by languages the first is the label, unless another is, and the
  /// others are the body. Where no key names the text, that of the body does, or else that of the
  /// source.
  private static func withLabel(
    _ keys: [(field: RecordField, key: String)], _ sides: [String]
  ) -> [(field: RecordField, key: String)] {
    let hasLabel = keys.contains { $0.field == .label }
    var keys = keys
    for (index, side) in sides.enumerated().reversed() {
      keys.insert((hasLabel || index > 0 ? .body : .label, side), at: 0)
    }
    if hasLabel || !sides.isEmpty { return keys }
    for field in [RecordField.body, .source] {
      guard let index = keys.firstIndex(where: { $0.field == field }) else { continue }
      keys[index].field = .label
      return keys
    }
    return keys
  }

  /// Whether there are objects whose text nothing names.
  var lacksLabel: Bool { !all.isEmpty && !keys.contains { $0.field == .label } }

  /// The first key of each field, for people; of the body, which has several parts, all.
  var used: [(field: RecordField, name: String)] {
    RecordField.allCases.flatMap { field in
      keys.filter { $0.field == field }.prefix(field == .body ? keys.count : 1)
        .map { (field, $0.key) }
    }
  }

  var unused: [String] {
    all.filter { key in !keys.contains { $0.key == key } }
  }

  /// An object as fields.
  func draft(of members: [(key: String, value: JSONValue)]) -> RecordDraft {
    var draft = RecordDraft()
    draft.namesAuthors = keys.contains { $0.field == .author }
    draft.translation =
      keys.lazy.filter { $0.field == .body }.compactMap { languages[$0.key] }.first ?? ""
    var filled: Set<RecordField> = []
    for (field, key) in keys where field == .body || !filled.contains(field) {
      guard let texts = members.first(where: { $0.key == key })?.value.texts, !texts.isEmpty
      else { continue }
      if field == .label, draft.lang.isEmpty { draft.lang = languages[key] ?? "" }
      if field == .body {
        let text = Array(texts.joined(separator: "\n\n").utf8)
        draft.addBody(text, lang: languages[key] ?? "")
      } else {
        filled.insert(field)
        draft.set(field, texts)
      }
    }
    return draft
  }
}

extension JSONKeys {
  /// The first key of a text whose value holds more than is read of it. Of people, works and the
  /// like only the name is wanted.
  func partlyRead(in members: [(key: String, value: JSONValue)]) -> String? {
    members.first { member in
      member.value.leavesTextOut
        && keys.contains { $0.key == member.key && ($0.field == .label || $0.field == .body) }
    }?.key
  }
}

extension RecordDraft {
  /// Sets a field to one or more texts.
  mutating func set(_ field: RecordField, _ texts: [String]) {
    switch field {
    case .label: text = Array(texts.joined(separator: "\n").utf8)
    case .body: addBody(Array(texts.joined(separator: "\n\n").utf8))
    case .author: author = texts.joined(separator: texts.count > 2 ? "; " : " & ")
    case .source: source = texts.joined(separator: ", ")
    case .url: url = texts[0]
    case .lang: lang = LanguageName.tag(texts[0])
    case .tags: tags = texts.count > 1 ? texts : TagName.list(texts[0])
    case .section: section = texts.joined(separator: " / ")
    case .date: date = texts[0]
    }
  }
}

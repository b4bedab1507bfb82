/// A file of rows: its lines of settings, its header, its rows.
struct TableFile {
  /// What the columns are called; empty where nothing says it.
  private(set) var header: [String] = []
  private(set) var rows: [DelimitedText.Row] = []
  /// The quotation mark that nothing closes.
  private(set) var unclosed: Int?
  /// Fields are HTML (Anki).
  private(set) var isHTML = false
  /// The file is an export of notes (Anki): its lines of settings say so.
  private(set) var isAnki = false
  /// The column of tags that a setting names, from 0.
  private(set) var tagColumn: Int?
  /// Columns that hold no text, from 0.
  private(set) var otherColumns: Set<Int> = []
  private var delimiter: UInt8?

  init(_ source: [UInt8], isTabbed: Bool) {
    var start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var columns: ArraySlice<UInt8> = []
    while let setting = Setting(source, at: start) {
      start = setting.end
      isAnki = isAnki || setting.key != "sep"
      if setting.key == "columns" { columns = setting.value } else { set(setting) }
    }
    let delimiter =
      delimiter ?? (isTabbed ? 0x09 : DelimitedText.delimiter(of: source, from: start))
    if !columns.isEmpty {
      header =
        DelimitedText(Array(columns), from: 0, delimiter: delimiter).rows.first?.fields
        .map { String(decoding: $0, as: UTF8.self) } ?? []
    }
    let text = DelimitedText(source, from: start, delimiter: delimiter)
    rows = text.rows
    unclosed = text.unclosed
  }

  private mutating func set(_ setting: Setting) {
    let value = String(decoding: setting.value, as: UTF8.self)
    switch setting.key {
    case "separator", "sep":
      let named: [String: UInt8] = [
        "tab": 0x09, "comma": 0x2C, "semicolon": 0x3B, "pipe": 0x7C, "space": 0x20, "colon": 0x3A,
      ]
      delimiter = named[value.lowercased()] ?? setting.value.first
    case "html": isHTML = value == "true"
    case "tags column": tagColumn = Int(value).map { $0 - 1 }
    case "notetype column", "deck column", "guid column":
      if let column = Int(value) { otherColumns.insert(column - 1) }
    default: break
    }
  }

  /// Takes the first row for the header.
  mutating func takeHeader() {
    guard header.isEmpty, let first = rows.first else { return }
    header = first.fields.map { Citation.oneLine(String(decoding: $0, as: UTF8.self)) }
    rows.removeFirst()
  }

  /// How many columns the widest row has.
  var width: Int { max(header.count, rows.reduce(0) { max($0, $1.fields.count) }) }
}

/// A line before the rows that says how to read them: `#separator:tab` of Anki, `sep=;` of Excel.
private struct Setting {
  let key: String
  let value: ArraySlice<UInt8>
  /// Behind its line.
  let end: Int

  private static let known: Set<String> = [
    "separator", "html", "columns", "tags column", "notetype column", "deck column", "guid column",
    "tags", "notetype", "deck", "if matches",
  ]

  init?(_ source: [UInt8], at start: Int) {
    let rest = source[min(start, source.count)...]
    let line = rest.prefix { $0 != 0x0A }
    end = min(line.endIndex + 1, source.count)
    let text = line.last == 0x0D ? line.dropLast() : line
    if text.lowercasedASCII.starts(with: "sep=".utf8), text.count == 5 {
      (key, value) = ("sep", text.dropFirst(4))
      return
    }
    guard text.first == UInt8(ascii: "#"), let colon = text.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    key = String(decoding: text[..<colon].dropFirst(), as: UTF8.self).lowercased()
    value = text[(colon + 1)...]
    if !Self.known.contains(key) { return nil }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var lowercasedASCII: [UInt8] { map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 } }
}

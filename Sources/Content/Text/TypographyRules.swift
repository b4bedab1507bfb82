/// How a language writes quotation marks, dashes and the spaces around them.
struct TypographyRules: Sendable {
  /// The marks of a quotation, and those of one within it.
  var quotes: [QuotePair]
  /// The marks around Han and kana, where they are others.
  var wideQuotes: [QuotePair] = []
  /// What `--` stands for between words; between digits it is an en dash everywhere.
  var dash = "–"
  /// Whether dashes and dots between Han and kana take two places.
  var isWide = false
  /// What an apostrophe is behind a Hebrew letter is another sign.
  var isHebrew = false
  var spacing = Spacing.none
  /// Words that begin with an apostrophe, in lower case, without it.
  var elisions: Set<String> = []

  /// The marks before and behind a quotation, with the spaces that belong to them.
  struct QuotePair: Sendable {
    var open: [UInt8]
    var close: [UInt8]
  }

  /// Where narrow no-break spaces stand before marks.
  enum Spacing: Sendable {
    case none
    /// Before `; : ! ?` and inside guillemets.
    case french
    /// Before `:` and inside guillemets.
    case canadian
  }

  /// A space that keeps a mark on its line (U+202F).
  static let narrowSpace: [UInt8] = [0xE2, 0x80, 0xAF]

  /// The rules of a language (BCP 47), by its longest known beginning; nil where there are none.
  static func of(_ language: String) -> TypographyRules? {
    var tag = language.lowercased()
    while !tag.isEmpty {
      if let rules = table[tag] { return rules }
      guard let end = tag.lastIndex(of: "-") else { return nil }
      tag = String(tag[..<end])
    }
    return nil
  }

  /// Takes four marks: before and behind a quotation, then those of one within it.
  private init(_ marks: String) {
    let bytes = marks.map { Array(String($0).utf8) }
    precondition(bytes.count == 4, "Quotation marks come in two pairs.")
    quotes = [
      QuotePair(open: bytes[0], close: bytes[1]), QuotePair(open: bytes[2], close: bytes[3]),
    ]
  }

  private init(_ marks: String, _ change: (inout TypographyRules) -> Void) {
    self.init(marks)
    change(&self)
  }

  /// Puts narrow spaces into the outer marks.
  private mutating func setSpacing(_ spacing: Spacing) {
    self.spacing = spacing
    quotes[0].open += Self.narrowSpace
    quotes[0].close = Self.narrowSpace + quotes[0].close
  }

  private mutating func setWide(_ marks: String) {
    isWide = true
    dash = "—"
    if !marks.isEmpty { wideQuotes = TypographyRules(marks).quotes }
  }

  private static let english = TypographyRules("“”‘’")
  private static let low = TypographyRules("„“‚‘")
  private static let russian = TypographyRules("«»„“") { $0.dash = "—" }
  private static let norwegian = TypographyRules("«»‘’")
  private static let traditional = TypographyRules("“”‘’") { $0.setWide("「」『』") }
  private static let swiss = TypographyRules("«»‹›") { $0.elisions = german }
  private static let german: Set<String> = ["s", "n", "ne", "nen", "nem", "ner"]

  private static let table: [String: TypographyRules] = [
    "ar": english, "be": russian,
    "bg": TypographyRules("„“’’") { $0.dash = "—" },
    "ca": TypographyRules("«»“”") { $0.dash = "—" },
    "cs": low,
    "da": TypographyRules("»«›‹"),
    "de": TypographyRules("„“‚‘") { $0.elisions = german },
    "de-ch": swiss, "de-li": swiss,
    "el": TypographyRules("«»“”"),
    "en": TypographyRules("“”‘’") {
      $0.elisions = [
        "em", "n", "neath", "nuff", "til", "tis", "tisn", "twas", "twasn", "twere", "twill",
        "twould",
      ]
    },
    "eo": english,
    "es": TypographyRules("«»“”") { $0.dash = "—" },
    "et": TypographyRules("„“«»"),
    "eu": english,
    "fa": TypographyRules("«»‹›"),
    "fi": TypographyRules("””’’"),
    "fr": TypographyRules("«»“”") { $0.setSpacing(.french) },
    "fr-ca": TypographyRules("«»“”") { $0.setSpacing(.canadian) },
    "fr-ch": TypographyRules("«»‹›") { $0.setSpacing(.french) },
    "ga": english, "gl": english, "grc": TypographyRules("«»“”"),
    "he": TypographyRules("””’’") { $0.isHebrew = true },
    "hi": english,
    "hr": TypographyRules("„”‚’"),
    "hu": TypographyRules("„”»«"),
    "id": english, "is": low,
    "it": TypographyRules("«»“”"),
    "ja": traditional, "ko": english, "la": english, "lt": low, "lv": english,
    "nb": norwegian, "nn": norwegian, "no": norwegian,
    "nl": TypographyRules("“”‘’") { $0.elisions = ["s", "t", "n", "k", "m", "r"] },
    "pl": TypographyRules("„”«»"),
    "pt": TypographyRules("«»“”") { $0.dash = "—" },
    "pt-br": TypographyRules("“”‘’") { $0.dash = "—" },
    "ro": TypographyRules("„”«»"),
    "ru": russian, "sk": low, "sl": low,
    "sr": TypographyRules("„“’’"),
    "sv": TypographyRules("””’’"),
    "tr": english, "uk": russian, "vi": english,
    "zh": TypographyRules("“”‘’") { $0.setWide("") },
    "zh-hant": traditional, "zh-hk": traditional, "zh-mo": traditional, "zh-tw": traditional,
  ]
}

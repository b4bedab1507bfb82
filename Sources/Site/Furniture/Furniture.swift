internal import HTML

/// The words of one language, with those that a site replaces.
struct Furniture: Sendable {
  /// The language tag of the words' page, as it was given.
  let language: String
  private let words: [String]
  /// The words that are asked for in every body and entry.
  let table: String
  let linkTo: String

  /// The words of a language (BCP 47), those of English where the language is not known.
  init(language: String, strings: [String: String]) {
    self.language = language
    let primary = language.split(separator: "-").first.map { $0.lowercased() } ?? ""
    let table = Self.tables[primary] ?? Self.english
    let words = zip(Word.allCases, table).map { strings[$0.rawValue] ?? $1 }
    self.words = words
    linkTo = Word.allCases.firstIndex(of: .linkTo).map { words[$0] } ?? ""
    self.table = Word.allCases.firstIndex(of: .table).map { words[$0] } ?? ""
  }

  /// A word.
  subscript(word: Word) -> String {
    Word.allCases.firstIndex(of: word).map { words[$0] } ?? ""
  }

  /// The direction in which the language is written.
  var direction: Direction {
    let parts = language.lowercased().split(separator: "-")
    if parts.contains("latn") { return .ltr }
    let isRightToLeft = ["ar", "fa", "he", "ur", "yi", "ps", "sd", "ckb", "dv", "syr", "ug"]
      .contains { parts.first == Substring($0) }
    return isRightToLeft ? .rtl : .ltr
  }
}

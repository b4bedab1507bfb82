package import HTML

/// The words of one language, with those that a site replaces.
package struct Furniture: Sendable {
  /// The language tag of the words, as it was given.
  package let language: String
  private let words: [String]
  /// The words that are asked for in every body and entry.
  let table: String
  let linkTo: String

  /// The words of a language (BCP 47), those of English where the language is not known.
  package init(language: String, strings: [String: String] = [:]) {
    self.language = language
    let primary = language.split(separator: "-").first.map { $0.lowercased() } ?? ""
    let table = Self.words(of: primary) ?? Self.words(of: "en") ?? []
    precondition(!table.contains(""), "The words of \(primary) are not complete.")
    let words = zip(Word.allCases, table).map { strings[$0.rawValue] ?? $1 }
    self.words = words
    self.table = words[Self.place(of: .table)]
    linkTo = words[Self.place(of: .linkTo)]
  }

  /// A word.
  package subscript(word: Word) -> String { words[Self.place(of: word)] }

  private static func place(of word: Word) -> Int {
    Word.allCases.firstIndex(of: word) ?? 0
  }

  /// The direction in which the language is written.
  package var direction: Direction {
    let parts = language.lowercased().split(separator: "-")
    if parts.contains("latn") { return .ltr }
    let isRightToLeft = ["ar", "fa", "he", "ur", "yi", "ps", "sd", "ckb", "dv", "syr", "ug"]
      .contains { parts.first == Substring($0) }
    return isRightToLeft ? .rtl : .ltr
  }
}

internal import Content
internal import Unicode

/// Columns that are called by the language of their texts: `Italian`, `Deutsch`, `it`,
/// `English (UK)`, `German word`.
enum HeaderLanguage {
  /// The tag (BCP 47) of the language that a header names; nil where it is none.
  static func tag(of header: String) -> String? {
    let name = header.prefix { $0 != "(" && $0 != "[" }
    let words = name.split { !$0.isLetter && !combines($0) && $0 != "-" }.map(String.init)
    guard let first = words.first, words.count <= 3 else { return nil }
    if let tag = named(words.joined(separator: " ")) { return tag }
    guard words.count == 2, let last = words.last else { return nil }
    if FieldNames.field(named: last) != nil { return named(first) }
    return FieldNames.field(named: first) != nil ? named(last) : nil
  }

  /// The tag of a header that is one itself, `it` or `ita`. Such are words of many languages too,
  /// so that one alone says nothing.
  static func tag(ofCode header: String) -> String? {
    let code = header.replacing("_", with: "-")
    guard code.utf8.first.map({ $0 | 0x20 }) != nil, LanguageTag.isWellFormed(code) else {
      return nil
    }
    let tag = LanguageTag.shortest(code)
    let language = tag.prefix { $0 != "-" }.lowercased()
    return LanguageNames.isCode(language) ? tag : nil
  }

  private static func named(_ name: String) -> String? {
    guard name.utf8.count > 3 || name.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    return LanguageTag.named(name) ?? LanguageNames.code(of: name)
  }

  /// Marks above and below letters belong to them.
  private static func combines(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { CharacterClass.combines($0.value) }
  }
}

import Unicode

/// Tags of languages (BCP 47).
package enum LanguageTag {
  /// Whether a text has the shape of a tag: a language of 2 or 3 letters, then subtags of 1 to 8
  /// letters and digits (RFC 5646, section 2.1).
  package static func isWellFormed(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, 2...3 ~= language.utf8.count else {
      return false
    }
    guard language.utf8.allSatisfy(isLetter) else { return false }
    return parts.dropFirst().allSatisfy { part in
      1...8 ~= part.utf8.count && part.utf8.allSatisfy { isLetter($0) || 0x30...0x39 ~= $0 }
    }
  }

  /// The tag with the shortest code of its language, as BCP 47 has it (RFC 5646, section 2.2.1):
  /// `it` of `ita`; any other as it is.
  package static func shortest(_ tag: String) -> String {
    let language = tag.prefix { $0 != "-" }
    guard language.utf8.count == 3,
      let code = LanguageNames.shortCode(of: language.lowercased())
    else { return tag }
    return code + tag.dropFirst(3)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  /// The tag of a language that is named in English or in itself, whatever its case, such as
  /// `English`, `Deutsch` or `русский`.
  package static func named(_ name: String) -> String? {
    names[name.lowercased()]
  }

  /// The tag that was most likely meant by a value that is none: that of a name in any language, or
  /// `pt-BR` for `pt_BR.UTF-8`.
  package static func advice(for text: String) -> String {
    named(text) ?? tag(ofLocale: text) ?? LanguageNames.code(of: text) ?? "en"
  }

  private static func tag(ofLocale text: String) -> String? {
    let tag = text.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : String($0) }.joined()
    return isWellFormed(tag) ? tag : nil
  }

  private static let names: [String: String] = {
    let table = """
      ar arabic العربية|be belarusian беларуская|bg bulgarian български|bn bengali বাংলা|ca catalan
      català|cs czech čeština|cy welsh cymraeg|da danish dansk|de german deutsch|el greek ελληνικά
      |en english|eo esperanto|es spanish español|et estonian eesti|eu basque euskara|fa persian
      farsi فارسی|fi finnish suomi|fr french français|ga irish gaeilge|gl galician galego|grc
      ἀρχαία|he hebrew עברית|hi hindi हिन्दी|hr croatian hrvatski|hu hungarian magyar|hy armenian
      հայերեն|id indonesian|is icelandic íslenska|it italian italiano|ja japanese 日本語|ka georgian
      ქართული|kk kazakh қазақша|ko korean 한국어|la latin latina|lt lithuanian lietuvių|lv latvian
      latviešu|mk macedonian македонски|nb bokmål norsk norwegian|nl dutch nederlands|nn nynorsk
      |pl polish polski|pt portuguese português|ro romanian română|ru russian русский|sa sanskrit
      संस्कृतम्|sk slovak slovenčina|sl slovenian slovenščina|sq albanian shqip|sr serbian српски|sv
      swedish svenska|sw swahili kiswahili|ta tamil தமிழ்|th thai ไทย|tr turkish türkçe|uk ukrainian
      українська|ur urdu اردو|vi vietnamese|yi yiddish ייִדיש|zh chinese 中文
      """
    var names: [String: String] = [:]
    for row in table.split(separator: "|") {
      let words = row.split(whereSeparator: \.isWhitespace).map(String.init)
      for word in words.dropFirst() { names[word] = words[0] }
    }
    return names
  }()
}

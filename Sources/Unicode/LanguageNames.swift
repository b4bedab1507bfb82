internal import CICU

/// Languages by what they are called in the languages that most people write in (CLDR).
package enum LanguageNames {
  /// The code of the language that has this name somewhere, whatever its case, such as `la` of
  /// `Latein`; nil where it is none.
  ///
  /// The names are gathered when it is first asked: some milliseconds.
  package static func code(of name: String) -> String? { codes[name.lowercased()] }

  /// Whether a text is a code of two letters of a language (ISO 639-1), in lower case.
  package static func isCode(_ text: String) -> Bool { shortCodes.contains(text) }

  /// The code of two letters of one of three in lower case, such as `it` of `ita` and `de` of
  /// `deu` and `ger`; nil where there is none.
  package static func shortCode(of code: String) -> String? { longCodes[code] }

  private static let shortCodes = Set(languages)

  private static let longCodes: [String: String] = {
    // Those of libraries (ISO 639-2/B) where they differ.
    var codes = [
      "alb": "sq", "arm": "hy", "baq": "eu", "bur": "my", "chi": "zh", "cze": "cs", "dut": "nl",
      "fre": "fr", "geo": "ka", "ger": "de", "gre": "el", "ice": "is", "mac": "mk", "mao": "mi",
      "may": "ms", "per": "fa", "rum": "ro", "slo": "sk", "tib": "bo", "wel": "cy",
    ]
    for language in languages {
      if let long = unsafe icu_longLanguage(language) {
        let code = unsafe String(cString: long)
        if codes[code] == nil { codes[code] = language }
      }
    }
    codes[""] = nil
    return codes
  }()

  private static let speakers = [
    "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "fi", "pl", "cs", "hu", "ro", "el",
    "tr", "ru", "uk", "ja", "zh", "ko", "ar", "he",
  ]

  private static let codes: [String: String] = {
    var codes: [String: String] = [:]
    for speaker in speakers {
      for language in languages {
        guard let name = name(of: language, in: speaker), codes[name] == nil else { continue }
        codes[name] = language
      }
    }
    return codes
  }()

  /// Those with a code of two letters.
  private static let languages: [String] = {
    guard let list = unsafe icu_languages() else { return [] }
    var codes: [String] = []
    var index = 0
    while let code = unsafe list[index] {
      codes.append(unsafe String(cString: code))
      index += 1
    }
    return codes.filter { $0.utf8.count == 2 }
  }()

  private static func name(of language: String, in speaker: String) -> String? {
    var units = [UInt16](repeating: 0, count: 160)
    let length = unsafe icu_languageName(language, speaker, &units, Int32(units.count))
    guard 0 < length, length <= units.count else { return nil }
    return String(decoding: units[..<Int(length)], as: UTF16.self).lowercased()
  }
}

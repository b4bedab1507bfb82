/// The label of a group that holds what has no author, source or tag.
enum RestWord {
  /// The word for `other` in a language (BCP 47); English where none is known.
  static func of(_ language: String) -> String {
    let subtag = language.prefix { $0 != "-" }.lowercased()
    return words[subtag] ?? "Other"
  }

  private static let words = [
    "ar": "أخرى", "be": "Іншае", "bg": "Други", "ca": "Altres", "cs": "Ostatní", "da": "Andet",
    "de": "Sonstige", "el": "Άλλα", "es": "Otros", "et": "Muu", "fa": "سایر", "fi": "Muut",
    "fr": "Autres", "he": "אחר", "hr": "Ostalo", "hu": "Egyéb", "it": "Altro", "ja": "その他",
    "ko": "기타", "la": "Cetera", "lt": "Kita", "lv": "Cits", "nb": "Annet", "nl": "Overig",
    "nn": "Anna", "no": "Annet", "pl": "Inne", "pt": "Outros", "ro": "Altele", "ru": "Прочее",
    "sk": "Ostatné", "sl": "Drugo", "sv": "Övrigt", "tr": "Diğer", "uk": "Інше", "vi": "Khác",
    "zh": "其他",
  ]
}

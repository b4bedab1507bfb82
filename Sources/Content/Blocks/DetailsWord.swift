/// The label of hand-written details that have no summary.
enum DetailsWord {
  /// The word in a language (BCP 47); English where none is known.
  static func of(_ language: String) -> String {
    let subtag = language.prefix { $0 != "-" }.lowercased()
    return words[subtag] ?? "Details"
  }

  private static let words = [
    "ar": "تفاصيل", "be": "Падрабязнасці", "bg": "Подробности", "ca": "Detalls",
    "cs": "Podrobnosti", "da": "Detaljer", "el": "Λεπτομέρειες", "es": "Detalles",
    "et": "Üksikasjad", "fa": "جزئیات", "fi": "Lisätiedot", "fr": "Détails", "he": "פרטים",
    "hi": "विवरण", "hr": "Pojedinosti", "hu": "Részletek", "id": "Perincian", "it": "Dettagli",
    "ja": "詳細", "ko": "자세히", "la": "Plura", "lt": "Išsamiau", "lv": "Sīkāk", "nb": "Detaljer",
    "nn": "Detaljar", "no": "Detaljer", "pl": "Szczegóły", "pt": "Detalhes", "ro": "Detalii",
    "ru": "Подробности", "sk": "Podrobnosti", "sl": "Podrobnosti", "sv": "Detaljer",
    "tr": "Ayrıntılar", "uk": "Подробиці", "vi": "Chi tiết", "zh": "详情",
  ]
}

internal import Content
internal import Unicode

/// The days that a page shows.
enum PageDates {
  /// The days of entries as a language writes them, by place; that of the page at -1. Where the
  /// language is not known they are as in the source.
  static func texts(of page: Page, language: String) -> [Int32: String] {
    if page.options.date == nil, page.entryDates.isEmpty { return [:] }
    let format = LongDate(language: language)
    func text(_ date: CalendarDate) -> String {
      format.text(year: date.year, month: date.month, day: date.day) ?? date.day8601
    }
    var texts: [Int32: String] = [:]
    for (entry, date) in page.entryDates { texts[entry] = text(date) }
    if let date = page.options.date { texts[-1] = text(date) }
    return texts
  }
}

extension CalendarDate {
  /// The day for machines, such as `2024-05-31`.
  var day8601: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}

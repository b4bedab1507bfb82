/// A day, with or without a time; without one it never shifts.
package struct CalendarDate: Sendable, Equatable, Comparable {
  package var year: Int
  package var month: Int
  package var day: Int
  /// The time as written behind the day, such as `T10:00:00Z`; empty for none.
  package var time: String

  package init(year: Int, month: Int, day: Int, time: String = "") {
    self.year = year
    self.month = month
    self.day = day
    self.time = time
  }

  /// Reads `2024-05-31`, also with a time behind it (ISO 8601, RFC 3339); nil for a day that the
  /// calendar does not have.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 10, bytes[4] == 0x2D, bytes[7] == 0x2D else { return nil }
    guard let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
      let day = Self.number(bytes[8..<10])
    else { return nil }
    guard 1...12 ~= month, 1...Self.days(in: month, of: year) ~= day else { return nil }
    guard Self.isTime(bytes[10...]) else { return nil }
    self.init(
      year: year, month: month, day: day, time: String(decoding: bytes[10...], as: UTF8.self))
  }

  package static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day, left.time) < (right.year, right.month, right.day, right.time)
  }

  /// The day and the time as they were written: `2024-05-31`.
  package var text: String {
    func padded(_ number: Int, _ digits: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))\(time)"
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.allSatisfy { 0x30...0x39 ~= $0 } ? Int(String(decoding: digits, as: UTF8.self)) : nil
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Nothing, or `T` or a blank with hours and minutes behind it, then whatever a zone needs.
  private static func isTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first else { return true }
    guard first == UInt8(ascii: "T") || first == 0x20, bytes.count >= 6 else { return false }
    let digits = bytes.dropFirst()
    guard let hour = number(digits.prefix(2)), let minute = number(digits.dropFirst(3).prefix(2))
    else { return false }
    let known = Set("0123456789:.+-Zz ".utf8)
    return hour < 24 && minute < 60 && digits[digits.startIndex + 2] == 0x3A
      && digits.allSatisfy(known.contains)
  }
}

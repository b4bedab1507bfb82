internal import Content

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A date as a table has it: a day of the calendar, or words that belong to a work.
struct DateText {
  /// The day as `2024-05-31`; empty where the text is none.
  private(set) var day = ""
  /// What is no day, such as `1931`, `c. 44 BC` and `May 1940`.
  private(set) var words = ""

  /// Reads `2024-05-31`, with a time behind it or not, `20240531`, `2024/5/31`, `31.5.2024` and,
  /// where the numbers leave no doubt, `5/31/2024`. What may be two days stays text.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    let end = bytes.firstIndex { $0 == 0x20 || $0 == UInt8(ascii: "T") || $0 == 0x2C }
    if let date = Self.date(bytes[..<(end ?? bytes.count)]),
      end == nil || Self.isTime(bytes[((end ?? 0) + 1)...])
    {
      day = date.text
    } else if let time = Self.seconds(bytes) {
      day = Date(timeIntervalSince1970: time).formatted(.iso8601.year().month().day())
    } else {
      words = text
    }
  }

  /// The seconds since 1970, in UTC, that a number of so many digits counts, or its milliseconds.
  private static func seconds(_ digits: [UInt8]) -> Double? {
    guard digits.allSatisfy({ 0x30...0x39 ~= $0 }),
      let number = Double(String(decoding: digits, as: UTF8.self))
    else { return nil }
    switch digits.count {
    case 9...10: return number
    case 12...13: return number / 1000
    default: return nil
    }
  }

  private static func date(_ bytes: ArraySlice<UInt8>) -> CalendarDate? {
    if bytes.count == 8, let number = Int(String(decoding: bytes, as: UTF8.self)) {
      return day(number / 10_000, number / 100 % 100, number % 100)
    }
    guard let sign = bytes.first(where: { !(0x30...0x39 ~= $0) }),
      [0x2D, 0x2F, 0x2E].contains(sign)
    else { return nil }
    let parts = bytes.split(separator: sign, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { 0x30...0x39 ~= $0 } && part.count <= 4
        ? Int(String(decoding: part, as: UTF8.self)) : nil
    }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    if parts[0].count == 4 { return day(numbers[0], numbers[1], numbers[2]) }
    guard parts[2].count == 4 else { return nil }
    if sign == UInt8(ascii: ".") || numbers[0] > 12 {
      return day(numbers[2], numbers[1], numbers[0])
    }
    let isMonthFirst = numbers[1] > 12 || numbers[0] == numbers[1]
    return isMonthFirst ? day(numbers[2], numbers[0], numbers[1]) : nil
  }

  /// A day that the calendar has.
  private static func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate? {
    CalendarDate(CalendarDate(year: year, month: month, day: day).text)
  }

  /// Whether nothing stands there but a time and its zone.
  private static func isTime(_ text: ArraySlice<UInt8>) -> Bool {
    text.first.map { 0x30...0x39 ~= $0 || $0 == 0x20 } == true
      && text.allSatisfy { byte in
        0x30...0x3A ~= byte || " .+-ZzAPMapmUTC".utf8.contains(byte)
      }
  }
}

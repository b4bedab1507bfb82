internal import Content

/// A date of the source as feeds and sitemaps write it: a day, or a time with its zone (RFC 3339).
struct PublishedDate: Sendable {
  /// The day alone where there is no time that can be read, else both.
  let text: String
  /// With a time in any case: midnight in UTC where there is none.
  let timestamp: String
  /// Seconds since 1970, for the order.
  let seconds: Int

  init(_ date: CalendarDate) {
    var day = date
    day.time = ""
    let start = Self.days(to: date) * 86_400
    guard let time = Time(Array(date.time.utf8)) else {
      text = day.text
      timestamp = day.text + "T00:00:00Z"
      seconds = start
      return
    }
    text = day.text + time.text
    timestamp = text
    seconds = start + time.seconds
  }

  /// Days since 1970-01-01 in the Gregorian calendar, counted from March on, so that a leap day is
  /// the last of its year.
  private static func days(to date: CalendarDate) -> Int {
    let year = date.month > 2 ? date.year : date.year - 1
    let month = (date.month + 9) % 12
    let leapDays = year / 4 - year / 100 + year / 400
    return year * 365 + leapDays + (month * 153 + 2) / 5 + date.day - 719_469
  }

  /// A time of day: hours and minutes, perhaps seconds, perhaps a zone; else it is that of UTC.
  private struct Time {
    var text = ""
    /// Since midnight in UTC.
    var seconds = 0

    /// Reads `T10:00:00+02:00`, also with a blank for the `T`, fractions of seconds, and a blank
    /// before the zone.
    init?(_ bytes: [UInt8]) {
      guard bytes.count >= 6, let hours = Self.number(bytes[1..<3]), bytes[3] == 0x3A,
        let minutes = Self.number(bytes[4..<6]), hours < 24, minutes < 60
      else { return nil }
      var rest = bytes[6...]
      var second = 0
      if rest.first == 0x3A {
        guard let number = Self.number(rest.dropFirst().prefix(2)), number < 60 else { return nil }
        second = number
        rest = rest.dropFirst(3)
        if rest.first == UInt8(ascii: ".") {
          rest = rest.dropFirst().drop { 0x30...0x39 ~= $0 }
        }
      }
      guard let (zone, offset) = Self.zone(rest.drop { $0 == 0x20 }) else { return nil }
      text = "T" + [hours, minutes, second].map(Self.padded).joined(separator: ":") + zone
      seconds = hours * 3_600 + minutes * 60 + second - offset
    }

    /// How a zone is written, and its distance from UTC in seconds.
    private static func zone(_ bytes: ArraySlice<UInt8>) -> (String, Int)? {
      guard let sign = bytes.first else { return ("Z", 0) }
      if bytes.count == 1, sign | 0x20 == UInt8(ascii: "z") { return ("Z", 0) }
      let digits = bytes.dropFirst().filter { $0 != 0x3A }[...]
      guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
        let hours = number(digits.prefix(2)), hours < 24
      else { return nil }
      let rest = digits.dropFirst(2)
      guard let minutes = rest.isEmpty ? 0 : number(rest), minutes < 60 else { return nil }
      let text = sign == UInt8(ascii: "+") ? "+" : "-"
      let offset = hours * 3_600 + minutes * 60
      return ("\(text)\(padded(hours)):\(padded(minutes))", text == "+" ? offset : -offset)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
      guard digits.count == 2, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
      return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  }
}

internal import Unicode

/// One block of `My Clippings.txt`, whatever the language of the device: a title with the author in
/// brackets, a line of place and date, a blank line, a text.
struct KindleClip {
  var title: String
  var author: String
  /// Locations or, where there are none, pages; nil where no number is given.
  var place: ClosedRange<Int>?
  /// The place is one number: a short highlight or a note.
  var isPoint = false
  var text: [UInt8]
  /// The line of place and date up to the date, without its numbers: the kind of the clipping in
  /// the language of the device.
  private(set) var kind = FoldedText([])

  /// Reads the lines of a block; nil for one that is not so.
  init?(_ lines: [ArraySlice<UInt8>]) {
    guard lines.count >= 2, let mark = lines[1].first, mark == UInt8(ascii: "-") || mark == 0xE2
    else { return nil }
    (title, author) = Self.book(String(decoding: lines[0], as: UTF8.self))
    text = []
    setPlace(lines[1])
    let rest = lines.dropFirst(2).drop(while: PlainLines.isBlank)
    text = Array(rest.joined(separator: [0x0A]))
  }

  /// `Title (Series) (Author)`: the last brackets, which may hold others, are the author's.
  private static func book(_ line: String) -> (title: String, author: String) {
    let line = Citation.oneLine(line)
    guard line.last == ")" || line.last == "）" else { return (line, "") }
    var depth = 0
    for index in line.indices.reversed() {
      switch line[index] {
      case ")", "）": depth += 1
      case "(", "（": depth -= 1
      default: continue
      }
      guard depth == 0 else { continue }
      let title = Citation.oneLine(String(line[..<index]))
      let author = line[line.index(after: index)...].dropLast()
      // A title that is all brackets has no author behind it.
      return title.isEmpty ? (line, "") : (title, Citation.oneLine(String(author)))
    }
    return (line, "")
  }

  /// The last number before the date, or the two that a dash joins: locations follow pages.
  private mutating func setPlace(_ line: ArraySlice<UInt8>) {
    let date = line.lastIndex(of: UInt8(ascii: "|")) ?? line.endIndex
    kind = FoldedText(line[..<date].filter { !(0x30...0x39 ~= $0) }[...])
    var numbers = Numbers(line[..<date].dropFirst())
    var last: (first: Int, second: Int?)?
    while let next = numbers.next() { last = next }
    guard let last else { return }
    isPoint = last.second == nil
    let end = last.second.map { Self.completed($0, from: last.first) } ?? last.first
    place = min(last.first, end)...max(last.first, end)
  }

  /// Old devices shorten the second number: `1170-72`.
  private static func completed(_ end: Int, from start: Int) -> Int {
    guard end < start else { return end }
    var power = 10
    while power <= end { power *= 10 }
    return start / power * power + end
  }
}

/// The numbers of a line, two of them together where a dash stands between.
private struct Numbers: IteratorProtocol {
  private var rest: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>) { rest = line }

  mutating func next() -> (first: Int, second: Int?)? {
    rest = rest.drop { !Self.isDigit($0) }
    guard let first = takeNumber() else { return nil }
    let behind = rest.drop { $0 == 0x20 }
    let second = behind.dropFirst(Self.dash(behind)).drop { $0 == 0x20 }
    guard second.startIndex > behind.startIndex else { return (first, nil) }
    guard let digit = second.first, Self.isDigit(digit) else { return (first, nil) }
    rest = second
    return (first, takeNumber())
  }

  /// How many bytes a hyphen or a dash at the beginning takes (U+2010 to U+2015).
  private static func dash(_ text: ArraySlice<UInt8>) -> Int {
    if text.first == UInt8(ascii: "-") { return 1 }
    let isDash = text.starts(with: [0xE2, 0x80]) && 0x90...0x95 ~= text.dropFirst(2).first ?? 0
    return isDash ? 3 : 0
  }

  /// No place has more than nine digits.
  private mutating func takeNumber() -> Int? {
    let digits = rest.prefix(while: Self.isDigit)
    guard !digits.isEmpty else { return nil }
    rest = rest[digits.endIndex...]
    return Int(String(decoding: digits.prefix(9), as: UTF8.self))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}

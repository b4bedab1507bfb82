/// Finds the marks in one run of text.
struct MarkScanner {
  let text: ArraySlice<UInt8>
  let child: Int
  /// The text begins a line.
  let isLineStart: Bool
  /// The text ends a line.
  let isLineEnd: Bool
  private(set) var marks: [InlineMark] = []
  private var index = 0

  init(text: ArraySlice<UInt8>, child: Int, isLineStart: Bool, isLineEnd: Bool) {
    self.text = text
    self.child = child
    self.isLineStart = isLineStart
    self.isLineEnd = isLineEnd
  }

  mutating func scan() {
    index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "["): readWiki()
      case UInt8(ascii: "="): readHighlight()
      case UInt8(ascii: "%"): readComment()
      case UInt8(ascii: "/"): readAddress()
      case UInt8(ascii: "w"), UInt8(ascii: "W"): readHost()
      default: index += 1
      }
    }
  }

  private func byte(_ place: Int) -> UInt8 {
    text.indices.contains(place) ? text[place] : 0
  }

  private mutating func add(_ kind: InlineMark.Kind, _ range: Range<Int>) {
    marks.append(InlineMark(kind: kind, range: range, child: child))
    index = range.upperBound
  }

  /// How often the byte at `index` is repeated.
  private var repetition: Int {
    text[index...].prefix { $0 == text[index] }.count
  }

  // MARK: Wiki-links

  private mutating func readWiki() {
    let start = index
    guard byte(start + 1) == UInt8(ascii: "[") else { return index += 1 }
    var end = start + 2
    while end < text.endIndex, text[end] != UInt8(ascii: "]"), text[end] != UInt8(ascii: "[") {
      end += 1
    }
    let inner = start + 2..<end
    guard byte(end) == UInt8(ascii: "]"), byte(end + 1) == UInt8(ascii: "]"),
      let name = WikiName(text[inner])
    else { return index = max(end, start + 2) }
    let isEmbedded = start > text.startIndex && text[start - 1] == UInt8(ascii: "!")
    let isPicture = isEmbedded && name.isPicture
    add(
      .wiki(
        target: name.target, label: isPicture ? name.alternative : name.label,
        isPicture: isPicture), (isEmbedded ? start - 1 : start)..<end + 2)
  }

  // MARK: Pairs

  private mutating func readHighlight() {
    let count = repetition
    guard count == 2 else { return index += count }
    let before = before(index)
    let after = byte(index + 2)
    add(
      .highlight(
        opens: !Self.isBlank(after) && !Self.isWord(before),
        closes: !Self.isBlank(before) && !Self.isWord(after)), index..<index + 2)
  }

  private mutating func readComment() {
    let count = repetition
    guard count == 2 else { return index += count }
    let isFirst = isLineStart && text[..<index].allSatisfy { $0 == 0x20 }
    let isLast = isLineEnd && text[(index + 2)...].allSatisfy { $0 == 0x20 }
    add(
      .comment(
        opens: !(0x30...0x39 ~= before(index)), isLineStart: isFirst, isLineEnd: isLast),
      index..<index + 2)
  }

  private func before(_ place: Int) -> UInt8 { byte(place - 1) }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }

  static func isWord(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20
  }

  // MARK: Addresses

  /// `http://` or `https://`, found by its slashes.
  private mutating func readAddress() {
    let slashes = index
    index += 1
    guard byte(slashes + 1) == UInt8(ascii: "/"), before(slashes) == UInt8(ascii: ":") else {
      return
    }
    let scheme = text[..<(slashes - 1)].suffix(5)
    let isSecure = scheme.count == 5 && Self.matches(scheme, "https")
    guard isSecure || Self.matches(scheme.suffix(4), "http") else { return }
    let start = slashes - (isSecure ? 6 : 5)
    guard !Self.isWord(before(start)), start >= (marks.last?.range.upperBound ?? 0) else { return }
    addAddress(from: start, host: slashes + 2, hasScheme: true)
  }

  /// `www.` at the beginning of a word.
  private mutating func readHost() {
    let start = index
    index += 1
    let before = before(start)
    guard Self.matches(text[start...].prefix(4), "www."), !Self.isWord(before),
      ![UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "-")].contains(before)
    else { return }
    addAddress(from: start, host: start + 4, hasScheme: false)
  }

  private mutating func addAddress(from start: Int, host: Int, hasScheme: Bool) {
    let end = BareAddress.end(of: text[start...], host: host, needsDot: !hasScheme)
    guard let end else { return index = host }
    add(.address(hasScheme: hasScheme), start..<end)
  }

  private static func matches(_ bytes: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    guard bytes.count == word.utf8CodeUnitCount else { return false }
    return unsafe zip(bytes, UnsafeBufferPointer(start: word.utf8Start, count: bytes.count))
      .allSatisfy { ($0 >= 0x40 ? $0 | 0x20 : $0) == $1 }
  }
}

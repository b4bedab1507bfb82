import Markdown

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
      case UInt8(ascii: "="): readPair(of: .mark)
      case UInt8(ascii: "~"): readPair(of: .deletion)
      case UInt8(ascii: "("): readBlockReference()
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

  private mutating func readPair(of kind: NodeKind) {
    let count = repetition
    guard count == 2 else { return index += count }
    let before = index > text.startIndex ? text[index - 1] : isLineStart ? 0x20 : Self.markup
    let next = index + 2
    let after = next < text.endIndex ? text[next] : isLineEnd ? 0x20 : Self.markup
    add(
      .pair(
        kind, opens: !Self.isBlank(after) && !Self.isWord(before),
        closes: !Self.isBlank(before) && !Self.isWord(after)), index..<next)
  }

  private mutating func readComment() {
    let count = repetition
    guard count == 2 else { return index += count }
    let isWordEnd = index > text.startIndex && !Self.isBlank(text[index - 1])
    let isBlankAfter = index + 2 < text.endIndex && Self.isBlank(text[index + 2])
    add(
      .comment(opens: !(0x30...0x39 ~= before(index)), isSure: !isWordEnd && !isBlankAfter),
      index..<index + 2)
  }

  // MARK: Blocks of Logseq

  /// `((` and `))` around a number of 8, 4, 4, 4 and 12 hexadecimal digits.
  private mutating func readBlockReference() {
    let start = index
    let count = repetition
    guard count == 2, start + 40 <= text.endIndex, byte(start + 38) == UInt8(ascii: ")"),
      byte(start + 39) == UInt8(ascii: ")"), Self.isNumber(text[(start + 2)..<(start + 38)])
    else { return index += count }
    add(.blockReference, start..<start + 40)
  }

  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    text.enumerated().allSatisfy { offset, byte in
      [8, 13, 18, 23].contains(offset)
        ? byte == UInt8(ascii: "-") : 0x30...0x39 ~= byte || 0x61...0x66 ~= byte | 0x20
    }
  }

  private func before(_ place: Int) -> UInt8 { byte(place - 1) }

  /// What stands for emphasis, code and the like beside a text.
  private static let markup = UInt8(ascii: "*")

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

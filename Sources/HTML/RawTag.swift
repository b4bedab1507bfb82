/// One tag of raw HTML, as places in its bytes.
///
/// https://spec.commonmark.org/0.30/#raw-html
struct RawTag {
  var isClosing = false
  /// `<br/>`.
  var isSelfClosing = false
  var name: Range<Int>
  var attributes: [Attribute] = []
  /// The byte behind its `>`.
  var end = 0

  /// An attribute; its value without quotes, empty where it has none.
  struct Attribute {
    var name: Range<Int>
    var value: Range<Int>
  }

  /// Reads the tag whose `<` stands at `start`; nil where there is none.
  init?(_ bytes: [UInt8], at start: Int, before limit: Int) {
    var scanner = Scanner(bytes: bytes, index: start + 1, limit: limit)
    if scanner.skip(UInt8(ascii: "/")) { isClosing = true }
    guard let name = scanner.tagName() else { return nil }
    self.name = name
    while !isClosing, scanner.skipSpace(), let attribute = scanner.attribute() {
      attributes.append(attribute)
    }
    if scanner.failed { return nil }
    _ = scanner.skipSpace()
    if !isClosing, scanner.skip(UInt8(ascii: "/")) { isSelfClosing = true }
    guard scanner.skip(UInt8(ascii: ">")) else { return nil }
    end = scanner.index
  }
}

/// Reads the parts of a tag.
private struct Scanner {
  let bytes: [UInt8]
  var index: Int
  let limit: Int
  var failed = false

  private var byte: UInt8 { index < limit ? bytes[index] : 0 }

  mutating func skip(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    index += 1
    return true
  }

  mutating func skipSpace() -> Bool {
    let start = index
    while index < limit, Self.isSpace(bytes[index]) { index += 1 }
    return index > start
  }

  mutating func tagName() -> Range<Int>? {
    guard Self.isLetter(byte) else { return nil }
    return run { Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: "-") }
  }

  mutating func attribute() -> RawTag.Attribute? {
    guard Self.isLetter(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") else {
      return nil
    }
    let name = run { Self.isLetter($0) || Self.isDigit($0) || "_.:-".utf8.contains($0) }
    let end = index
    _ = skipSpace()
    guard skip(UInt8(ascii: "=")) else {
      index = end
      return RawTag.Attribute(name: name, value: end..<end)
    }
    _ = skipSpace()
    guard let value = value() else {
      failed = true
      return nil
    }
    return RawTag.Attribute(name: name, value: value)
  }

  private mutating func value() -> Range<Int>? {
    let quote = byte
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      index += 1
      let value = run { $0 != quote }
      return skip(quote) ? value : nil
    }
    let value = run { !Self.isSpace($0) && !"\"'=<>`".utf8.contains($0) }
    return value.isEmpty ? nil : value
  }

  private mutating func run(while belongs: (UInt8) -> Bool) -> Range<Int> {
    let start = index
    while index < limit, belongs(bytes[index]) { index += 1 }
    return start..<index
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}

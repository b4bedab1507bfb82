/// Finds the root element of an XML document and its attributes, and nothing else.
///
/// https://www.w3.org/TR/xml/ productions 1, 22 and 40
internal struct XMLScanner {
  private let bytes: [UInt8]
  private var position = 0

  /// The start tag of an element: its name without prefix, its attributes as they are written.
  struct Element {
    var name: String
    var attributes: [String: String] = [:]
  }

  /// Scans UTF-8, with or without a byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    _ = skip("\u{FEFF}")
  }

  /// Nil if there is none or its tag does not end.
  mutating func rootElement() -> Element? {
    while true {
      skipSpaces()
      if skip("<!--") {
        guard skip(past: "-->") else { return nil }
      } else if skip("<?") {
        guard skip(past: "?>") else { return nil }
      } else if skip("<!") {
        guard skipDeclaration() else { return nil }
      } else if skip("<") {
        return element()
      } else {
        return nil
      }
    }
  }

  /// A document type ends at the first `>` outside of quotes and of its own declarations.
  private mutating func skipDeclaration() -> Bool {
    var isInSubset = false
    while let byte = next {
      if isInSubset, skip("<!--") {
        guard skip(past: "-->") else { return false }
        continue
      }
      position += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard takeRun(until: { $0 == byte }) != nil else { return false }
        position += 1
      case UInt8(ascii: "["): isInSubset = true
      case UInt8(ascii: "]"): isInSubset = false
      case UInt8(ascii: ">") where !isInSubset: return true
      default: break
      }
    }
    return false
  }

  private mutating func element() -> Element? {
    guard let name = takeRun(until: Self.endsName) else { return nil }
    var element = Element(name: String(name.split(separator: ":").last ?? ""))
    while true {
      skipSpaces()
      if skip(">") || skip("/") { return element }
      guard let name = takeRun(until: Self.endsName), !name.isEmpty, let value = attributeValue()
      else { return nil }
      element.attributes[name] = value
    }
  }

  private mutating func attributeValue() -> String? {
    skipSpaces()
    guard skip("=") else { return nil }
    skipSpaces()
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    position += 1
    defer { position += 1 }
    return takeRun { $0 == quote }
  }

  private var next: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func skipSpaces() {
    while let byte = next, Self.isSpace(byte) { position += 1 }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes[min(position, bytes.count)...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  private mutating func skip(past text: String) -> Bool {
    while position < bytes.count {
      if skip(text) { return true }
      position += 1
    }
    return false
  }

  /// The text up to a byte that is not taken; nil if the document ends before.
  private mutating func takeRun(until isEnd: (UInt8) -> Bool) -> String? {
    guard let end = bytes[min(position, bytes.count)...].firstIndex(where: isEnd) else {
      return nil
    }
    defer { position = end }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "/")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}

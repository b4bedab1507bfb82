/// The attributes that pass under the policy ``RawHTMLPolicy/safe``, each with the values it may
/// have.
enum RawAttribute: String, CaseIterable, Sendable {
  case href, src, alt, width, height, title, `class`, lang, dir, colspan, rowspan, start, datetime
  case align

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The attribute of a name in letters of either case.
  init?(name: ArraySlice<UInt8>) {
    guard name.count <= 8 else { return nil }
    let lower = name.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    guard let attribute = Self.byName[String(decoding: lower, as: UTF8.self)] else { return nil }
    self = attribute
  }

  /// Whether the element may have it with this value.
  func accepts(_ value: ArraySlice<UInt8>, on element: RawElement) -> Bool {
    switch self {
    case .href: element == .a && Self.isSafeAddress(value, as: .link)
    case .src: element == .img && Self.isSafeAddress(value, as: .picture)
    case .width, .height: Self.isNumber(value.last == UInt8(ascii: "%") ? value.dropLast() : value)
    case .colspan, .rowspan: Self.isNumber(value)
    case .start: Self.isNumber(value.first == UInt8(ascii: "-") ? value.dropFirst() : value)
    case .lang: value.allSatisfy { Self.isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
    case .dir: Self.isWord(value, of: ["ltr", "rtl", "auto"])
    case .align: Self.isWord(value, of: ["left", "right", "center", "justify"])
    // Names of the page's own furniture would take its looks and its behaviour.
    case .class: !Self.mentionsFurniture(value)
    case .alt, .title, .datetime: true
    }
  }

  /// Whether the address of an attribute is relative or has a scheme known to be harmless. What
  /// hides behind character references before the scheme's end is refused unread.
  static func isSafeAddress(_ value: ArraySlice<UInt8>, as use: Address.Use) -> Bool {
    let address = value.drop { $0 <= 0x20 }
    guard let end = address.firstIndex(where: { ":/?#&".utf8.contains($0) }) else { return true }
    if address[end] == UInt8(ascii: "&") { return address[end...].starts(with: "&amp;".utf8) }
    guard address[end] == UInt8(ascii: ":") else { return true }
    let scheme = address[..<end].map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    if use == .picture, scheme.elementsEqual("data".utf8) {
      return !Address.isDangerous(address, as: .picture)
    }
    return ["http", "https", "mailto", "tel", "ftp", "xmpp", "irc", "ircs", "sms", "geo"]
      .contains { scheme.elementsEqual($0.utf8) }
  }

  private static func mentionsFurniture(_ value: ArraySlice<UInt8>) -> Bool {
    let lower = value.map { $0 | 0x20 }
    return lower.contains(UInt8(ascii: "&"))
      || zip(lower.indices, lower).contains { index, byte in
        byte == UInt8(ascii: "f") && lower[index...].starts(with: "fl-".utf8)
      }
  }

  private static func isNumber(_ value: ArraySlice<UInt8>) -> Bool {
    1...5 ~= value.count && value.allSatisfy { 0x30...0x39 ~= $0 }
  }

  private static func isWord(_ value: ArraySlice<UInt8>, of words: [String]) -> Bool {
    words.contains { value.map { $0 | 0x20 }.elementsEqual($0.utf8) }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte
  }
}

/// Text for XML 1.0: escaped, and without the characters that no XML may hold.
enum XMLText {
  /// Appends text in UTF-8, fit to stand between tags and in double quotes.
  static func append(_ text: some Collection<UInt8>, to xml: inout [UInt8]) {
    var previous: (UInt8, UInt8) = (0, 0)
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): xml.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): xml.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): xml.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): xml.append(contentsOf: "&quot;".utf8)
      case 0x0D: xml.append(contentsOf: "&#13;".utf8)
      case 0..<0x20 where byte != 0x0A && byte != 0x09: break
      case 0xBE, 0xBF:
        // U+FFFE and U+FFFF are no characters.
        if previous == (0xEF, 0xBF) { xml.removeLast(2) } else { xml.append(byte) }
      default: xml.append(byte)
      }
      previous = (previous.1, byte)
    }
  }

  /// Appends text in UTF-8, fit to stand between tags and in double quotes.
  static func append(_ text: String, to xml: inout [UInt8]) { append(text.utf8, to: &xml) }

  /// Appends an element that holds a text, perhaps with its type and language.
  static func append(
    element name: String, type: String = "", _ text: some Collection<UInt8>,
    language: String = "", to xml: inout [UInt8]
  ) {
    xml.append(contentsOf: "<\(name)".utf8)
    for (attribute, value) in [("type", type), ("xml:lang", language)] where !value.isEmpty {
      xml.append(contentsOf: " \(attribute)=\"".utf8)
      append(value, to: &xml)
      xml.append(UInt8(ascii: "\""))
    }
    xml.append(UInt8(ascii: ">"))
    append(text, to: &xml)
    xml.append(contentsOf: "</\(name)>\n".utf8)
  }
}

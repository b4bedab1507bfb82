internal import Markdown
internal import Unicode

/// HTML of a field as plain text.
enum HTMLText {
  /// Without tags; line breaks and blocks begin a line.
  static func plain(_ html: [UInt8]) -> [UInt8] {
    guard html.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return html
    }
    var text: [UInt8] = []
    for piece in HTMLPieces(html[...]) {
      switch piece {
      case .text(let run): append(run, to: &text)
      case .comment: break
      case .tag(let tag, _):
        if tag.isNamed("p") || tag.isNamed("hr") {
          text.append(contentsOf: [0x0A, 0x0A])
        } else if tag.isNamed("br") || tag.isNamed("div") || tag.isNamed("li") {
          if !tag.isClosing { text.append(0x0A) }
        }
      }
    }
    return text
  }

  /// Appends a text with its character references resolved, those that editors write.
  private static func append(_ run: ArraySlice<UInt8>, to text: inout [UInt8]) {
    var rest = run
    while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
      text.append(contentsOf: rest[..<mark])
      let name = rest[(mark + 1)...].prefix(10)
      if let end = name.firstIndex(of: UInt8(ascii: ";")), let scalar = scalar(name[..<end]) {
        Scalars.append(scalar, to: &text)
        rest = rest[(end + 1)...]
      } else {
        text.append(rest[mark])
        rest = rest[(mark + 1)...]
      }
    }
    text.append(contentsOf: rest)
  }

  private static func scalar(_ name: ArraySlice<UInt8>) -> UInt32? {
    let text = String(decoding: name, as: UTF8.self)
    if text.hasPrefix("#x") || text.hasPrefix("#X") { return UInt32(text.dropFirst(2), radix: 16) }
    if text.hasPrefix("#") { return UInt32(text.dropFirst()) }
    return [
      "amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27, "nbsp": 0xA0,
      "mdash": 0x2014, "ndash": 0x2013, "hellip": 0x2026, "laquo": 0xAB, "raquo": 0xBB,
      "ldquo": 0x201C, "rdquo": 0x201D, "lsquo": 0x2018, "rsquo": 0x2019,
    ][text]
  }
}

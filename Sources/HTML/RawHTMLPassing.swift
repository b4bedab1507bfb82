/// The policy `allow`: raw HTML passes as it is, but for tags with an address that a browser
/// could run, which are shown as text.
extension HTMLBuffer {
  mutating func append(passing text: [UInt8], in range: Range<Int>) {
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      guard text[index] == UInt8(ascii: "<"),
        let tag = RawTag(text, at: index, before: range.upperBound)
      else {
        index += 1
        continue
      }
      if Self.isDangerous(tag, in: text) {
        append(raw: text, in: start..<index)
        append(text, in: index..<tag.end)
        start = tag.end
      }
      index = tag.end
    }
    append(raw: text, in: start..<range.upperBound)
  }

  private static func isDangerous(_ tag: RawTag, in text: [UInt8]) -> Bool {
    tag.attributes.contains { attribute in
      let name = text[attribute.name].map { $0 | 0x20 }
      let holdsAddress = [
        "href", "src", "action", "formaction", "data", "poster", "xlink:href", "background",
      ].contains { name.elementsEqual($0.utf8) }
      return holdsAddress && hidesScheme(text[attribute.value])
    }
  }

  private static func hidesScheme(_ value: ArraySlice<UInt8>) -> Bool {
    if let end = value.firstIndex(where: { ":/?#&".utf8.contains($0) }),
      value[end] == UInt8(ascii: "&")
    {
      return !value[end...].starts(with: "&amp;".utf8)
    }
    return Address.isDangerous(value, as: .picture)
  }
}

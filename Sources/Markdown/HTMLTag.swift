/// A tag of raw HTML, as libcmark has found it.
package struct HTMLTag: Sendable {
  /// The name in lower case.
  package private(set) var name: [UInt8]
  package private(set) var isClosing: Bool
  /// What stands between the name and the end, without `/`.
  package private(set) var attributes: ArraySlice<UInt8>

  /// Reads `<name …>` or `</name>`; nil for anything else.
  package init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count >= 3, bytes.first == UInt8(ascii: "<"), bytes.last == UInt8(ascii: ">") else {
      return nil
    }
    var inner = bytes.dropFirst().dropLast()
    isClosing = inner.first == UInt8(ascii: "/")
    if isClosing { inner = inner.dropFirst() }
    guard let first = inner.first, Self.isLetter(first) else { return nil }
    let end = inner.firstIndex { !Self.isNameByte($0) } ?? inner.endIndex
    name = inner[..<end].map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 }
    attributes = inner[end...]
    if attributes.last == UInt8(ascii: "/") { attributes = attributes.dropLast() }
  }

  /// Whether it has this name, given in lower case.
  package func isNamed(_ other: StaticString) -> Bool {
    unsafe name.elementsEqual(
      UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount))
  }

  /// The value of an attribute, empty where it has none; nil where it is not given.
  package func value(of attribute: String) -> String? {
    var rest = HTMLAttributes(attributes)
    while let (name, value) = rest.next() {
      if String(decoding: name, as: UTF8.self).lowercased() == attribute {
        return String(decoding: value, as: UTF8.self)
      }
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || 0x30...0x39 ~= byte || byte == UInt8(ascii: "-")
  }
}

/// The attributes of a tag, each with its name and raw value, in order.
package struct HTMLAttributes: IteratorProtocol, Sequence {
  private var rest: ArraySlice<UInt8>

  package init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  package mutating func next() -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
    rest = rest.drop(while: Self.isBlank)
    let end = rest.firstIndex { Self.isBlank($0) || $0 == UInt8(ascii: "=") } ?? rest.endIndex
    let name = rest[..<end]
    guard !name.isEmpty else { return nil }
    rest = rest[end...].drop(while: Self.isBlank)
    guard rest.first == UInt8(ascii: "=") else { return (name, []) }
    rest = rest.dropFirst().drop(while: Self.isBlank)
    return (name, takeValue())
  }

  private mutating func takeValue() -> ArraySlice<UInt8> {
    if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      rest = rest.dropFirst()
      let end = rest.firstIndex(of: quote) ?? rest.endIndex
      defer { rest = rest[end...].dropFirst() }
      return rest[..<end]
    }
    let end = rest.firstIndex(where: Self.isBlank) ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || 0x09...0x0D ~= byte
  }
}

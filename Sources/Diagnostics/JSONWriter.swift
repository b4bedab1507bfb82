/// JSON in the making, as bytes (RFC 8259). Commas come by themselves.
package struct JSONWriter: Sendable {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  /// Begins an object; ``key(_:)`` and a value follow, or ``endObject()``.
  package mutating func beginObject() { begin("{") }

  /// Ends the innermost object.
  package mutating func endObject() { end("}") }

  /// Begins an array; values follow, or ``endArray()``.
  package mutating func beginArray() { begin("[") }

  /// Ends the innermost array.
  package mutating func endArray() { end("]") }

  /// The name of the member that follows.
  package mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// A string.
  package mutating func string(_ text: String) {
    separate()
    Self.append(text, to: &bytes)
  }

  /// A string of bytes in UTF-8.
  package mutating func string(_ text: ArraySlice<UInt8>) {
    separate()
    Self.append(text, to: &bytes)
  }

  /// A whole number.
  package mutating func integer(_ number: Int) { literal(String(number)) }

  /// `true` or `false`.
  package mutating func boolean(_ isTrue: Bool) { literal(isTrue ? "true" : "false") }

  private mutating func begin(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  private mutating func end(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  private mutating func literal(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}

extension JSONWriter {
  /// Appends a text as a JSON string, quotes included.
  package static func append(_ text: String, to output: inout [UInt8]) {
    append(Array(text.utf8)[...], to: &output)
  }

  /// Appends bytes in UTF-8 as a JSON string, quotes included; runs are copied in one piece.
  package static func append(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    var start = text.startIndex
    for index in text.indices {
      let byte = text[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        continue
      }
      output.append(contentsOf: text[start..<index])
      appendEscaped(byte, to: &output)
      start = index + 1
    }
    output.append(contentsOf: text[start...])
    output.append(UInt8(ascii: "\""))
  }

  private static func appendEscaped(_ byte: UInt8, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x0A: output.append(UInt8(ascii: "n"))
    case 0x0D: output.append(UInt8(ascii: "r"))
    case 0x09: output.append(UInt8(ascii: "t"))
    case 0..<0x20:
      let digits = Array("0123456789abcdef".utf8)
      output.append(contentsOf: "u00".utf8)
      output.append(digits[Int(byte >> 4)])
      output.append(digits[Int(byte & 15)])
    default: output.append(byte)
    }
  }
}

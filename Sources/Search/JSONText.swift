internal import Diagnostics

/// Texts in JSON, in the memory of this module.
enum JSONText {
  /// Appends bytes in UTF-8 as a JSON string, quotes included.
  static func append(_ text: Borrowed<UInt8>, to bytes: inout Pool<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    for index in 0..<text.count {
      let byte = text[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        continue
      }
      bytes.append(contentsOf: text[start..<index])
      var escaped: [UInt8] = []
      JSONWriter.append([byte], to: &escaped)
      escaped[1..<escaped.count - 1].lend { bytes.append(contentsOf: $0) }
      start = index + 1
    }
    bytes.append(contentsOf: text[start..<text.count])
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends bytes in UTF-8 as a JSON string, quotes included.
  static func append(_ text: ArraySlice<UInt8>, to bytes: inout Pool<UInt8>) {
    text.lend { append($0, to: &bytes) }
  }
}

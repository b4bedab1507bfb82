/// A line `key: value` in which YAML met something it does not understand.
struct KeyLine {
  /// The key's text.
  let key: String
  /// The bytes of the colon after the key.
  let colon: Int
  /// The bytes of the value, without the blanks around it and a comment after it; not empty.
  let value: Range<Int>
  private let bytes: ArraySlice<UInt8>

  /// The line around `place`; nil if it does not have this form.
  init?(around place: Int, in bytes: ArraySlice<UInt8>) {
    let line = Self.line(around: place, in: bytes)
    var start = line.lowerBound
    while start < line.upperBound, [0x20, 0x09, UInt8(ascii: "-")].contains(bytes[start]) {
      start += 1
    }
    let colon = (start..<line.upperBound).first { index in
      bytes[index] == UInt8(ascii: ":") && index + 1 < line.upperBound && bytes[index + 1] <= 0x20
    }
    guard let colon, colon > start, !"\"'[{#".utf8.contains(bytes[start]) else { return nil }
    let value = Self.trimmed(colon + 1..<line.upperBound, in: bytes)
    guard !value.isEmpty else { return nil }
    self.key = String(decoding: bytes[start..<colon], as: UTF8.self)
    self.colon = colon
    self.value = value
    self.bytes = bytes
  }

  /// The first byte of the value.
  var first: UInt8 { bytes[value.lowerBound] }

  /// Whether something in the value would be read as a key.
  var valueHoldsColon: Bool {
    value.contains { index in
      bytes[index] == UInt8(ascii: ":")
        && (index + 1 == value.upperBound || bytes[index + 1] <= 0x20)
    }
  }

  /// The line with its value in quotes that YAML takes literally.
  var quoted: String {
    let text = String(decoding: bytes[value], as: UTF8.self)
    if !text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
      return "\(key): \"\(text)\""
    }
    return "\(key): '"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "''") + "'"
  }

  /// The bytes of the line around `place`, without its end.
  static func line(around place: Int, in bytes: ArraySlice<UInt8>) -> Range<Int> {
    var start = min(place, bytes.endIndex)
    while start > bytes.startIndex, !isBreak(bytes[start - 1]) { start -= 1 }
    var end = start
    while end < bytes.endIndex, !isBreak(bytes[end]) { end += 1 }
    return start..<end
  }

  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D
  }

  private static func trimmed(_ range: Range<Int>, in bytes: ArraySlice<UInt8>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    let comment = (start..<end).dropFirst().first { index in
      bytes[index] == UInt8(ascii: "#") && bytes[index - 1] <= 0x20
    }
    end = comment ?? end
    while start < end, bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }
}

internal import Diagnostics

/// A part of the index: a script that hands its data to the page, because a page from the disk may
/// load nothing else.
struct ScriptPart {
  private(set) var bytes: [UInt8]

  /// Begins the part of a name.
  init(_ name: String) { bytes = Array("flSearch(\"\(name)\"".utf8) }

  /// Adds a text as the next value.
  mutating func add(text: some Collection<UInt8>) {
    bytes.append(UInt8(ascii: ","))
    JSONWriter.append(Array(text)[...], to: &bytes)
  }

  /// Adds a value that is JSON already.
  mutating func add(json: some Collection<UInt8>) {
    bytes.append(UInt8(ascii: ","))
    bytes.append(contentsOf: json)
  }

  /// Adds bytes as the next value, in Base64 (RFC 4648).
  mutating func add(base64 data: [UInt8]) {
    bytes.append(contentsOf: ",\"".utf8)
    bytes.reserveCapacity(bytes.count + data.count * 4 / 3 + 16)
    var place = 0
    while place < data.count {
      let left = data.count - place
      var group = UInt32(data[place]) << 16
      if left > 1 { group |= UInt32(data[place + 1]) << 8 }
      if left > 2 { group |= UInt32(data[place + 2]) }
      for index in 0..<4 {
        let digit = Self.digits[Int(group >> UInt32(18 - index * 6)) & 63]
        bytes.append(index > left ? UInt8(ascii: "=") : digit)
      }
      place += 3
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Ends the part.
  consuming func end() -> [UInt8] { bytes + ");\n".utf8 }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}

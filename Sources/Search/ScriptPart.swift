/// A part of the index: a script that hands its data to the page, because a page from the disk may
/// load nothing else.
struct ScriptPart: ~Copyable {
  private var bytes: Pool<UInt8>

  /// Begins the part of a name, of about so many bytes.
  init(_ name: String, size: Int = 64) {
    bytes = Pool(capacity: size + 64)
    bytes.append(contentsOf: "flSearch(\"\(name)\"".utf8)
  }

  /// Adds a text as the next value.
  mutating func add(text: Borrowed<UInt8>) {
    bytes.append(UInt8(ascii: ","))
    JSONText.append(text, to: &bytes)
  }

  /// Adds a value that is JSON already.
  mutating func add(json: Borrowed<UInt8>) {
    bytes.append(UInt8(ascii: ","))
    bytes.append(contentsOf: json)
  }

  /// Adds values that are JSON already, as a list.
  mutating func add(list: Borrowed<UInt8>) {
    bytes.append(contentsOf: ",[".utf8)
    bytes.append(contentsOf: list)
    bytes.append(UInt8(ascii: "]"))
  }

  /// Adds bytes as the next value, in Base64 (RFC 4648).
  mutating func add(base64 data: Borrowed<UInt8>) {
    bytes.append(contentsOf: ",\"".utf8)
    bytes.reserve(data.count * 4 / 3 + 16)
    Self.digits.lend { digits in
      var place = 0
      while place < data.count {
        let left = data.count - place
        var group = UInt32(data[place]) << 16
        if left > 1 { group |= UInt32(data[place + 1]) << 8 }
        if left > 2 { group |= UInt32(data[place + 2]) }
        for index in 0..<4 {
          let digit = digits[Int(group >> UInt32(18 - index * 6)) & 63]
          bytes.append(index > left ? UInt8(ascii: "=") : digit)
        }
        place += 3
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Ends the part.
  consuming func end() -> [UInt8] {
    bytes.append(contentsOf: ");\n".utf8)
    return bytes.array
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}

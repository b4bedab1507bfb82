/// The path of a request, decoded once (RFC 3986, section 2.1).
enum RequestPath {
  /// The decoded path; nil where an escape is broken, where a NUL stands in it, where it is no
  /// UTF-8 or does not begin with a slash, and where a component leads back or stays in place:
  /// clients resolve these themselves, so that only an attack sends them.
  static func decoded(_ path: [UInt8]) -> String? {
    guard path.first == UInt8(ascii: "/"), let bytes = unescaped(path), !bytes.contains(0),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    let components = text.utf8.split(separator: UInt8(ascii: "/"))
    return components.contains { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
      ? nil : text
  }

  /// A path as it stands in an address: everything but letters, digits and `-._~/` is escaped.
  static func encoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }

  private static func unescaped(_ path: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(path.count)
    var index = 0
    while index < path.count {
      if path[index] != UInt8(ascii: "%") {
        bytes.append(path[index])
        index += 1
        continue
      }
      guard index + 2 < path.count, let high = digit(path[index + 1]),
        let low = digit(path[index + 2])
      else { return nil }
      bytes.append(high << 4 | low)
      index += 3
    }
    return bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

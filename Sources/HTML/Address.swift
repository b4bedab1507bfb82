/// What an address of a document may do on a page.
package enum Address {
  /// What it is used for: a link may not lead to data, a picture may be drawn from it.
  package enum Use: Sendable { case link, picture }

  /// Whether a browser could run it, or read files with it, whatever hides that: letters of
  /// either case, spaces and control characters are seen through as browsers do.
  ///
  /// https://url.spec.whatwg.org/#concept-basic-url-parser
  package static func isDangerous(_ address: ArraySlice<UInt8>, as use: Use) -> Bool {
    // The four schemes begin with these letters: nearly every address is passed without a copy.
    guard let first = address.first(where: { $0 > 0x20 && $0 != 0x7F }), mayBeDangerous(first),
      let (scheme, rest) = scheme(of: address)
    else { return false }
    if scheme.elementsEqual("data".utf8) { return !isPicture(rest, as: use) }
    return ["javascript", "vbscript", "file"].contains { scheme.elementsEqual($0.utf8) }
  }

  private static func mayBeDangerous(_ first: UInt8) -> Bool {
    switch first | 0x20 {
    case UInt8(ascii: "j"), UInt8(ascii: "v"), UInt8(ascii: "f"), UInt8(ascii: "d"): true
    default: false
    }
  }

  /// Whether it has a scheme of its own, such as `https:`; else it is relative.
  package static func hasScheme(_ address: ArraySlice<UInt8>) -> Bool {
    var count = 0
    for byte in address {
      switch byte {
      case 0x09, 0x0A, 0x0D: continue
      case 0...0x20 where count == 0: continue
      case UInt8(ascii: ":"): return count > 0
      default:
        guard isSchemeByte(byte, isFirst: count == 0), count < longestScheme else { return false }
        count += 1
      }
    }
    return false
  }

  private static var longestScheme: Int { 32 }

  private static func isSchemeByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      !isFirst
    default: false
    }
  }

  /// Lower-case scheme, and what follows its colon.
  private static func scheme(
    of address: ArraySlice<UInt8>
  ) -> (scheme: [UInt8], rest: ArraySlice<UInt8>)? {
    var scheme: [UInt8] = []
    var index = address.startIndex
    while index != address.endIndex {
      let byte = address[index]
      index = index + 1
      // Leading ones are stripped, tabs and line ends vanish anywhere; the rest is seen through for
      // safety's sake.
      if byte <= 0x20 || byte == 0x7F { continue }
      if byte == UInt8(ascii: ":") { return scheme.isEmpty ? nil : (scheme, address[index...]) }
      guard isSchemeByte(byte, isFirst: scheme.isEmpty), scheme.count < longestScheme else {
        return nil
      }
      scheme.append(0x41...0x5A ~= byte ? byte | 0x20 : byte)
    }
    return nil
  }

  private static func isPicture(_ data: ArraySlice<UInt8>, as use: Use) -> Bool {
    var types = ["image/png", "image/gif", "image/jpeg", "image/webp", "image/avif"]
    // As a picture, SVG runs no script; followed as a link, it could.
    if use == .picture { types.append("image/svg+xml") }
    let head = data.prefix(16).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    return types.contains { type in
      head.starts(with: type.utf8)
        && [UInt8(ascii: ";"), UInt8(ascii: ",")].contains(head.dropFirst(type.utf8.count).first)
    }
  }
}

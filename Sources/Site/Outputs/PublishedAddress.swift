/// Addresses for readers that take them as they stand: percent-encoded (RFC 3986), as the
/// canonical addresses of pages are.
package enum PublishedAddress {
  /// The address of a file of the output, from the top of the site, and of a place in it.
  package static func bytes(
    of output: String, place: some Collection<UInt8> = []
  ) -> [UInt8] {
    var address: [UInt8] = []
    append(output.utf8, to: &address)
    if !place.isEmpty { append(place: place, to: &address) }
    return address
  }

  /// The address of a page as readers see it, that of its folder for an `index.html`, behind the
  /// address of the site.
  static func absolute(
    _ output: String, place: some Collection<UInt8> = [], below base: String
  ) -> [UInt8] {
    Array(base.utf8) + bytes(of: Route.published(output), place: place)
  }

  /// Appends a `#` and a place.
  static func append(place: some Collection<UInt8>, to address: inout [UInt8]) {
    address.append(UInt8(ascii: "#"))
    append(place, to: &address)
  }

  /// Appends a path or a place, percent-encoded.
  static func append(_ text: some Collection<UInt8>, to address: inout [UInt8]) {
    for byte in text {
      if isPlain(byte) {
        address.append(byte)
      } else {
        address.append(UInt8(ascii: "%"))
        address.append(digits[Int(byte >> 4)])
        address.append(digits[Int(byte & 15)])
      }
    }
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Letters, digits and what stands in a path as itself; not the colon, which would be taken for
  /// the end of a scheme in the first name of a relative address.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "&")...UInt8(ascii: "9"), UInt8(ascii: "!"), UInt8(ascii: "$"),
      UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "@"), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}

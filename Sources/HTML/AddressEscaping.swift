/// How an address is written into an attribute: as libcmark does, so that what a reader typed
/// (spaces, letters of any script) becomes a valid URL, and `%` stays as it is.
extension HTMLBuffer {
  /// Appends a run of an address, percent-encoded, for a double-quoted attribute.
  package mutating func append(address text: [UInt8], in range: Range<Int>) {
    unsafe text.withUnsafeBufferPointer {
      unsafe append(address: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// Appends an address, percent-encoded, for a double-quoted attribute.
  package mutating func append(address text: ArraySlice<UInt8>) {
    unsafe text.withUnsafeBufferPointer { unsafe append(address: $0) }
  }

  private mutating func append(address text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in 0..<text.count {
      let byte = unsafe text[index]
      if AddressByte.standsForItself(byte) { continue }
      unsafe append(raw: UnsafeBufferPointer(rebasing: text[start..<index]))
      start = index + 1
      switch byte {
      case UInt8(ascii: "&"): append(raw: "&amp;")
      case UInt8(ascii: "'"): append(raw: "&#x27;")
      default: append(percent: byte)
      }
    }
    unsafe append(raw: UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// Appends one byte as `%XX`.
  package mutating func append(percent byte: UInt8) {
    append(byte: UInt8(ascii: "%"))
    append(byte: AddressByte.digit(byte >> 4))
    append(byte: AddressByte.digit(byte & 15))
  }
}

/// The bytes of an address.
enum AddressByte {
  /// `!#$%()*+,-./:;=?` and digits, as bits; a constant, which costs no check for its first use.
  private static var low: UInt64 { 0xAFFF_FF3A_0000_0000 }
  /// `@_~` and letters.
  private static var high: UInt64 { 0x47FF_FFFE_87FF_FFFF }

  static func standsForItself(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
  }

  static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") - 10 + value
  }
}

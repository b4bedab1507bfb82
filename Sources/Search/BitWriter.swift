/// Bits, the highest of each byte first.
package struct BitWriter {
  package private(set) var bytes: [UInt8] = []
  /// Bits that do not fill a byte yet, the newest lowest.
  private var rest: UInt64 = 0
  private var restCount = 0

  package init() {}

  /// Bytes that are written whole.
  var count: Int { bytes.count }

  /// Appends the lowest bits of a number, 32 at most.
  mutating func append(_ number: UInt32, bits: Int) {
    rest = rest << UInt64(bits) | UInt64(number) & (1 << UInt64(bits) - 1)
    restCount += bits
    while restCount >= 8 {
      restCount -= 8
      bytes.append(UInt8(truncatingIfNeeded: rest >> UInt64(restCount)))
    }
  }

  /// Appends a number of ones and a zero.
  mutating func append(unary number: UInt32) {
    var ones = Int(number)
    while ones >= 32 {
      append(.max, bits: 32)
      ones -= 32
    }
    append(.max << 1, bits: ones + 1)
  }

  /// Fills the last byte with zeros.
  package mutating func end() {
    if restCount > 0 { append(0, bits: 8 - restCount) }
  }

  /// Forgets all and keeps the memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    rest = 0
    restCount = 0
  }
}

/// Bits, the highest of each byte first.
package struct BitWriter: ~Copyable {
  private var whole = Pool<UInt8>(capacity: 1 << 10)
  /// Bits that do not fill a byte yet, the newest lowest.
  private var rest: UInt64 = 0
  private var restCount = 0

  package init() {}

  /// Bytes that are written whole.
  var count: Int { whole.count }

  /// The bytes.
  package var bytes: [UInt8] { whole.array }

  /// Lends the bytes.
  func lend<Result>(_ body: (Borrowed<UInt8>) -> Result) -> Result { whole.lend(body) }

  /// Appends the lowest bits of a number, 32 at most.
  @inline(__always)
  mutating func append(_ number: UInt32, bits: Int) {
    rest = rest &<< UInt64(bits) | UInt64(number) & (1 &<< UInt64(bits) &- 1)
    restCount &+= bits
    guard restCount >= 32 else { return }
    restCount &-= 32
    let full = UInt32(truncatingIfNeeded: rest &>> UInt64(restCount))
    whole.append(lowest: 4, of: UInt64(full.byteSwapped))
  }

  /// Appends a number of ones and a zero.
  @inline(__always)
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
    let filled = (restCount + 7) / 8
    let bits = rest << UInt64(filled * 8 - restCount)
    for index in 0..<filled {
      whole.append(UInt8(truncatingIfNeeded: bits >> UInt64((filled - 1 - index) * 8)))
    }
    restCount = 0
  }

  /// Forgets all and keeps the memory.
  mutating func removeAll() {
    whole.removeAll()
    rest = 0
    restCount = 0
  }
}

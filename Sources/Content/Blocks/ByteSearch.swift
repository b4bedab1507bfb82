/// Looks for bytes that are rare in prose, eight at a time.
enum ByteSearch {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The first place of `byte` at or behind `start`.
  static func first(_ byte: UInt8, in bytes: [UInt8], from start: Int = 0) -> Int? {
    unsafe bytes.withUnsafeBytes { buffer in
      let pattern = UInt64(byte) &* ones
      var index = start
      while index + 8 <= buffer.count {
        let word = unsafe buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ pattern
        let zeros = (word &- ones) & ~word & highs
        if zeros != 0 { return index + UInt64(littleEndian: zeros).trailingZeroBitCount / 8 }
        index += 8
      }
      while index < buffer.count {
        if unsafe buffer[index] == byte { return index }
        index += 1
      }
      return nil
    }
  }
}

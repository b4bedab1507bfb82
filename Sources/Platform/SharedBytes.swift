/// Bytes that a page and every answer with it share, however slowly an answer is read.
@safe
package final class SharedBytes: Sendable {
  // Never written after the initializer.
  private nonisolated(unsafe) let start: UnsafeMutablePointer<UInt8>
  /// How many bytes there are.
  package let count: Int
  /// Sixty-four bits that change with the bytes.
  package let digest: UInt64

  /// A copy of bytes.
  package init(_ bytes: UnsafeRawBufferPointer) {
    count = bytes.count
    unsafe start = .allocate(capacity: max(1, bytes.count))
    unsafe UnsafeMutableRawBufferPointer(start: start, count: count).copyMemory(from: bytes)
    unsafe digest = Self.digest(of: bytes)
  }

  deinit { unsafe start.deallocate() }

  /// A copy of bytes.
  package static func copy(of bytes: [UInt8]) -> SharedBytes {
    unsafe bytes.withUnsafeBytes { unsafe SharedBytes($0) }
  }

  /// The bytes, for as long as this object lives.
  package var buffer: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: start, count: count)
  }

  /// The place right before the first occurrence of a text; nil where there is none.
  package func firstPlace(of text: StaticString) -> Int? {
    let length = text.utf8CodeUnitCount
    guard count >= length, length > 0 else { return nil }
    let wanted = unsafe UnsafeBufferPointer(start: text.utf8Start, count: length)
    let bytes = unsafe buffer
    for place in 0...count - length where unsafe bytes[place] == wanted[0] {
      if unsafe bytes[place..<place + length].elementsEqual(wanted) { return place }
    }
    return nil
  }

  /// Eight bytes at a time: a page may have megabytes and is digested at every save.
  private static func digest(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
    func mix(_ word: UInt64) {
      digest = (digest ^ word) &* 0x9E37_79B9_7F4A_7C15
      digest ^= digest >> 29
    }
    var place = 0
    while place + 8 <= bytes.count {
      mix(unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    while place < bytes.count {
      mix(UInt64(unsafe bytes[place]))
      place += 1
    }
    return digest
  }
}

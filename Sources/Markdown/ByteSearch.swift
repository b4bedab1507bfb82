internal import CBytes

/// Looks for bytes that are rare in prose, as fast as the C library does.
package enum ByteSearch {
  /// The first place of `byte` at or behind `start`.
  package static func first(_ byte: UInt8, in bytes: [UInt8], from start: Int = 0) -> Int? {
    unsafe bytes.withUnsafeBytes { buffer in
      guard start < buffer.count, let base = buffer.baseAddress else { return nil }
      let count = buffer.count - start
      let place = unsafe bytes_find(base + start, count, byte)
      return place < count ? start + place : nil
    }
  }
}

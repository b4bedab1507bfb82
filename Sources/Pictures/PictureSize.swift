package import Platform

/// The width and the height at which a browser shows a picture, in CSS pixels, found in the first
/// bytes of PNG, JPEG, GIF, WebP, AVIF and SVG.
package struct PictureSize: Equatable, Sendable {
  package var width: Int
  package var height: Int

  /// Nil unless both are positive.
  internal init?(width: Int?, height: Int?) {
    guard let width, let height, width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
  }

  /// Reads the size from a picture; nil for what is no picture of these kinds or is damaged.
  ///
  /// `read` gives `count` bytes from `offset` on, fewer at the end, none after it. It is asked for
  /// a few thousand bytes at a time, and not for what can be skipped.
  package init?(read: (_ offset: Int, _ count: Int) -> [UInt8]) {
    // Nothing keeps the closure: the bytes are used up before it returns.
    let size = withoutActuallyEscaping(read) { read in
      var bytes = PictureBytes(read: read)
      return Self.find(in: &bytes)
    }
    guard let size else { return nil }
    self = size
  }

  /// Reads the size from an open file; nil also if it cannot be read.
  package init?(_ file: borrowing File) {
    self.init { offset, count in (try? file.read(at: offset, count: count)) ?? [] }
  }

  /// The size if the picture lies on its side.
  internal var turned: PictureSize {
    var turned = self
    swap(&turned.width, &turned.height)
    return turned
  }

  private static func find(in bytes: inout PictureBytes) -> PictureSize? {
    if bytes.hold("\u{89}PNG\r\n\u{1A}\n", at: 0) { return png(&bytes) }
    if bytes.hold("\u{FF}\u{D8}\u{FF}", at: 0) { return jpeg(&bytes) }
    if bytes.hold("GIF87a", at: 0) || bytes.hold("GIF89a", at: 0) { return gif(&bytes) }
    if bytes.hold("RIFF", at: 0) && bytes.hold("WEBP", at: 8) { return webp(&bytes) }
    if bytes.hold("ftyp", at: 4) { return avif(&bytes) }
    return svg(&bytes)
  }

  /// https://www.w3.org/TR/png-3/#11IHDR
  private static func png(_ bytes: inout PictureBytes) -> PictureSize? {
    guard bytes.hold("IHDR", at: 12) else { return nil }
    return PictureSize(width: bytes.big(at: 16, count: 4), height: bytes.big(at: 20, count: 4))
  }

  /// The logical screen: https://www.w3.org/Graphics/GIF/spec-gif89a.txt (18)
  private static func gif(_ bytes: inout PictureBytes) -> PictureSize? {
    PictureSize(width: bytes.little(at: 6, count: 2), height: bytes.little(at: 8, count: 2))
  }

  /// https://developers.google.com/speed/webp/docs/riff_container and RFC 9649
  private static func webp(_ bytes: inout PictureBytes) -> PictureSize? {
    if bytes.hold("VP8X", at: 12) {
      return PictureSize(
        width: bytes.little(at: 24, count: 3).map { $0 + 1 },
        height: bytes.little(at: 27, count: 3).map { $0 + 1 })
    }
    if bytes.hold("VP8L", at: 12), bytes.hold("\u{2F}", at: 20) {
      guard let bits = bytes.little(at: 21, count: 4) else { return nil }
      return PictureSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    }
    // Before the size stand three bytes of flags and three that never change.
    if bytes.hold("VP8 ", at: 12), bytes.hold("\u{9D}\u{01}\u{2A}", at: 23) {
      return PictureSize(
        width: bytes.little(at: 26, count: 2).map { $0 & 0x3FFF },
        height: bytes.little(at: 28, count: 2).map { $0 & 0x3FFF })
    }
    return nil
  }
}

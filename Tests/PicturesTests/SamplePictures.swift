/// The heads of pictures, made byte by byte: as much as a browser needs to lay out a page.
enum SamplePictures {
  static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  static func little(_ number: Int, _ count: Int) -> [UInt8] {
    big(number, count).reversed()
  }

  static func text(_ text: String) -> [UInt8] {
    Array(text.utf8)
  }

  static func png(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89] + text("PNG\r\n\u{1A}\n") + big(13, 4) + text("IHDR") + big(width, 4) + big(height, 4)
      + [8, 6, 0, 0, 0] + big(0, 4)
  }

  static func gif(_ width: Int, _ height: Int) -> [UInt8] {
    text("GIF89a") + little(width, 2) + little(height, 2) + [0, 0, 0]
  }

  /// A segment of a JPEG.
  static func segment(_ marker: UInt8, _ contents: [UInt8]) -> [UInt8] {
    [0xFF, marker] + big(contents.count + 2, 2) + contents
  }

  static func exif(orientation: Int, isLittle: Bool) -> [UInt8] {
    let number = isLittle ? little : big
    let entry = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
    let other = number(0x0100, 2) + number(3, 2) + number(1, 4) + number(9, 2) + [0, 0]
    return segment(
      0xE1,
      text("Exif\0\0") + text(isLittle ? "II" : "MM") + number(42, 2) + number(8, 4)
        + number(2, 2) + other + entry + number(0, 4))
  }

  /// A JPEG whose frame, of a kind, is preceded by other segments.
  static func jpeg(
    _ width: Int, _ height: Int, frame: UInt8 = 0xC0, before: [UInt8] = []
  ) -> [UInt8] {
    [0xFF, 0xD8] + segment(0xE0, text("JFIF\0") + [1, 1, 0, 0, 1, 0, 1, 0, 0]) + before
      + segment(0xC4, [UInt8](repeating: 0, count: 20))
      + segment(frame, [8] + big(height, 2) + big(width, 2) + [1, 1, 0x11, 0])
      + segment(0xDA, [1, 1, 0, 0, 63, 0])
  }

  private static func webp(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    text("RIFF") + little(contents.count + 12, 4) + text("WEBP" + name)
      + little(contents.count, 4) + contents
  }

  static func webpLossy(_ width: Int, _ height: Int) -> [UInt8] {
    // The two highest bits of either number are a scale, which does not count.
    webp(
      "VP8 ",
      [0x30, 1, 0, 0x9D, 1, 0x2A] + little(width | 0x4000, 2) + little(height | 0x8000, 2))
  }

  static func webpLossless(_ width: Int, _ height: Int) -> [UInt8] {
    webp("VP8L", [0x2F] + little((width - 1) | (height - 1) << 14 | 1 << 28, 4))
  }

  static func webpExtended(_ width: Int, _ height: Int) -> [UInt8] {
    webp("VP8X", [0x10, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3))
  }

  static func box(_ type: String, _ contents: [UInt8]) -> [UInt8] {
    big(contents.count + 8, 4) + text(type) + contents
  }

  static func extent(_ width: Int, _ height: Int) -> [UInt8] {
    box("ispe", big(0, 4) + big(width, 4) + big(height, 4))
  }

  static func avifHead(_ brand: String = "avif") -> [UInt8] {
    box("ftyp", text("mif1") + big(0, 4) + text("miaf" + brand))
  }

  /// An AVIF with two items: a small one (number 1) and the primary one (number 2), which may be
  /// turned by a quarter.
  static func avif(_ width: Int, _ height: Int, isTurned: Bool = false) -> [UInt8] {
    let properties =
      extent(90, 60) + box("pixi", big(0, 4) + [1, 8]) + extent(width, height) + box("irot", [1])
    let own: [UInt8] = isTurned ? [0x83, 0x84] : [0x83]
    let association =
      big(0, 4) + big(2, 4) + big(1, 2) + [2, 0x81, 2] + big(2, 2) + [UInt8(own.count)] + own
    return avifHead()
      + box(
        "meta",
        big(0, 4) + box("hdlr", [UInt8](repeating: 0, count: 24))
          + box("pitm", big(0, 4) + big(2, 2))
          + box("iprp", box("ipco", properties) + box("ipma", association)))
      + box("mdat", [1, 2, 3])
  }

  /// One of each kind, all 640 wide and 480 high.
  static let all: [String: [UInt8]] = [
    "PNG": png(640, 480), "GIF": gif(640, 480), "JPEG": jpeg(640, 480),
    "JPEG with Exif": jpeg(480, 640, before: exif(orientation: 6, isLittle: true)),
    "WebP lossy": webpLossy(640, 480), "WebP lossless": webpLossless(640, 480),
    "WebP extended": webpExtended(640, 480), "AVIF": avif(640, 480),
    "AVIF turned": avif(480, 640, isTurned: true),
    "SVG": text(#"<?xml version="1.0"?><!-- x --><svg width="640" height='480px'/>"#),
  ]
}

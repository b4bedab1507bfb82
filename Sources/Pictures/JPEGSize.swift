extension PictureSize {
  /// Walks over the segments to the one that begins the frame.
  ///
  /// ITU-T T.81, B.1 and B.2.2
  static func jpeg(_ bytes: inout PictureBytes) -> PictureSize? {
    var offset = 2
    var isTurned: Bool?
    while let marker = marker(in: &bytes, &offset) {
      switch marker {
      case 0x01, 0xD0...0xD8: continue
      // The picture itself begins, or the file ends, without a size.
      case 0xD9, 0xDA: return nil
      default: break
      }
      guard let length = bytes.big(at: offset, count: 2), length >= 2 else { return nil }
      switch marker {
      // A frame, but for the tables and the extension that stand between the frames.
      case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
        let size = PictureSize(
          width: bytes.big(at: offset + 5, count: 2), height: bytes.big(at: offset + 3, count: 2))
        return isTurned == true ? size?.turned : size
      case 0xE1 where isTurned == nil:
        isTurned = isTurnedByExif(&bytes, offset + 2, end: offset + length)
      default: break
      }
      offset += length
    }
    return nil
  }

  /// The next marker; `offset` is moved behind it. Any number of FF may stand before it, but not
  /// so many that a whole file of them would be read.
  private static func marker(in bytes: inout PictureBytes, _ offset: inout Int) -> Int? {
    guard bytes.byte(at: offset) == 0xFF else { return nil }
    for _ in 0..<PictureBytes.mostFill {
      offset += 1
      guard let byte = bytes.byte(at: offset) else { return nil }
      if byte != 0xFF {
        offset += 1
        return byte
      }
    }
    return nil
  }

  /// Whether the orientation (tag 274 of the first folder) is one of 5 to 8, which exchange width
  /// and height; nil if the segment is no Exif.
  ///
  /// CIPA DC-008 (Exif 2.3), 4.5.4 and 4.6.4
  private static func isTurnedByExif(
    _ bytes: inout PictureBytes, _ start: Int, end: Int
  ) -> Bool? {
    guard bytes.hold("Exif\0\0", at: start) else { return nil }
    let tiff = start + 6
    let isLittle = bytes.hold("II", at: tiff)
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset + count <= end else { return nil }
      return isLittle
        ? bytes.little(at: offset, count: count) : bytes.big(at: offset, count: count)
    }
    guard isLittle || bytes.hold("MM", at: tiff), let folder = number(tiff + 4, 4),
      let count = number(tiff + folder, 2)
    else { return false }
    for index in 0..<count {
      let entry = tiff + folder + 2 + index * 12
      guard let tag = number(entry, 2) else { return false }
      if tag == 0x0112 { return number(entry + 8, 2).map { (5...8).contains($0) } ?? false }
    }
    return false
  }
}

extension PictureBytes {
  /// How many bytes without meaning may stand before a marker.
  static let mostFill = 1024
}

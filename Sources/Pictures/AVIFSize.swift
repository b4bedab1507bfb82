extension PictureSize {
  /// The extent of the primary item, else the largest, turned if its properties say so.
  ///
  /// ISO/IEC 23008-12 (HEIF), 6.5.3, 6.5.10 and 9.3; ISO/IEC 14496-12, 4.2 and 8.11
  static func avif(_ bytes: inout PictureBytes) -> PictureSize? {
    guard isAVIF(&bytes), let meta = bytes.box("meta", in: 0..<Int.max),
      bytes.byte(at: meta.upperBound - 1) != nil
    else { return nil }
    let inside = meta.dropFirst(4)
    guard let properties = bytes.box("iprp", in: inside),
      let container = bytes.box("ipco", in: properties)
    else { return nil }
    let all = bytes.boxes(in: container)
    if let item = primaryItem(&bytes, inside) {
      let indices = associated(&bytes, properties, item: item)
      let own = indices.filter { all.indices.contains($0 - 1) }.map { all[$0 - 1] }
      if let box = own.first(where: { $0.type == "ispe" }), let size = extent(&bytes, box) {
        let turns = own.filter { $0.type == "irot" }.compactMap {
          bytes.byte(at: $0.contents.lowerBound).map { $0 & 1 }
        }
        return turns.reduce(0, +) % 2 == 1 ? size.turned : size
      }
    }
    return all.filter { $0.type == "ispe" }.compactMap { extent(&bytes, $0) }
      .max { $0.area < $1.area }
  }

  private static func isAVIF(_ bytes: inout PictureBytes) -> Bool {
    guard let length = bytes.big(at: 0, count: 4) else { return false }
    // Bounded, so that a damaged length does not make a list of millions of brands.
    return stride(from: 8, to: min(length, 256), by: 4).contains {
      bytes.hold("avif", at: $0) || bytes.hold("avis", at: $0)
    }
  }

  private static func primaryItem(_ bytes: inout PictureBytes, _ meta: Range<Int>) -> Int? {
    guard let box = bytes.box("pitm", in: meta), let version = bytes.byte(at: box.lowerBound)
    else { return nil }
    return bytes.big(at: box.lowerBound + 4, count: version == 0 ? 2 : 4)
  }

  /// The numbers, from 1, of an item's properties.
  private static func associated(
    _ bytes: inout PictureBytes, _ properties: Range<Int>, item: Int
  ) -> [Int] {
    guard let box = bytes.box("ipma", in: properties),
      let version = bytes.byte(at: box.lowerBound),
      let flags = bytes.byte(at: box.lowerBound + 3),
      let entries = bytes.big(at: box.lowerBound + 4, count: 4)
    else { return [] }
    let wide = flags & 1 == 1
    var offset = box.lowerBound + 8
    for _ in 0..<min(entries, PictureBytes.mostItems) {
      let width = version == 0 ? 2 : 4
      guard let id = bytes.big(at: offset, count: width),
        let count = bytes.byte(at: offset + width), offset < box.upperBound
      else { return [] }
      offset += width + 1
      let size = wide ? 2 : 1
      if id == item {
        // The highest bit says that the property is essential.
        return (0..<count).compactMap { index in
          bytes.big(at: offset + index * size, count: size).map { $0 & (wide ? 0x7FFF : 0x7F) }
        }
      }
      offset += count * size
    }
    return []
  }

  private static func extent(
    _ bytes: inout PictureBytes, _ box: PictureBytes.Box
  ) -> PictureSize? {
    let start = box.contents.lowerBound
    return PictureSize(
      width: bytes.big(at: start + 4, count: 4), height: bytes.big(at: start + 8, count: 4))
  }

  private var area: Int { width.multipliedReportingOverflow(by: height).partialValue }
}

extension PictureBytes {
  /// A piece of the file with a name.
  struct Box {
    var type: String
    var contents: Range<Int>
  }

  /// More boxes in one are a damaged file.
  private static let mostBoxes = 1000

  /// More items than these are not searched for the primary one.
  fileprivate static let mostItems = 10_000

  /// The contents of the first box of a type.
  mutating func box(_ type: String, in range: Range<Int>) -> Range<Int>? {
    var offset = range.lowerBound
    for _ in 0..<Self.mostBoxes {
      guard let box = box(at: offset, end: range.upperBound) else { return nil }
      if box.type == type { return box.contents }
      offset = box.contents.upperBound
    }
    return nil
  }

  /// All boxes in a box.
  mutating func boxes(in range: Range<Int>) -> [Box] {
    var boxes: [Box] = []
    var offset = range.lowerBound
    while boxes.count < Self.mostBoxes, let box = box(at: offset, end: range.upperBound) {
      boxes.append(box)
      offset = box.contents.upperBound
    }
    return boxes
  }

  private mutating func box(at offset: Int, end: Int) -> Box? {
    guard offset < end, let size = big(at: offset, count: 4),
      let name = slice(at: offset + 4, count: 4)
    else { return nil }
    let type = String(decoding: name, as: UTF8.self)
    switch size {
    // It goes to the end of what it lies in.
    case 0: return Box(type: type, contents: offset + 8..<max(offset + 8, end))
    case 1:
      guard let long = big(at: offset + 8, count: 8), long >= 16, long <= end - offset else {
        return nil
      }
      return Box(type: type, contents: offset + 16..<offset + long)
    default:
      guard size >= 8, size <= end - offset else { return nil }
      return Box(type: type, contents: offset + 8..<offset + size)
    }
  }
}

/// The bytes of a picture, read when they are asked for and a window at a time.
internal struct PictureBytes {
  private let read: (_ offset: Int, _ count: Int) -> [UInt8]
  private var window: [UInt8] = []
  private var start = 0

  /// No picture is larger: offsets beyond it come from damaged files and must not overflow.
  private static let largest = 1 << 40
  private static let windowSize = 4096

  init(read: @escaping (_ offset: Int, _ count: Int) -> [UInt8]) {
    self.read = read
  }

  /// The first bytes, fewer if the file has not as many.
  func head(count: Int) -> [UInt8] {
    read(0, count)
  }

  /// Exactly `count` bytes; nil if the file does not have them.
  mutating func slice(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, offset < Self.largest, count < Self.largest else { return nil }
    if offset < start || offset + count > start + window.count {
      window = read(offset, max(count, Self.windowSize))
      start = offset
    }
    guard offset + count <= start + window.count else { return nil }
    return window[offset - start..<offset - start + count]
  }

  /// The byte there; nil if the file ends before it.
  mutating func byte(at offset: Int) -> Int? {
    big(at: offset, count: 1)
  }

  /// The number in `count` bytes, at most 8, the highest first; nil also if it is no Int.
  mutating func big(at offset: Int, count: Int) -> Int? {
    slice(at: offset, count: count).flatMap { slice in
      Int(exactly: slice.reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
    }
  }

  /// The number in `count` bytes, at most 8, the lowest first; nil also if it is no Int.
  mutating func little(at offset: Int, count: Int) -> Int? {
    slice(at: offset, count: count).flatMap { slice in
      Int(exactly: slice.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
    }
  }

  /// Whether the bytes of `text`, each written as the scalar of its number, stand there.
  mutating func hold(_ text: StaticString, at offset: Int) -> Bool {
    let expected = text.description.unicodeScalars
    guard let slice = slice(at: offset, count: expected.count) else { return false }
    return expected.elementsEqual(slice.lazy.map { Unicode.Scalar($0) })
  }
}

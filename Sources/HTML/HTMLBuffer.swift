/// Bytes of HTML in the making. `append(_:)` escapes; `append(raw:)` is the marked exception.
///
/// Public with inlinable methods, unlike the rest of the house: it is the one type through which
/// every byte of output passes, and methods of a `package` type do not inline across modules.
public struct HTMLBuffer: Sendable {
  @usableFromInline internal var storage: [UInt8] = []

  /// An empty buffer.
  @inlinable public init() {}

  /// What has been written.
  @inlinable public var bytes: [UInt8] { storage }

  /// How many bytes have been written.
  @inlinable public var count: Int { storage.count }

  /// Forgets what has been written after the first `count` bytes and keeps the memory.
  @inlinable public mutating func truncate(to count: Int = 0) {
    storage.removeLast(storage.count - count)
  }

  /// Appends markup as it is. Only for bytes that Florilegium wrote itself or that were escaped.
  @inlinable public mutating func append(raw markup: StaticString) {
    unsafe storage.append(
      contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Appends markup as it is. Only for bytes that Florilegium wrote itself or that were escaped.
  @inlinable public mutating func append(raw markup: some Collection<UInt8>) {
    storage.append(contentsOf: markup)
  }

  /// Appends a run of bytes as it is. Only for bytes that need no escape.
  @inlinable public mutating func append(raw text: [UInt8], in range: Range<Int>) {
    unsafe text.withUnsafeBufferPointer {
      unsafe storage.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// Appends a number in decimal digits.
  public mutating func append(_ number: Int) {
    if number < 0 { storage.append(UInt8(ascii: "-")) }
    let start = storage.count
    var rest = number.magnitude
    repeat {
      storage.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    storage[start...].reverse()
  }

  /// Appends text, with `<`, `>`, `&` and `"` escaped, so that it can stand between tags and in a
  /// double-quoted attribute.
  @inlinable public mutating func append(_ text: ArraySlice<UInt8>) {
    unsafe text.withUnsafeBufferPointer { unsafe append(escaping: $0) }
  }

  /// Appends text, escaped as by ``append(_:)``.
  @inlinable public mutating func append(_ text: [UInt8]) {
    unsafe text.withUnsafeBufferPointer { unsafe append(escaping: $0) }
  }

  /// Appends a run of text, escaped as by ``append(_:)``.
  @inlinable public mutating func append(_ text: [UInt8], in range: Range<Int>) {
    unsafe text.withUnsafeBufferPointer {
      unsafe append(escaping: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// Appends text, escaped as by ``append(_:)``.
  @inlinable public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { unsafe append(escaping: $0) }
  }

  /// Copies runs that need no escape in one piece.
  @usableFromInline internal mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while true {
      let end = Escaping.firstSpecial(in: text, from: start)
      unsafe storage.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
      guard end < text.count, let entity = unsafe Escaping.entity(for: text[end]) else { return }
      append(raw: entity)
      start = end + 1
    }
  }

  /// Appends the byte that ends a line, unless one was just written or nothing since `start`.
  mutating func endLine(since start: Int) {
    if storage.count > start, storage[storage.count - 1] != 0x0A { storage.append(0x0A) }
  }
}

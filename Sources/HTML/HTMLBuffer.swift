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

  /// Appends text, with `<`, `>`, `&` and `"` escaped, so that it can stand between tags and in a
  /// double-quoted attribute.
  @inlinable public mutating func append(_ text: ArraySlice<UInt8>) {
    unsafe text.withUnsafeBufferPointer { unsafe append(escaping: $0) }
  }

  /// Appends text, escaped as by ``append(_:)``.
  @inlinable public mutating func append(_ text: [UInt8]) {
    unsafe text.withUnsafeBufferPointer { unsafe append(escaping: $0) }
  }

  /// Appends text, escaped as by ``append(_:)``.
  @inlinable public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { unsafe append(escaping: $0) }
  }

  /// Copies runs that need no escape in one piece.
  @usableFromInline internal mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices {
      guard let entity = Escaping.entity(for: unsafe text[index]) else { continue }
      unsafe storage.append(contentsOf: text[start..<index])
      append(raw: entity)
      start = index + 1
    }
    unsafe storage.append(contentsOf: text[start...])
  }
}

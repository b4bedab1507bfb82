/// Bytes of HTML in the making. `append(_:)` escapes; `append(raw:)` is the marked exception.
///
/// Public with inlinable methods, unlike the rest of the house: it is the one type through which
/// every byte of output passes, and methods of a `package` type do not inline across modules. For
/// the same reason it owns its memory: an array asks at each step whether it is shared.
@safe
public struct HTMLBuffer: ~Copyable, @unchecked Sendable {
  @usableFromInline internal var memory: UnsafeMutablePointer<UInt8>
  @usableFromInline internal var capacity: Int
  /// How many bytes have been written.
  @inlinable public var count: Int { used }
  @usableFromInline internal var used = 0

  /// An empty buffer.
  public init() {
    capacity = 1 << 12
    unsafe memory = .allocate(capacity: capacity)
  }

  deinit { unsafe memory.deallocate() }

  /// A copy of what has been written.
  public var bytes: [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: memory, count: used))
  }

  /// Hands what has been written to `body`, without a copy.
  public func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(UnsafeRawBufferPointer(start: memory, count: used))
  }

  /// Forgets what has been written after the first `count` bytes and keeps the memory.
  public mutating func truncate(to count: Int = 0) {
    precondition(0...used ~= count, "A buffer can only be cut where something was written.")
    used = count
  }

  /// Appends markup as it is. Only for bytes that Florilegium wrote itself or that were escaped.
  @inlinable @inline(__always)
  public mutating func append(raw markup: StaticString) {
    unsafe append(markup.utf8Start, count: markup.utf8CodeUnitCount)
  }

  /// Appends markup as it is. Only for bytes that Florilegium wrote itself or that were escaped.
  @inlinable public mutating func append(raw markup: some Collection<UInt8>) {
    let isContiguous: Void? = markup.withContiguousStorageIfAvailable {
      unsafe append(raw: $0)
    }
    if isContiguous == nil {
      for byte in markup { append(byte: byte) }
    }
  }

  /// Appends markup as it is. Only for bytes that Florilegium wrote itself or that were escaped.
  @inlinable public mutating func append(raw markup: UnsafeBufferPointer<UInt8>) {
    guard let start = markup.baseAddress else { return }
    unsafe append(start, count: markup.count)
  }

  /// Appends a run of bytes as it is. Only for bytes that need no escape.
  @inlinable public mutating func append(raw text: [UInt8], in range: Range<Int>) {
    unsafe text.withUnsafeBufferPointer {
      unsafe append(raw: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  @inlinable @inline(__always)
  mutating func append(byte: UInt8) {
    if used == capacity { grow(by: 1) }
    unsafe memory[used] = byte
    used += 1
  }

  @inlinable @inline(__always)
  mutating func append(_ start: UnsafePointer<UInt8>, count added: Int) {
    if added > capacity - used { grow(by: added) }
    unsafe (memory + used).update(from: start, count: added)
    used += added
  }

  @inline(never) @usableFromInline
  internal mutating func grow(by added: Int) {
    capacity = max(capacity * 2, used + added)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe larger.update(from: memory, count: used)
    unsafe memory.deallocate()
    unsafe memory = larger
  }
}

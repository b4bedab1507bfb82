/// Text, escaped.
extension HTMLBuffer {
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

  /// Appends a number in decimal digits.
  public mutating func append(_ number: Int) {
    if number < 0 { append(byte: UInt8(ascii: "-")) }
    var rest = number.magnitude
    var divisor: UInt = 1
    while rest / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      append(byte: UInt8(ascii: "0") + UInt8(rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }

  /// Copies runs that need no escape in one piece.
  @usableFromInline internal mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
    guard let base = text.baseAddress else { return }
    var start = 0
    while true {
      let end = Escaping.firstSpecial(in: text, from: start)
      unsafe append(base + start, count: end - start)
      guard end < text.count, let entity = unsafe Escaping.entity(for: text[end]) else { return }
      append(raw: entity)
      start = end + 1
    }
  }
}

/// What the writers of this module ask about what they have written.
extension HTMLBuffer {
  /// Appends the byte that ends a line, unless one was just written or nothing since `start`.
  mutating func endLine(since start: Int) {
    if count > start, unsafe memory[count - 1] != 0x0A { append(byte: 0x0A) }
  }

  /// Whether nothing but white space was written from `start` on.
  func isBlank(since start: Int) -> Bool {
    for index in start..<count where unsafe memory[index] > 0x20 { return false }
    return true
  }
}

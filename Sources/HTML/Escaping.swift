/// Which bytes of text HTML would take for markup.
///
/// https://html.spec.whatwg.org/multipage/parsing.html#escapingString
enum Escaping {
  /// What stands for `byte` in text and in double-quoted attributes; nil: the byte itself.
  static func entity(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }

  /// The place of the first byte from `start` on that needs an entity; the count where none does.
  ///
  /// Eight bytes at a time: text is nearly always clean, and every byte of a site passes here.
  @safe
  static func firstSpecial(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let bytes = UnsafeRawBufferPointer(text)
    var index = start
    while index + 8 <= bytes.count {
      let found = unsafe specials(in: bytes, at: index)
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    if index < bytes.count, bytes.count - start >= 8 {
      // The last eight once more: those before `index` are known to be clean.
      let found = unsafe specials(in: bytes, at: bytes.count - 8)
      return found == 0 ? bytes.count : bytes.count - 8 + found.trailingZeroBitCount / 8
    }
    while index < bytes.count {
      if unsafe isSpecial(bytes[index]) { return index }
      index += 1
    }
    return index
  }

  /// Eight bytes as a word in which the first set bit belongs to the first special byte.
  private static func specials(in bytes: UnsafeRawBufferPointer, at index: Int) -> UInt64 {
    let word = unsafe UInt64(
      littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    // `<` and `>` differ in bit 1 only, `"` and `&` in bit 2 only.
    return zeroBytes((word & 0xFDFD_FDFD_FDFD_FDFD) ^ 0x3C3C_3C3C_3C3C_3C3C)
      | zeroBytes((word & 0xFBFB_FBFB_FBFB_FBFB) ^ 0x2222_2222_2222_2222)
  }

  /// Sets the high bit of the first byte that is zero; bits above it may be set, none below.
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte & 0xFD == 0x3C || byte & 0xFB == 0x22
  }
}

internal import CBytes

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
  @safe
  static func firstSpecial(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = text.baseAddress else { return 0 }
    return unsafe bytes_special(base, start, text.count)
  }
}

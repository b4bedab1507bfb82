/// Which bytes of text HTML would take for markup.
///
/// https://html.spec.whatwg.org/multipage/parsing.html#escapingString
@usableFromInline
internal enum Escaping {
  /// What stands for `byte` in text and in double-quoted attributes; nil: the byte itself.
  @inlinable
  static func entity(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }
}

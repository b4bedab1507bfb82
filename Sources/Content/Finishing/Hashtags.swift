import Unicode

/// Tags in a text, as Obsidian and Logseq write them: `#tag` at the beginning of a word. A number
/// alone is none.
enum Hashtags {
  /// The first one, without its `#`; empty for none.
  static func first(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var index = text.startIndex
    while let mark = text[index...].firstIndex(of: UInt8(ascii: "#")) {
      index = mark + 1
      guard mark == text.startIndex || text[mark - 1] <= 0x20 else { continue }
      let tag = name(text[index...])
      if tag.contains(where: { !(0x30...0x39 ~= $0) }) { return tag }
    }
    return []
  }

  private static func name(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    for (scalar, start, _) in Scalars(text) where !isPart(scalar) { return text[..<start] }
    return text
  }

  private static func isPart(_ scalar: UInt32) -> Bool {
    switch CharacterClass.of(scalar) {
    case .letter, .mark, .digit: true
    default: scalar == 0x2D || scalar == 0x5F || scalar == 0x2F
    }
  }
}

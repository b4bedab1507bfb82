/// Raw HTML cut into tags, comments and the text between them, in order; every byte is in a piece.
package struct HTMLPieces: IteratorProtocol, Sequence {
  package enum Piece {
    case text(ArraySlice<UInt8>)
    /// A comment, declaration, processing instruction or CDATA section.
    case comment(ArraySlice<UInt8>)
    case tag(HTMLTag, ArraySlice<UInt8>)
  }

  private var rest: ArraySlice<UInt8>

  package init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  package mutating func next() -> Piece? {
    guard let first = rest.first else { return nil }
    if first == UInt8(ascii: "<") {
      if let comment = takeComment() { return .comment(comment) }
      if let end = Self.tagEnd(rest), let tag = HTMLTag(rest[...end]) {
        defer { rest = rest[(end + 1)...] }
        return .tag(tag, rest[...end])
      }
    }
    let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
    defer { rest = rest[end...] }
    return .text(rest[..<end])
  }

  private mutating func takeComment() -> ArraySlice<UInt8>? {
    let openers: [(open: String, close: String)] = [
      ("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">"),
    ]
    for (open, close) in openers where rest.starts(with: open.utf8) {
      let end = Self.find(Array(close.utf8), in: rest.dropFirst(open.utf8.count)) ?? rest.endIndex
      defer { rest = rest[end...] }
      return rest[..<end]
    }
    return nil
  }

  /// The place behind the first `needle`.
  private static func find(_ needle: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    while index + needle.count <= bytes.endIndex {
      if bytes[index...].starts(with: needle) { return index + needle.count }
      index += 1
    }
    return nil
  }

  /// The `>` that ends the tag at the beginning: not one within quotes. A tag does not go on over
  /// another `<`, so that a text of nothing but `<` is read in linear time.
  private static func tagEnd(_ bytes: ArraySlice<UInt8>) -> Int? {
    var quote: UInt8 = 0
    for index in bytes.indices.dropFirst() {
      let byte = bytes[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      } else if byte == UInt8(ascii: "<") {
        return nil
      }
    }
    return nil
  }
}

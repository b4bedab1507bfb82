import Markdown

/// The lines of a file as a container shows them.
enum SourceLine {
  /// The bytes of a line (from 1) without its end.
  static func range(_ line: Int, of document: Document) -> Range<Int> {
    guard line <= document.lines.count else {
      return document.source.count..<document.source.count
    }
    let start = document.lines.offset(ofLine: line)
    var end = document.source.count
    if line < document.lines.count { end = document.lines.offset(ofLine: line + 1) }
    while end > start, document.source[end - 1] == 0x0A || document.source[end - 1] == 0x0D {
      end -= 1
    }
    return start..<end
  }

  /// A line without blanks and the marks of quotes before it.
  static func text(_ line: Int, of document: Document) -> ArraySlice<UInt8> {
    document.source[range(line, of: document)].drop(while: isPrefix)
  }

  /// Whether a byte can stand before the text of a line in a quote or list.
  static func isPrefix(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ">")
  }

  /// The byte behind a tag that begins at `place` in a block within `quotes` quotes: its lines lack
  /// what its containers put before them.
  static func end(
    of tag: ArraySlice<UInt8>, at place: Int, quotes: Int, in document: Document
  ) -> Int {
    let ends = countEnds(in: tag)
    guard ends > 0, let last = tag.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return min(place + tag.count, document.source.count)
    }
    let rest = tag[(last + 1)...].drop { $0 == 0x20 || $0 == 0x09 }
    let line = text(document.lines.line(of: place) + ends, quotes: quotes, of: document)
    return min(line.lowerBound + rest.count, line.upperBound)
  }

  /// The bytes of a line from byte `start` on, without blanks and the marks of so many quotes
  /// before them.
  static func text(
    _ line: Int, quotes: Int, of document: Document, from start: Int = 0
  ) -> Range<Int> {
    let range = range(line, of: document)
    var index = max(range.lowerBound, start)
    var left = quotes
    while index < range.upperBound, isPrefix(document.source[index]) {
      if document.source[index] == UInt8(ascii: ">") {
        if left == 0 { break }
        left -= 1
      }
      index += 1
    }
    return min(index, range.upperBound)..<range.upperBound
  }

  /// How many quotes a block stands in.
  static func quotes(around block: NodeID, in document: Document) -> Int {
    var count = 0
    var parent = document[block].parent
    while parent.exists {
      if document[parent].kind == .blockQuote || document[parent].kind == .callout { count += 1 }
      parent = document[parent].parent
    }
    return count
  }

  /// How many line ends there are; CRLF is one.
  static func countEnds(in bytes: some Collection<UInt8>) -> Int {
    var count = 0
    var last: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D || byte == 0x0A && last != 0x0D { count += 1 }
      last = byte
    }
    return count
  }

  /// The place of `tag`, which begins in this line at or behind `start`; the beginning of the line
  /// where it is not found soon.
  static func place(of tag: ArraySlice<UInt8>, line: Int, from start: Int, in document: Document)
    -> Int
  {
    let bytes = range(line, of: document)
    let head = tag.prefix { $0 != 0x0A && $0 != 0x0D }.prefix(9)
    let first = max(bytes.lowerBound, start)
    let last = min(bytes.upperBound, first + 256) - head.count
    guard first <= last else { return bytes.lowerBound }
    let found = (first...last).first { document.source[$0...].starts(with: head) }
    return found ?? bytes.lowerBound
  }
}

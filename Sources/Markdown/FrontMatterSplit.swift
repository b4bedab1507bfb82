/// Where the front matter of a file stands.
///
/// Front matter begins with a first line `---` and ends with a line `---` or `...`. A block that
/// begins neither right under the first rule nor with a line like `key:` is text between two rules.
package struct FrontMatterSplit: Sendable, Equatable {
  /// The bytes of the YAML, without the lines around it; nil without front matter.
  package private(set) var yaml: Range<Int>?
  /// The first byte of the Markdown.
  package private(set) var bodyStart: Int
  /// The first line opens front matter that never ends.
  package private(set) var isUnclosed = false

  /// Looks at the first lines of a file that begins at `start` (behind a byte order mark).
  package init(_ bytes: [UInt8], from start: Int, lines: LineStarts) {
    bodyStart = start
    guard Self.isRule(Self.line(1, of: bytes, lines, from: start), "---") else { return }
    guard lines.count > 1 else { return }
    let first = lines.offset(ofLine: 2)
    var opening: ArraySlice<UInt8>?
    for number in 2...lines.count {
      let line = Self.line(number, of: bytes, lines, from: start)
      guard Self.isRule(line, "---") || Self.isRule(line, "...") else {
        if opening == nil, Self.tells(line) { opening = line }
        continue
      }
      let end = lines.offset(ofLine: number)
      guard Self.isClosely(bytes[first..<end]) || opening.map(Self.looksLikeKey) == true else {
        return
      }
      yaml = first..<end
      bodyStart = number < lines.count ? lines.offset(ofLine: number + 1) : bytes.count
      return
    }
    isUnclosed = opening.map(Self.looksLikeKey) == true
  }

  /// Whether a line is neither blank nor a comment of YAML.
  private static func tells(_ line: ArraySlice<UInt8>) -> Bool {
    let mark = line.first { $0 != 0x20 && $0 != 0x09 }
    return mark != nil && mark != UInt8(ascii: "#")
  }

  /// The bytes of a line without its end.
  private static func line(
    _ number: Int, of bytes: [UInt8], _ lines: LineStarts, from start: Int
  ) -> ArraySlice<UInt8> {
    let first = max(start, lines.offset(ofLine: number))
    var end = number < lines.count ? lines.offset(ofLine: number + 1) : bytes.count
    while end > first, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[first..<end]
  }

  /// Whether a line is this mark, with nothing but blanks behind it.
  private static func isRule(_ line: ArraySlice<UInt8>, _ mark: StaticString) -> Bool {
    let text = line.prefix(3)
    let matches = unsafe text.elementsEqual(
      UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
    return matches && line.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Whether a line begins like `key:` or `"key" :`, or like a comment.
  private static func looksLikeKey(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
      return false
    }
    guard let first = line.first, first != 0x20, first != UInt8(ascii: "-") else { return false }
    let after = colon + 1
    guard after == line.endIndex || line[after] == 0x20 || line[after] == 0x09 else { return false }
    return !line[..<colon].dropLast().contains(0x20)
  }

  /// Whether the lines stand right under the first rule, without a blank line: nobody writes
  /// text between two rules so.
  private static func isClosely(_ block: ArraySlice<UInt8>) -> Bool {
    guard let first = block.first else { return true }
    return first != 0x0A && first != 0x0D
  }
}

import Markdown

/// `footnote-as-link`: `[^1]: word` is a link definition to CommonMark, and vanishes.
///
/// `unsupported-markdown`: a footnote of several words stays as it was typed. Both are silent in
/// code.
enum FootnoteAsLink {
  static func read(_ reading: inout PageReading) {
    var found: [Range<Int>] = []
    var place = 0
    while let mark = ByteSearch.first(UInt8(ascii: "^"), in: reading.document.source, from: place) {
      place = mark + 1
      if let definition = definition(at: mark - 1, reading.document) { found.append(definition) }
    }
    noteTyped(&reading)
    guard !found.isEmpty else { return }
    var shown = shown(in: reading.document)
    for range in found {
      let label = Array(reading.document.source[range])
      if let count = shown[label], count > 0 {
        shown[label] = count - 1
        continue
      }
      let name = String(decoding: label, as: UTF8.self)
      reading.warn(
        "footnote-as-link", range: range, "the footnote `\(name)` is read as a link",
        explanation: "A label with one word behind it defines a link, and the word is its address.",
        fix: "write more than one word, or put the note into the text")
    }
  }

  /// Notes the footnotes that are shown as text.
  private static func noteTyped(_ reading: inout PageReading) {
    guard ByteSearch.first(UInt8(ascii: "^"), in: reading.document.text) != nil else { return }
    for index in reading.document.nodes.indices {
      let node = reading.document.nodes[index]
      guard node.kind == .text, node.parent.exists, isFootnote(reading.document.bytes(node.text))
      else { continue }
      reading.note(
        "unsupported-markdown", at: node.parent, "footnotes are shown as they are typed",
        explanation: "They are no part of CommonMark.",
        fix: "put the note into the text, or into a callout: `> [!note]- 1`")
    }
  }

  /// Whether a text is `[^x]: …`.
  private static func isFootnote(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.starts(with: "[^".utf8), let end = text.firstIndex(of: UInt8(ascii: "]")) else {
      return false
    }
    return end > text.startIndex + 2 && text[(end + 1)...].first == UInt8(ascii: ":")
  }

  /// `[^x]` of a line `[^x]: word` that begins at `start`.
  private static func definition(at start: Int, _ document: Document) -> Range<Int>? {
    guard start >= 0, document.source[start] == UInt8(ascii: "[") else { return nil }
    let number = document.lines.line(of: start)
    let line = SourceLine.text(number, of: document)
    guard line.startIndex == start, let end = line.firstIndex(of: UInt8(ascii: "]")),
      line[(end + 1)...].first == UInt8(ascii: ":")
    else { return nil }
    var target = line[(end + 2)...].drop(while: isBlank)
    if target.isEmpty { target = SourceLine.text(number + 1, of: document) }
    let title = target.drop { !isBlank($0) }.drop(while: isBlank)
    guard !target.isEmpty, title.isEmpty || isTitle(title) else { return nil }
    return start..<end + 1
  }

  private static func isTitle(_ text: ArraySlice<UInt8>) -> Bool {
    var text = text
    while let last = text.last, isBlank(last) { text.removeLast() }
    guard text.count > 1, let first = text.first, let last = text.last else { return false }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return last == first
    case UInt8(ascii: "("): return last == UInt8(ascii: ")")
    default: return false
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// How often a line of text or code begins with each `[^x]:` after all.
  private static func shown(in document: Document) -> [[UInt8]: Int] {
    var shown: [[UInt8]: Int] = [:]
    for node in document.nodes
    where node.kind == .text || node.kind == .codeBlock || node.kind == .htmlBlock {
      for line in document.bytes(node.text).split(separator: 0x0A) {
        let text = line.drop(while: isBlank)
        guard text.starts(with: "[^".utf8), let end = text.firstIndex(of: UInt8(ascii: "]")),
          text[(end + 1)...].first == UInt8(ascii: ":")
        else { continue }
        shown[Array(text[...end]), default: 0] += 1
      }
    }
    return shown
  }
}

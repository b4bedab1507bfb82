import Markdown
import Unicode

/// `heading-without-blank`: paragraphs of one line such as `##Latin`, which are no headings. One
/// `#` may begin a tag: silent where there is but one such line.
enum HeadingWithoutBlank {
  static func read(_ reading: inout PageReading) {
    var found: [NodeID] = []
    var isSure = false
    var block = reading.document[.root].firstChild
    while block.exists {
      let signs = signs(before: block, reading.document)
      if signs > 0 { found.append(block) }
      if signs > 1 { isSure = true }
      block = reading.document[block].next
    }
    guard let first = found.first, isSure || found.count > 1 else { return }
    let line = reading.document.source[reading.range(of: first)]
    let signs = String(decoding: line.prefix { $0 == UInt8(ascii: "#") }, as: UTF8.self)
    let text = String(decoding: line.dropFirst(signs.utf8.count), as: UTF8.self).prefix(40)
    let fix = "write `\(signs) \(text)` for a heading, or `\\#` for text"
    for block in found {
      reading.note(
        "heading-without-blank", at: block, "the line begins with `#`, but is no heading",
        explanation: "Without a blank behind the `#` it is text, or a tag.", fix: fix)
    }
  }

  private static let longest = 80

  /// How many `#` stand before the word that begins a paragraph of one line; 0 where it is more, or
  /// several tags.
  private static func signs(before block: NodeID, _ document: Document) -> Int {
    let sign = UInt8(ascii: "#")
    let node = document[block]
    // Recognisers have taken what is in some paragraphs.
    guard node.kind == .paragraph, node.firstChild.exists,
      Int(node.start) < document.source.count, document.source[Int(node.start)] == sign,
      document[node.firstChild].next.isNone, document[node.firstChild].kind == .text
    else { return 0 }
    let text = document.bytes(of: node.firstChild)
    let rest = text.drop { $0 == sign }
    let count = text.count - rest.count
    guard 1...6 ~= count, rest.count <= longest, !rest.contains(sign), !rest.contains(0x2F),
      let first = Scalars(rest).first(where: { _ in true }),
      CharacterClass.of(first.value) == .letter
    else { return 0 }
    return count
  }
}

import Markdown

/// Task list items as GitHub Flavored Markdown writes them (section 5.3): `[ ]` and `[x]` at the
/// beginning of a list item become ☐ and ☑.
enum TaskBoxes {
  static func read(_ document: inout Document) {
    for index in document.nodes.indices where document.nodes[index].kind == .item {
      let paragraph = document.nodes[index].firstChild
      guard paragraph.exists, document[paragraph].kind == .paragraph else { continue }
      let text = document[paragraph].firstChild
      guard text.exists, document[text].kind == .text,
        let box = box(document.bytes(of: text), isAlone: document[text].next.isNone)
      else { continue }
      // Both take three bytes.
      let start = document[text].text.lowerBound
      document.text.replaceSubrange(start..<start + 3, with: box)
    }
  }

  private static func box(_ text: ArraySlice<UInt8>, isAlone: Bool) -> [UInt8]? {
    let mark = text.prefix(4)
    guard mark.count == 4, mark.last == 0x20, text.count > 4 || !isAlone,
      mark.first == UInt8(ascii: "["), mark[mark.startIndex + 2] == UInt8(ascii: "]")
    else { return nil }
    switch mark[mark.startIndex + 1] {
    case 0x20: return Array("☐".utf8)
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return Array("☑".utf8)
    default: return nil
    }
  }
}

import Markdown
import Unicode

/// Lines that meet between Han or kana join without a space.
enum JoinedLines {
  static func read(_ document: inout Document) {
    for index in document.nodes.indices where document.nodes[index].kind == .softBreak {
      // Text stands in the pool as it is read: what comes before ends where the next begins.
      guard let before = text(before: index, document), before.last ?? 0 >= 0x80,
        let last = Scalars.last(before)?.value, Script.joinsLines(last),
        let after = text(after: index, document), let first = first(of: after),
        Script.joinsLines(first)
      else { continue }
      document.nodes[index].flags.insert(.joined)
    }
  }

  private static func text(before index: Int, _ document: Document) -> ArraySlice<UInt8>? {
    let node = document.nodes[index - 1]
    return node.kind == .text ? document.bytes(node.text) : nil
  }

  /// The text of the next node, or of the first one within it.
  private static func text(after index: Int, _ document: Document) -> ArraySlice<UInt8>? {
    var index = index + 1
    while index < document.nodes.count {
      let node = document.nodes[index]
      if node.kind == .text { return document.bytes(node.text) }
      guard node.kind == .emphasis || node.kind == .strong || node.kind == .link else { return nil }
      index += 1
    }
    return nil
  }

  private static func first(of text: ArraySlice<UInt8>) -> UInt32? {
    guard text.first ?? 0 >= 0x80 else { return nil }
    var index = text.startIndex
    return Scalars.decode(text, at: &index)
  }
}

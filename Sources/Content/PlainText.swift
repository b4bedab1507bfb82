package import Markdown

/// Nodes as plain text: markup removed, blocks joined by a blank line, soft breaks as a space, hard
/// breaks as a line end, pictures as their alternative text, list items one a line. Callouts
/// and details within are entries of their own and left out.
package enum PlainText {
  /// Appends the text of a node and all below it.
  package static func append(
    _ root: NodeID, of document: Document, to text: inout [UInt8]
  ) {
    let begin = text.count
    var current: NodeID? = root
    while let id = current {
      let node = document[id]
      let isEntry = (node.kind == .callout || node.kind == .details) && id != root
      if isEntry || node.flags.contains(.hidden) {
        current = document.following(id, within: root, skippingChildren: true)
        continue
      }
      if !node.kind.isInline, id != root { separate(id, in: document, from: begin, in: &text) }
      appendLiteral(node, of: document, to: &text)
      current = document.following(id, within: root)
    }
  }

  /// Appends the text of a block, behind a blank line where there is text already.
  package static func append(
    block: NodeID, of document: Document, to text: inout [UInt8]
  ) {
    let start = text.count
    if start > 0 { text.append(contentsOf: [0x0A, 0x0A]) }
    let textStart = text.count
    append(block, of: document, to: &text)
    if text.count == textStart { text.removeLast(textStart - start) }
  }

  private static func appendLiteral(_ node: Node, of document: Document, to text: inout [UInt8]) {
    switch node.kind {
    case .text, .code:
      text.append(contentsOf: document.bytes(node.text))
    case .codeBlock:
      let code = document.bytes(node.text)
      text.append(contentsOf: code.last == 0x0A ? code.dropLast() : code)
    case .softBreak:
      if !node.flags.contains(.joined) { text.append(UInt8(ascii: " ")) }
    case .lineBreak:
      text.append(0x0A)
    case .htmlInline, .htmlBlock:
      appendHTML(document.bytes(node.text), to: &text)
    default: break
    }
  }

  /// What raw HTML shows: nothing for a tag that passes or a comment, a line end for `<br>`, the
  /// tag itself where it is shown as text.
  private static func appendHTML(_ html: ArraySlice<UInt8>, to text: inout [UInt8]) {
    for piece in HTMLPieces(html) {
      switch piece {
      case .text(let run): text.append(contentsOf: run)
      case .comment: break
      case .tag(let tag, let run):
        if tag.isNamed("br") {
          text.append(0x0A)
        } else if !tag.isSafe {
          text.append(contentsOf: run)
        }
      }
    }
    if text.last == 0x0A, html.last == 0x0A { text.removeLast() }
  }

  /// What stands between a block and what came before it.
  private static func separate(
    _ id: NodeID, in document: Document, from begin: Int, in text: inout [UInt8]
  ) {
    guard text.count > begin else { return }
    let parent = document[id].parent
    guard parent.exists else { return }
    let isFirst = document[parent].firstChild == id
    switch (document[id].kind, document[parent].kind) {
    case (.item, _), (.row, _),
      (.list, .item) where document[parent].firstChild != id:
      text.append(0x0A)
    case (_, .item) where isFirst, (_, .row) where isFirst, (_, .list), (_, .table):
      break
    case (.cell, _):
      text.append(0x09)
    default:
      if !isFirst { text.append(contentsOf: [0x0A, 0x0A]) }
    }
  }
}

import Content
import Diagnostics
import Markdown
import Site

/// `missing-alt`: a picture without an alternative text. Silent for the icon of a label, which
/// says the same, and for HTML that says `alt=""`.
enum MissingAlt: PageRule {
  static func check(_ checked: PageUnderCheck, into report: inout Report) {
    let page = checked.page
    for (number, document) in page.documents.enumerated() {
      let hasHTML = document.contains(.htmlInline) || document.contains(.htmlBlock)
      guard hasHTML || document.contains(.image) else { continue }
      let icons = Set(page.entries.filter { $0.document == number }.map(\.icon))
      for index in document.nodes.indices where document.nodes[index].parent.exists {
        let node = NodeID(index)
        for address in pictures(at: node, document) where !icons.contains(node) {
          add(address, at: node, document, page.documentPaths[number], &report)
        }
      }
    }
  }

  /// The addresses of the pictures at a node that have no text.
  private static func pictures(at node: NodeID, _ document: Document) -> [ArraySlice<UInt8>] {
    switch document[node].kind {
    case .image: hasText(node, document) ? [] : [document.bytes(of: node)]
    case .htmlInline, .htmlBlock: pictures(inHTML: document.bytes(of: node))
    default: []
    }
  }

  private static func hasText(_ picture: NodeID, _ document: Document) -> Bool {
    var text: [UInt8] = []
    PlainText.append(picture, of: document, to: &text)
    return text.contains { $0 > 0x20 }
  }

  private static func pictures(inHTML html: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    for piece in HTMLPieces(html) {
      guard case .tag(let tag, let run) = piece, !tag.isClosing, tag.isNamed("img"),
        ["alt", "role", "aria-hidden", "aria-label"].allSatisfy({ tag.value(of: $0) == nil })
      else { continue }
      found.append(tag.value(of: "src").map { Array($0.utf8)[...] } ?? run)
    }
    return found
  }

  private static func add(
    _ address: ArraySlice<UInt8>, at node: NodeID, _ document: Document, _ path: String,
    _ report: inout Report
  ) {
    report.add(
      Diagnostic(
        .warning, "missing-alt", path: path, range: document.place(of: address, at: node),
        "the picture \"\(String(decoding: address, as: UTF8.self))\" has no alternative text",
        fix: "describe it: `![what is seen](\(String(decoding: address, as: UTF8.self)))`"))
  }
}

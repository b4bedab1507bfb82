import Markdown

/// Quotes as Logseq takes them over from Org: a paragraph whose first line is `#+BEGIN_QUOTE`, with
/// a later line `#+END_QUOTE`. It becomes a blockquote; what stands behind the end, such as an
/// attribution, belongs to it.
enum OrgQuotes {
  static func read(_ document: inout Document) {
    guard ByteSearch.first(UInt8(ascii: "+"), in: document.text) != nil else { return }
    for index in document.nodes.indices where document.nodes[index].kind == .paragraph {
      let paragraph = NodeID(index)
      let first = document[paragraph].firstChild
      guard first.exists, isMark(first, "#+begin_quote", document) else { continue }
      let children = document.children(of: paragraph)
      if let end = children.first(where: { isMark($0, "#+end_quote", document) }) {
        makeQuote(of: paragraph, children.filter { $0 != first && $0 != end }, &document)
      }
    }
  }

  private static func isMark(_ node: NodeID, _ mark: String, _ document: Document) -> Bool {
    guard document[node].kind == .text, document.bytes(of: node).starts(with: "#+".utf8),
      document[node].next.isNone || isBreak(document[node].next, document)
    else { return false }
    let text = String(decoding: document.bytes(of: node), as: UTF8.self)
    return text.lowercased().split(separator: " ") == [mark[...]]
  }

  private static func isBreak(_ node: NodeID, _ document: Document) -> Bool {
    document[node].kind == .softBreak || document[node].kind == .lineBreak
  }

  /// Turns a paragraph into a quote of these inlines.
  private static func makeQuote(
    of paragraph: NodeID, _ inlines: [NodeID], _ document: inout Document
  ) {
    var inner = Node(.paragraph)
    inner.start = document[paragraph].start
    inner.end = document[paragraph].end
    let text = document.make(inner)
    var lead: NodeID?
    for node in inlines {
      if isBreak(node, document) {
        lead = node
      } else {
        if let lead, document[text].firstChild.exists { document.append(lead, to: text) }
        lead = nil
        document.append(node, to: text)
      }
    }
    document[paragraph].kind = .blockQuote
    document[paragraph].firstChild = .none
    document[paragraph].lastChild = .none
    document.kinds |= 1 << UInt64(NodeKind.blockQuote.rawValue)
    document.append(text, to: paragraph)
  }
}

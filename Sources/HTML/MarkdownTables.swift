internal import Markdown

/// Tables, which scroll by themselves where they are too wide.
extension MarkdownHTML {
  mutating func enter(
    table id: NodeID, _ node: Node, _ document: Document, _ addresses: some AddressResolver,
    _ html: inout HTMLBuffer
  ) {
    switch node.kind {
    case .table:
      begin("<div class=\"fl-table\" role=\"group\" tabindex=\"0\" aria-label=\"", &html)
      html.append(addresses.tableName)
      html.append(raw: "\"><table>")
      turn(at: id, node, document, &html)
      html.append(raw: "\n")
    case .row:
      if isHeader(node) {
        html.append(raw: "<thead>\n")
      } else if isFirst(id, node, document) {
        html.append(raw: "<tbody>\n")
      }
      html.append(raw: "<tr>\n")
    default:
      html.append(raw: isHeading(node, document) ? "<th scope=\"col\"" : "<td")
      html.append(raw: Self.alignment(of: node))
      turn(at: id, node, document, &html)
    }
  }

  mutating func leave(table node: Node, _ document: Document, _ html: inout HTMLBuffer) {
    switch node.kind {
    case .table:
      let last = node.lastChild.rawValue
      if last >= 0, !isHeader(document.nodes[Int(last)]) { html.append(raw: "</tbody>\n") }
      html.append(raw: "</table></div>\n")
    case .row:
      html.append(raw: "</tr>\n")
      if isHeader(node) {
        html.append(raw: "</thead>\n")
        if node.next.rawValue >= 0 { html.append(raw: "<tbody>\n") }
      }
    default:
      html.append(raw: isHeading(node, document) ? "</th>\n" : "</td>\n")
    }
  }

  /// The end of a cell's tag, with the class that aligns it.
  private static func alignment(of cell: Node) -> StaticString {
    switch cell.number {
    case 2: " class=\"fl-centre\">"
    case 3: " class=\"fl-right\">"
    default: ">"
    }
  }

  /// A heading without a text, as in a corner, would be none to those who hear it.
  private func isHeading(_ cell: Node, _ document: Document) -> Bool {
    cell.firstChild.rawValue >= 0 && cell.parent.rawValue >= 0
      && isHeader(parent(of: cell, document))
  }

  private func isHeader(_ row: Node) -> Bool { row.level == 1 }

  private func isFirst(_ id: NodeID, _ row: Node, _ document: Document) -> Bool {
    row.parent.rawValue >= 0 && parent(of: row, document).firstChild.rawValue == id.rawValue
  }

  private func parent(of node: Node, _ document: Document) -> Node {
    document.nodes[Int(node.parent.rawValue)]
  }
}

/// Callouts and details that stand within other blocks: entries with an id, which the reader has
/// put into the node.
extension MarkdownHTML {
  mutating func enter(
    folding id: NodeID, _ node: Node, _ document: Document, _ html: inout HTMLBuffer
  ) {
    if node.kind == .summary {
      begin("<summary", &html)
      writeType(of: document.nodes[Int(node.parent.rawValue)], document, &html)
      return
    }
    begin("<div class=\"fl-entry\"><details class=\"fl-callout\"", &html)
    html.append(raw: node.flags.rawValue & Flag.open != 0 ? " open>" : ">")
    turn(container: id, node, document, &html)
  }

  mutating func leave(
    folding node: Node, _ document: Document, _ addresses: some AddressResolver,
    _ html: inout HTMLBuffer
  ) {
    if node.kind == .summary {
      html.append(raw: "</summary>\n<div class=\"fl-body\">")
      writeAnchor(document.nodes[Int(node.parent.rawValue)].detail, document, &html)
      html.append(raw: "\n")
    } else {
      html.endLine(since: start)
      html.append(raw: "</div></details>")
      writePermalink(node.detail, document, addresses.linkTo, &html)
      html.append(raw: "</div>\n")
      depth -= 1
    }
  }

  /// What a callout is, such as `warning`.
  private func writeType(of callout: Node, _ document: Document, _ html: inout HTMLBuffer) {
    if callout.kind == .callout, callout.text.count > 0 {
      html.append(raw: " data-type=\"")
      html.append(document.bytes(callout.text))
      html.append(raw: "\"")
    }
    html.append(raw: ">")
  }

  private func writeAnchor(_ id: TextRange, _ document: Document, _ html: inout HTMLBuffer) {
    guard id.count > 0 else { return }
    html.append(raw: "<span class=\"fl-anchor\" id=\"")
    html.append(document.bytes(id))
    html.append(raw: "\"></span>")
  }

  private func writePermalink(
    _ id: TextRange, _ document: Document, _ linkTo: String, _ html: inout HTMLBuffer
  ) {
    guard id.count > 0 else { return }
    html.append(raw: "<a class=\"fl-permalink\" href=\"#")
    html.append(document.bytes(id))
    html.append(raw: "\" aria-label=\"")
    html.append(linkTo)
    html.append(raw: " ")
    html.append(document.bytes(id))
    html.append(raw: "\">#</a>")
  }
}

internal import Markdown

/// The inlines of a line of text.
extension MarkdownHTML {
  /// Writes what begins an inline; true where its children follow.
  mutating func enter(
    inline id: NodeID, _ node: Node, _ document: Document, _ addresses: some AddressResolver,
    _ html: inout HTMLBuffer
  ) -> Bool {
    if open.needCell { makeCell(for: node, document, &html) }
    switch node.kind {
    case .softBreak:
      if node.flags.rawValue & Flag.joined == 0 { html.append(raw: "\n") }
    case .lineBreak: html.append(raw: "<br />\n")
    case .code:
      html.append(raw: "<code>")
      html.append(document.text, in: node.text.span)
      html.append(raw: "</code>")
    case .htmlInline: write(raw: id, node, document, addresses, &html)
    case .image: write(picture: id, node, document, addresses, &html)
    case .emphasis:
      html.append(raw: "<em>")
      return true
    case .strong:
      html.append(raw: "<strong>")
      return true
    case .mark:
      html.append(raw: "<mark>")
      return true
    case .deletion:
      html.append(raw: "<del>")
      return true
    case .link:
      if mayLink(node, document) {
        link = id
        html.append(raw: "<a href=\"")
        let address = document.text[node.text.span]
        html.append(address: addresses.resolve(address, as: .link, at: id).bytes)
        writeTitle(node, document, &html)
        html.append(raw: "\">")
      }
      return true
    default: html.append(document.text, in: node.text.span)
    }
    return false
  }

  /// Writes what ends an inline.
  mutating func leave(inline id: NodeID, _ node: Node, _ html: inout HTMLBuffer) {
    switch node.kind {
    case .emphasis: html.append(raw: "</em>")
    case .strong: html.append(raw: "</strong>")
    case .mark: html.append(raw: "</mark>")
    case .deletion: html.append(raw: "</del>")
    case .link where link.rawValue == id.rawValue:
      html.append(raw: "</a>")
      link = .none
    default: break
    }
  }

  /// Whether a link is written as one, or as its text alone: no link holds another.
  private func mayLink(_ node: Node, _ document: Document) -> Bool {
    allowsLinks && !open.holdLink
      && !Address.isDangerous(document.text[node.text.span], as: .link)
  }

  private var allowsLinks: Bool { !surroundings.isLabel && link.rawValue < 0 }

  /// Within raw HTML, text and the like stand in the cells of a table only.
  mutating func makeCell(for node: Node, _ document: Document, _ html: inout HTMLBuffer) {
    switch node.kind {
    case .softBreak, .htmlInline: return
    case .text where document.text[node.text.span].allSatisfy { $0 <= 0x20 }: return
    default: open.makeCell(&html)
    }
  }

  private func writeTitle(_ node: Node, _ document: Document, _ html: inout HTMLBuffer) {
    if node.detail.count == 0 { return }
    html.append(raw: "\" title=\"")
    html.append(document.text, in: node.detail.span)
  }

  private func write(
    picture id: NodeID, _ node: Node, _ document: Document, _ addresses: some AddressResolver,
    _ html: inout HTMLBuffer
  ) {
    let address = document.text[node.text.span]
    if Address.isDangerous(address, as: .picture) {
      document.writeText(of: id, to: &html)
      return
    }
    let resolved = addresses.resolve(address, as: .picture, at: id)
    html.append(raw: "<img src=\"")
    html.append(address: resolved.bytes)
    html.append(raw: "\"")
    if resolved.width > 0 { html.append(size: (resolved.width, resolved.height)) }
    html.append(raw: " loading=\"lazy\" decoding=\"async\" alt=\"")
    document.writeText(of: id, to: &html)
    writeTitle(node, document, &html)
    html.append(raw: "\" />")
  }

  /// Writes raw HTML, of a line or a block, as the site's policy says.
  mutating func write(
    raw id: NodeID, _ node: Node, _ document: Document, _ addresses: some AddressResolver,
    _ html: inout HTMLBuffer
  ) {
    let range = node.text.span
    switch surroundings.rawHTML {
    case .safe:
      var writer = RawHTMLWriter(
        text: document.text, node: id, owner: node.parent,
        allowsBlocks: allowsBlocks(node, document), allowsLinks: allowsLinks,
        addresses: addresses)
      writer.write(range, &open, to: &html)
    case .escape: html.append(document.text, in: range)
    case .allow: html.append(passing: document.text, in: range)
    case .drop: break
    }
  }

  /// Whether blocks may stand where raw HTML stands: not within a paragraph, heading or label.
  private func allowsBlocks(_ node: Node, _ document: Document) -> Bool {
    if surroundings.isLabel { return false }
    if node.kind == .htmlBlock { return true }
    guard node.parent.rawValue >= 0 else { return false }
    let parent = document.nodes[Int(node.parent.rawValue)]
    switch parent.kind {
    case .cell, .plain, .item: return true
    case .paragraph: return isTight(parent, document)
    default: return false
    }
  }
}

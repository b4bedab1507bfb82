package import Markdown

/// Writes nodes of a document as HTML: byte for byte as libcmark does where the structure is that
/// of CommonMark.
///
/// One value writes one body, block by block, or the inlines of one label. It walks the links of
/// the tree and keeps no frame per level, so that nesting costs it nothing.
package struct MarkdownHTML: Sendable {
  /// What surrounds the body.
  package struct Surroundings: Sendable {
    /// The direction of the text around it; blocks that turn say so.
    package var direction = Direction.ltr
    /// The level of the heading above it; headings inside get deeper ones.
    package var headingLevel = 1
    package var rawHTML = RawHTMLPolicy.safe
    /// Within a summary a link would fight the toggle: only its text is written.
    package var isLabel = false
    /// What stands before the id in the name of a link to a callout or details.
    package var linkTo = "Link to"

    package init() {}
  }

  let surroundings: Surroundings
  /// The direction at the place that is being written.
  var direction: Direction
  /// The blocks that turned the direction, each with the direction before.
  var turns: [(block: NodeID, before: Direction)] = []
  /// The levels of the headings above the place that is being written, as bits.
  var headings: UInt8 = 0
  /// How many containers are open around it.
  var depth = 0
  /// Elements of raw HTML that wait for their end.
  var open = OpenElements()
  /// The link of Markdown that is being written.
  var link = NodeID.none
  /// Where this body begins in the output; below zero before the first byte.
  var start = -1

  package init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    direction = surroundings.direction
  }

  /// Writes one block of the body.
  package mutating func write(
    block: NodeID, of document: Document, to html: inout HTMLBuffer,
    resolving addresses: some AddressResolver
  ) {
    if start < 0 { start = html.count }
    walk(from: block, last: block, parent: .none, document, addresses, &html)
  }

  /// Writes the children of `node`: the inlines of a label or a cell.
  package mutating func write(
    childrenOf node: NodeID, of document: Document, to html: inout HTMLBuffer,
    resolving addresses: some AddressResolver
  ) {
    if start < 0 { start = html.count }
    let first = document.nodes[Int(node.rawValue)].firstChild
    if first.rawValue >= 0 {
      walk(from: first, last: .none, parent: node, document, addresses, &html)
    }
    end(&html)
  }

  /// Ends the body: closes what raw HTML left open, so that it cannot reach beyond.
  package mutating func end(_ html: inout HTMLBuffer) {
    open.endAll(&html)
  }

  /// Writes `first` and what follows it, up to the end of `last` or of the children of `parent`.
  private mutating func walk(
    from first: NodeID, last: NodeID, parent: NodeID, _ document: Document,
    _ addresses: some AddressResolver, _ html: inout HTMLBuffer
  ) {
    var current = first
    while true {
      let place = Int(current.rawValue)
      if document.nodes[place].flags.rawValue & Flag.hidden == 0 {
        if case .text = document.nodes[place].kind {
          if open.needCell { makeCell(for: document.nodes[place], document, &html) }
          html.append(document.text, in: document.nodes[place].text.span)
        } else if enter(current, document.nodes[place], document, addresses, &html) {
          let child = document.nodes[place].firstChild
          if child.rawValue >= 0 {
            current = child
            continue
          }
          leave(current, document.nodes[place], document, addresses, &html)
        }
      }
      while true {
        if current.rawValue == last.rawValue { return }
        let next = document.nodes[Int(current.rawValue)].next
        if next.rawValue >= 0 {
          current = next
          break
        }
        current = document.nodes[Int(current.rawValue)].parent
        if current.rawValue == parent.rawValue { return }
        leave(current, document.nodes[Int(current.rawValue)], document, addresses, &html)
      }
    }
  }

  /// Writes what begins a node, and all of it where it has no children to be written; true where
  /// its children and ``leave(_:_:_:_:_:)`` follow.
  private mutating func enter(
    _ id: NodeID, _ node: Node, _ document: Document, _ addresses: some AddressResolver,
    _ html: inout HTMLBuffer
  ) -> Bool {
    isInline(node)
      ? enter(inline: id, node, document, addresses, &html)
      : enter(block: id, node, document, addresses, &html)
  }

  private mutating func leave(
    _ id: NodeID, _ node: Node, _ document: Document, _ addresses: some AddressResolver,
    _ html: inout HTMLBuffer
  ) {
    if !open.isEmpty { open.end(within: id, &html) }
    if isInline(node) {
      leave(inline: id, node, &html)
    } else {
      leave(block: id, node, document, addresses, &html)
    }
  }
}

/// Like ``NodeKind/isInline``. Methods and operators of another module's types are calls, and
/// this is the hot path: kinds are told apart by patterns, places by their raw values.
private func isInline(_ node: Node) -> Bool {
  switch node.kind {
  case .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .link, .image, .mark,
    .deletion:
    true
  default: false
  }
}

/// The flags of nodes as bits, for the same reason.
enum Flag {
  static var tight: UInt8 { 1 }
  static var ordered: UInt8 { 2 }
  static var joined: UInt8 { 4 }
  static var open: UInt8 { 16 }
  static var hidden: UInt8 { 64 }
}

extension TextRange {
  /// Its bytes, like ``TextRange/bounds`` but within this module.
  var span: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

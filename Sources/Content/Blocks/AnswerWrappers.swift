import Markdown

/// Drops `<br>`, `<b>`, `<strong>`, `<p>` and `<div>` that only wrap the answer of hand-written
/// details, in pairs: half of all authors write them.
struct AnswerWrappers {
  private let details: NodeID
  /// The blocks of the answer, without the summary.
  private var blocks: [NodeID]
  private static let most = 8

  /// A tag at the beginning or end of the answer.
  private struct Wrapper {
    var name: [UInt8]
    /// The block or inline that is this tag.
    var node: NodeID
    var block: NodeID
    var isBreak: Bool
  }

  static func drop(in details: NodeID, of document: inout Document) {
    guard document.contains(.htmlBlock) || document.contains(.htmlInline) else { return }
    var wrappers = AnswerWrappers(details, document)
    wrappers.drop(&document)
  }

  private init(_ details: NodeID, _ document: Document) {
    self.details = details
    blocks = document.children(of: details).filter { document[$0].kind != .summary }
  }

  private mutating func drop(_ document: inout Document) {
    let opening = edge(document, blocks, isClosing: false)
    let closing = edge(document, blocks.reversed(), isClosing: true)
    guard !opening.isEmpty || !closing.isEmpty else { return }
    var dropped = Set((opening + closing).filter(\.isBreak).map(\.node))
    let opens = opening.filter { !$0.isBreak }
    let closes = closing.filter { !$0.isBreak }
    if !opens.isEmpty, !closes.isEmpty {
      let tags = allTags(document)
      for (open, close) in zip(opens, closes).prefix(Self.most) {
        guard open.name == close.name, areOnePair(open, close, tags) else { break }
        dropped.formUnion([open.node, close.node])
      }
    }
    remove(dropped, from: Set((opening + closing).map(\.block)), &document)
  }

  /// The wrappers at one end, from the outside in.
  private func edge(
    _ document: Document, _ blocks: some Sequence<NodeID>, isClosing: Bool
  ) -> [Wrapper] {
    var found: [Wrapper] = []
    for block in blocks {
      switch document[block].kind {
      case .htmlBlock:
        guard let tag = onlyTag(of: block, document),
          tag.isClosing == isClosing || tag.isNamed("br")
        else { return found }
        found.append(
          Wrapper(name: tag.name, node: block, block: block, isBreak: tag.isNamed("br")))
      case .paragraph:
        let inlines = document.children(of: block)
        let wrappers = inlineEdge(
          document, isClosing ? inlines.reversed() : inlines, block, isClosing: isClosing)
        found += wrappers.found
        if !wrappers.isWhole { return found }
      default: return found
      }
    }
    return found
  }

  private func inlineEdge(
    _ document: Document, _ inlines: [NodeID], _ block: NodeID, isClosing: Bool
  ) -> (found: [Wrapper], isWhole: Bool) {
    var found: [Wrapper] = []
    for inline in inlines {
      switch document[inline].kind {
      case .softBreak, .lineBreak: continue
      case .text where document.bytes(of: inline).allSatisfy({ $0 == 0x20 }): continue
      case .htmlInline:
        guard let tag = HTMLTag(document.bytes(of: inline)) else { return (found, false) }
        let isBreak = tag.isNamed("br")
        guard isBreak || tag.isClosing == isClosing && AnswerWrapper.isWrapper(tag) else {
          return (found, false)
        }
        found.append(Wrapper(name: tag.name, node: inline, block: block, isBreak: isBreak))
      default: return (found, false)
      }
    }
    return (found, true)
  }

  /// The wrapper that is all of a block of HTML.
  private func onlyTag(of block: NodeID, _ document: Document) -> HTMLTag? {
    var only: HTMLTag?
    for piece in HTMLPieces(document.bytes(of: block)) {
      switch piece {
      case .text(let run) where run.allSatisfy { $0 <= 0x20 }: continue
      case .tag(let tag, _)
      where only == nil && (AnswerWrapper.isWrapper(tag) || tag.isNamed("br")):
        only = tag
      default: return nil
      }
    }
    return only
  }

  /// All tags of the answer in order, those of details within it left out.
  private func allTags(_ document: Document) -> [(tag: HTMLTag, node: NodeID)] {
    var tags: [(HTMLTag, NodeID)] = []
    var current = document.following(details, within: details)
    while let id = current {
      let kind = document[id].kind
      if kind == .htmlBlock || kind == .htmlInline {
        for case .tag(let tag, _) in HTMLPieces(document.bytes(of: id)) { tags.append((tag, id)) }
      }
      current = document.following(id, within: details, skippingChildren: kind == .details)
    }
    return tags
  }

  /// Whether `close` is what closes `open`.
  private func areOnePair(
    _ open: Wrapper, _ close: Wrapper, _ tags: [(tag: HTMLTag, node: NodeID)]
  ) -> Bool {
    guard let first = tags.firstIndex(where: { $0.node == open.node }) else { return false }
    var depth = 0
    for (tag, node) in tags[first...] where tag.name == open.name {
      depth += tag.isClosing ? -1 : 1
      if depth == 0 { return node == close.node }
    }
    return false
  }

  private mutating func remove(
    _ dropped: Set<NodeID>, from carriers: Set<NodeID>, _ document: inout Document
  ) {
    let children = document.children(of: details)
    document[details].firstChild = .none
    document[details].lastChild = .none
    for block in children {
      if dropped.contains(block) { continue }
      if carriers.contains(block), document[block].kind == .paragraph {
        removeInlines(dropped, from: block, &document)
        if document[block].firstChild.isNone { continue }
      }
      document.append(block, to: details)
    }
  }

  private func removeInlines(
    _ dropped: Set<NodeID>, from paragraph: NodeID, _ document: inout Document
  ) {
    var kept = document.children(of: paragraph)[...]
    while let first = kept.first, dropped.contains(first) || isBreak(first, document) {
      kept.removeFirst()
    }
    while let last = kept.last, dropped.contains(last) || isBreak(last, document) {
      kept.removeLast()
    }
    document[paragraph].firstChild = .none
    document[paragraph].lastChild = .none
    for child in kept { document.append(child, to: paragraph) }
  }

  private func isBreak(_ node: NodeID, _ document: Document) -> Bool {
    switch document[node].kind {
    case .softBreak, .lineBreak: true
    case .text: document.bytes(of: node).allSatisfy { $0 == 0x20 }
    default: false
    }
  }
}

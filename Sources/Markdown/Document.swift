/// A Markdown file as a flat tree: an array of nodes and one pool of text. Reading it never
/// recurses, whatever a user nests, and changing it makes no copies.
@usableFromInline
package struct Document: Sendable {
  /// The bytes of the file on disk.
  package let source: [UInt8]
  /// The first byte of each line of the file.
  package let lines: LineStarts
  /// All nodes; the first is the document itself.
  @usableFromInline package var nodes: [Node] = [Node(.document)]
  /// The bytes of all literals, addresses and titles.
  @usableFromInline package var text: [UInt8] = []
  /// Which kinds of node occur; see ``contains(_:)``.
  @usableFromInline package var kinds: UInt64 = 1

  /// Somewhere in text, what may be a mark that CommonMark does not know; see
  /// ``SourceScan/mayHoldMarks``.
  package var mayHoldMarks = true

  /// There are links by the name of a page; see ``Node/Flags/wiki``.
  package var hasWikiLinks = false

  /// A document without content.
  package init(source: [UInt8] = [], lines: LineStarts = LineStarts()) {
    self.source = source
    self.lines = lines
  }

  @inlinable package subscript(id: NodeID) -> Node {
    get { nodes[Int(id.rawValue)] }
    set { nodes[Int(id.rawValue)] = newValue }
    _modify { yield &nodes[Int(id.rawValue)] }
  }

  /// The bytes of a run of the pool.
  @inlinable package func bytes(_ range: TextRange) -> ArraySlice<UInt8> { text[range.bounds] }

  /// The literal or address of a node.
  @inlinable package func bytes(of id: NodeID) -> ArraySlice<UInt8> { text[self[id].text.bounds] }

  /// Whether a node of this kind was ever made.
  @inlinable package func contains(_ kind: NodeKind) -> Bool {
    kinds & (1 << UInt64(kind.rawValue)) != 0
  }

  /// The line of a node, from 1.
  package func line(of id: NodeID) -> Int { lines.line(of: Int(self[id].start)) }

  /// The children of a node, in order, as places of their own: the tree may change meanwhile.
  package func children(of id: NodeID) -> [NodeID] {
    var children: [NodeID] = []
    var child = self[id].firstChild
    while child.exists {
      children.append(child)
      child = self[child].next
    }
    return children
  }

  /// The node after `id` in source order within `root`; its children come first unless skipped.
  @inlinable package func following(
    _ id: NodeID, within root: NodeID, skippingChildren: Bool = false
  )
    -> NodeID?
  {
    if !skippingChildren, self[id].firstChild.exists { return self[id].firstChild }
    var current = id
    while current != root {
      if self[current].next.exists { return self[current].next }
      current = self[current].parent
    }
    return nil
  }
}

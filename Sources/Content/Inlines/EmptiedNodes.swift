import Markdown

/// Nodes that have nothing left to show once private text is taken out of them.
enum EmptiedNodes {
  /// Takes nodes out, and then those around them that hold nothing else.
  static func remove(_ nodes: Set<NodeID>, from document: inout Document) {
    var doomed = nodes
    while !doomed.isEmpty {
      let parents = Set(doomed.map { document[$0].parent }).filter(\.exists)
      var emptied: Set<NodeID> = []
      for parent in parents {
        remove(doomed, below: parent, &document)
        if document[parent].firstChild.isNone, parent != .root, document[parent].kind != .callout {
          emptied.insert(parent)
        }
      }
      doomed = emptied
    }
  }

  private static func remove(
    _ doomed: Set<NodeID>, below parent: NodeID, _ document: inout Document
  ) {
    var previous = NodeID.none
    var node = document[parent].firstChild
    while node.exists {
      let next = document[node].next
      if doomed.contains(node) { document.remove(node, after: previous) } else { previous = node }
      node = next
    }
  }
}

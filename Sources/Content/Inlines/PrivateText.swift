import Markdown

/// Private text that goes on over several blocks: `%%` begins a line of one paragraph, and `%%`
/// ends a line of a later one beside it.
struct PrivateText {
  struct Opening {
    var block: NodeID
    /// The text of the block that begins with the mark.
    var text: NodeID
  }

  /// An opening mark that waits for its partner.
  var pending: Opening?
  /// Nodes that have nothing left to show.
  var emptied: Set<NodeID> = []
  private var closed: [(opening: Opening, end: NodeID)] = []

  init() {}

  /// Whether a mark in `block` closes what is open; what stands between is dropped at the end.
  mutating func closes(in block: NodeID, _ document: Document) -> Bool {
    guard let opening = pending, opening.block != block,
      document[opening.block].parent == document[block].parent
    else { return false }
    closed.append((opening, block))
    pending = nil
    return true
  }

  /// Takes out what was found to be private, and what is empty now.
  mutating func tidy(_ document: inout Document) {
    for (opening, end) in closed { cut(from: opening, to: end, &document) }
    while !emptied.isEmpty {
      let parents = Set(emptied.map { document[$0].parent }).filter(\.exists)
      let doomed = emptied
      emptied = []
      for parent in parents { remove(doomed, from: parent, &document) }
    }
  }

  private mutating func cut(from opening: Opening, to end: NodeID, _ document: inout Document) {
    let scratch = document.make(Node(.plain))
    let previous = document.sibling(before: opening.text)
    document.moveTail(from: opening.text, after: previous, to: scratch)
    if document[opening.block].firstChild.isNone { emptied.insert(opening.block) }
    var between = document[opening.block].next
    while between.exists, between != end {
      document[between].parent = .none
      between = document[between].next
    }
    document[opening.block].next = end
  }

  private mutating func remove(
    _ doomed: Set<NodeID>, from parent: NodeID, _ document: inout Document
  ) {
    var previous = NodeID.none
    var node = document[parent].firstChild
    while node.exists {
      let next = document[node].next
      if doomed.contains(node) { document.remove(node, after: previous) } else { previous = node }
      node = next
    }
    if document[parent].firstChild.isNone, parent != .root, document[parent].kind != .callout {
      emptied.insert(parent)
    }
  }
}

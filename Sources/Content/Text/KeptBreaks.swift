import Markdown

/// `breaks: keep`: the line ends of a page's texts stay.
extension PageReading {
  /// Turns the soft breaks below a node into hard ones.
  mutating func keepBreaks(in root: NodeID) {
    var current = document.following(root, within: root)
    while let id = current {
      if document[id].kind == .softBreak { document[id].kind = .lineBreak }
      current = document.following(id, within: root)
    }
  }

  /// Turns all soft breaks into hard ones where the page keeps them. Those of labels are hard by
  /// then, for what a label is hangs on them.
  mutating func keepAllBreaks() {
    guard options.breaks == .keep, document.contains(.softBreak) else { return }
    for index in document.nodes.indices where document.nodes[index].kind == .softBreak {
      document[NodeID(index)].kind = .lineBreak
    }
  }
}

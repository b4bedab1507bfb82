import Markdown

/// Hand-written `<details><summary>` becomes nodes: first the summary, then the blocks. Its tags
/// may be glued to text, stand in HTML without blank lines, or in any container.
enum DetailsReader {
  static func read(_ reading: inout PageReading) {
    guard reading.document.contains(.htmlBlock) || reading.document.contains(.htmlInline) else {
      return
    }
    let carriers = carriers(in: reading.document)
    guard !carriers.isEmpty else { return }
    var assembly = DetailsAssembly(carriers: carriers)
    assembly.run(&reading)
  }

  /// The blocks that hold tags of details.
  private static func carriers(in document: Document) -> Set<NodeID> {
    var carriers: Set<NodeID> = []
    for (index, node) in document.nodes.enumerated() {
      switch node.kind {
      case .htmlBlock where DetailsTag.mayStand(in: document.bytes(node.text)):
        carriers.insert(NodeID(index))
      case .htmlInline where DetailsTag.mayStand(in: document.bytes(node.text)):
        if let block = block(around: node, in: document) { carriers.insert(block) }
      default: break
      }
    }
    return carriers
  }

  /// The paragraph or heading around an inline; none where emphasis is nested beyond reason.
  private static func block(around node: Node, in document: Document) -> NodeID? {
    var parent = node.parent
    for _ in 0..<8 where parent.exists {
      switch document[parent].kind {
      case .paragraph, .heading: return parent
      default: parent = document[parent].parent
      }
    }
    return nil
  }
}

extension Document {
  /// Makes a node that stands for a tag of details until it has found its partner.
  mutating func makeDetailsTag(_ kind: DetailsTag.Kind, text: TextRange, at start: Int) -> NodeID {
    var node = Node(.plain)
    node.flags = .hidden
    node.level = kind.rawValue
    node.text = text
    node.start = UInt32(start)
    node.end = UInt32(start) + text.count
    return make(node)
  }

  /// The tag that a node stands for.
  func detailsTag(_ id: NodeID) -> DetailsTag.Kind? {
    guard id.exists, self[id].kind == .plain, self[id].flags.contains(.hidden) else { return nil }
    return DetailsTag.Kind(rawValue: self[id].level)
  }
}

import Markdown
import Unicode

/// What CommonMark leaves as text and authors mean as markup: bare addresses, `[[wiki-links]]`,
/// `==marked==`, `~~deleted~~` and `%%private%%` text, boxes of tasks, properties. And line ends
/// between Han or kana, which are no space.
enum InlineText {
  static func read(_ reading: inout PageReading) {
    if reading.document.contains(.softBreak) { JoinedLines.read(&reading.document) }
    if reading.document.contains(.list) { TaskBoxes.read(&reading.document) }
    guard reading.document.mayHoldMarks else { return }
    let parents = parents(in: reading.document)
    guard !parents.isEmpty else { return }
    var emptied: Set<NodeID> = []
    for parent in parents {
      PropertyLines.read(parent, &emptied, &reading)
      guard let marks = InlineMarks(of: parent, in: reading.document) else { continue }
      var rebuilder = InlineRebuilder(parent, marks)
      rebuilder.run(&emptied, &reading)
    }
    EmptiedNodes.remove(emptied, from: &reading.document)
  }

  /// The nodes whose own text holds what may be a mark, in source order.
  private static func parents(in document: Document) -> [NodeID] {
    var parents: [NodeID] = []
    var seen: Set<NodeID> = []
    unsafe document.text.withUnsafeBufferPointer { pool in
      for node in document.nodes
      where node.kind == .text && node.parent.exists && node.parent != parents.last {
        let bytes = unsafe UnsafeBufferPointer(rebasing: pool[node.text.bounds])
        guard unsafe TextMark.mayStand(in: bytes), seen.insert(node.parent).inserted else {
          continue
        }
        parents.append(node.parent)
      }
    }
    return parents
  }
}

import Markdown
import Unicode

/// What CommonMark leaves as text and authors mean as markup: bare addresses, `[[wiki-links]]`,
/// `==marked==`, `~~deleted~~` and `%%private%%` text, boxes of tasks, properties. And line ends
/// between Han or kana, which are no space.
enum InlineText {
  static func read(_ reading: inout PageReading) {
    if reading.document.contains(.softBreak) { JoinedLines.read(&reading.document) }
    if reading.document.contains(.list) { TaskBoxes.read(&reading.document) }
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
        guard unsafe mayHoldMark(bytes), seen.insert(node.parent).inserted else { continue }
        parents.append(node.parent)
      }
    }
    return parents
  }

  /// Every mark begins with the same byte twice: `//`, `ww`, `[[`, `((`, `==`, `~~`, `%%`, `::`. Eight bytes are
  /// held against their neighbours at once; only where two are equal is it looked at which.
  private static func mayHoldMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 1 else { return false }
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 1
    while index + 8 <= bytes.count {
      let block = unsafe raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let before = unsafe raw.loadUnaligned(fromByteOffset: index - 1, as: UInt64.self)
      let difference = block ^ before
      let zero = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
      if zero != 0, unsafe holdsMark(bytes, index..<index + 8) { return true }
      index += 8
    }
    return unsafe holdsMark(bytes, index..<bytes.count)
  }

  private static func holdsMark(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    for index in range where unsafe bytes[index] == bytes[index - 1] {
      if isMark(unsafe bytes[index]) { return true }
    }
    return false
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "w"), UInt8(ascii: "["), UInt8(ascii: "="),
      UInt8(ascii: "%"), UInt8(ascii: "~"), UInt8(ascii: "("), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}

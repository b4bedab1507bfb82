import Markdown

/// Blocks of nothing but comments are no content: what they stand in does not unfold for them.
enum Comments {
  static func read(_ reading: inout PageReading) {
    guard reading.document.contains(.htmlBlock) else { return }
    for index in reading.document.nodes.indices {
      let node = NodeID(index)
      guard reading.document[node].kind == .htmlBlock,
        isComment(reading.document.bytes(of: node))
      else { continue }
      reading.document[node].flags.insert(.hidden)
    }
  }

  private static func isComment(_ html: ArraySlice<UInt8>) -> Bool {
    guard html.starts(with: "<!--".utf8) else { return false }
    for piece in HTMLPieces(html) {
      switch piece {
      case .comment: break
      case .text(let text): if text.contains(where: { $0 > 0x20 }) { return false }
      case .tag: return false
      }
    }
    return true
  }
}

package import Markdown

/// What nodes say without their markup.
extension Document {
  /// Writes the plain text of a node's children, escaped: the words of a picture, the name of a
  /// link. Line ends become spaces, pictures their own words.
  package func writeText(of root: NodeID, to html: inout HTMLBuffer) {
    var skips = false
    var current = following(root, within: root)
    while let id = current {
      let node = nodes[Int(id.rawValue)]
      skips = node.flags.rawValue & Flag.hidden != 0
      if !skips {
        switch node.kind {
        case .text, .code: html.append(text, in: node.text.span)
        case .softBreak where node.flags.rawValue & Flag.joined != 0: break
        case .softBreak, .lineBreak: html.append(raw: " ")
        default: break
        }
      }
      current = following(id, within: root, skippingChildren: skips)
    }
  }

  /// The direction of the first strong character of a node's text; nil where it has none.
  package func direction(of root: NodeID) -> Direction? {
    var current = root
    while true {
      let node = nodes[Int(current.rawValue)]
      let isHidden = node.flags.rawValue & Flag.hidden != 0
      if !isHidden {
        if node.kind == .text || node.kind == .code || node.kind == .codeBlock,
          let found = Direction.firstStrong(of: text, in: node.text.span)
        {
          return found
        }
        if node.firstChild.rawValue >= 0 {
          current = node.firstChild
          continue
        }
      }
      while true {
        if current.rawValue == root.rawValue { return nil }
        let node = nodes[Int(current.rawValue)]
        if node.next.rawValue >= 0 {
          current = node.next
          break
        }
        current = node.parent
      }
    }
  }
}

import Markdown

/// A mark in the text of a node: where it stands in the pool, and what it makes.
struct InlineMark {
  enum Kind {
    /// `[[target|label]]`, or `![[target]]`.
    case wiki(target: Range<Int>, label: Range<Int>, isPicture: Bool)
    /// A bare address; one that begins with `www.` lacks its scheme.
    case address(hasScheme: Bool)
    /// `==` or `~~`, what it makes of the text between two, and whether that can begin or end here.
    case pair(NodeKind, opens: Bool, closes: Bool)
    /// `%%`, and whether private text can begin with it, and does so for sure.
    case comment(opens: Bool, isSure: Bool)
    /// `((…))`, which names a block by the number that Logseq gave it.
    case blockReference
  }

  var kind: Kind
  var range: Range<Int>
  /// Which child of the parent it stands in.
  var child: Int

  /// Whether it becomes a link or picture.
  var isLink: Bool {
    switch kind {
    case .wiki, .address: true
    default: false
    }
  }
}

/// The marks in the text of one paragraph, heading or emphasis, in order. Text within raw `<a>` or
/// `<code>` is left alone.
struct InlineMarks {
  let children: [NodeID]
  private(set) var marks: [InlineMark] = []

  /// Nil where there are none.
  init?(of parent: NodeID, in document: Document) {
    children = document.children(of: parent)
    let isWithinLink = Self.isWithinLink(parent, document)
    var literal: [UInt8]?
    for (index, child) in children.enumerated() {
      switch document[child].kind {
      case .htmlInline: Self.follow(document.bytes(of: child), &literal)
      case .text where literal == nil:
        var scanner = MarkScanner(
          text: document.bytes(of: child), child: index,
          isLineStart: index == 0 || isBreak(children[index - 1], document),
          isLineEnd: index + 1 == children.count || isBreak(children[index + 1], document))
        scanner.scan()
        marks += isWithinLink ? scanner.marks.filter { !$0.isLink } : scanner.marks
      default: break
      }
    }
    if marks.isEmpty { return nil }
  }

  /// A link holds no links.
  private static func isWithinLink(_ parent: NodeID, _ document: Document) -> Bool {
    var node = parent
    while node.exists, document[node].kind.isInline {
      if document[node].kind == .link || document[node].kind == .image { return true }
      node = document[node].parent
    }
    return false
  }

  private func isBreak(_ node: NodeID, _ document: Document) -> Bool {
    document[node].kind == .softBreak || document[node].kind == .lineBreak
  }

  /// Keeps the name of the element whose text is left alone while it is open.
  private static func follow(_ html: ArraySlice<UInt8>, _ literal: inout [UInt8]?) {
    guard let tag = HTMLTag(html) else { return }
    if tag.isClosing {
      if tag.name == literal { literal = nil }
    } else if literal == nil,
      tag.isNamed("a") || tag.isNamed("code") || tag.isNamed("kbd") || tag.isNamed("samp")
        || tag.isNamed("pre")
    {
      literal = tag.name
    }
  }
}

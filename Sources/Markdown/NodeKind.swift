/// What a node is: the kinds of CommonMark, and those that readers make of them.
@usableFromInline
package enum NodeKind: UInt8, Sendable {
  // Blocks of CommonMark.
  case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
  // Blocks that readers make: a pipe table with its rows and cells; a callout or hand-written
  // details, whose first child is its summary; a bare run of inlines without a paragraph's margins.
  case table, row, cell, callout, details, summary, plain
  // Inlines of CommonMark.
  case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image
  // Inlines that readers make: `==marked==` and `~~deleted~~`.
  case mark, deletion

  /// Compared for every node: without this the comparison goes through a witness table.
  @inlinable package static func == (left: NodeKind, right: NodeKind) -> Bool {
    left.rawValue == right.rawValue
  }

  /// Whether it stands in a line of text.
  @inlinable package var isInline: Bool { rawValue >= NodeKind.text.rawValue }
}

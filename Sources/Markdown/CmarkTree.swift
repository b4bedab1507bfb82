internal import CArena
internal import CBytes
internal import CCmark

/// A tree that libcmark has parsed, in the bump memory of this thread. The only import of CCmark.
///
/// It is walked once, into the flat nodes of a ``Document``, and forgotten as a whole.
@safe
struct CmarkTree: ~Copyable {
  private let root: OpaquePointer

  /// Memory of a thread that stays for the next file.
  private static let kept = 1 << 23

  /// Parses Markdown and hands the tree to `body`; the tree is gone afterwards.
  static func withTree(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (borrowing CmarkTree) -> Void
  ) {
    var memory = unsafe cmark_mem(calloc: arena_calloc, realloc: arena_realloc, free: arena_free)
    unsafe withUnsafeMutablePointer(to: &memory) { memory in
      let parser = unsafe cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, memory)
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe cmark_parser_feed(parser, characters.baseAddress, characters.count)
      }
      if let root = unsafe cmark_parser_finish(parser) { unsafe body(CmarkTree(root: root)) }
    }
    arena_reset(kept)
  }

  /// Visits every node but the root in source order, each with its depth below the root.
  func forEach(_ visit: (_ node: borrowing CmarkNode, _ depth: Int) -> Void) {
    var depth = 0
    var current = unsafe root
    while true {
      if let child = unsafe cmark_node_first_child(current) {
        unsafe current = child
        depth += 1
      } else {
        var next = unsafe cmark_node_next(current)
        while unsafe next == nil {
          guard depth > 1, let parent = unsafe cmark_node_parent(current) else { return }
          unsafe current = parent
          depth -= 1
          unsafe next = cmark_node_next(current)
        }
        guard depth > 0, let sibling = unsafe next else { return }
        unsafe current = sibling
      }
      unsafe visit(CmarkNode(pointer: current), depth)
    }
  }
}

/// A node of a ``CmarkTree``, every C value turned into one of ours.
@safe
struct CmarkNode: ~Copyable {
  fileprivate let pointer: OpaquePointer

  fileprivate init(pointer: OpaquePointer) { unsafe self.pointer = unsafe pointer }

  var kind: NodeKind {
    switch unsafe cmark_node_get_type(pointer) {
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_HTML_BLOCK, CMARK_NODE_CUSTOM_BLOCK: .htmlBlock
    case CMARK_NODE_HTML_INLINE, CMARK_NODE_CUSTOM_INLINE: .htmlInline
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_IMAGE: .image
    default: .document
    }
  }

  /// Line and column of the first byte, both from 1.
  var start: (line: Int, column: Int) {
    unsafe (
      Int(cmark_node_get_start_line(pointer)), Int(cmark_node_get_start_column(pointer))
    )
  }

  /// Line and column of the last byte; a list may end in column 0.
  var end: (line: Int, column: Int) {
    unsafe (Int(cmark_node_get_end_line(pointer)), Int(cmark_node_get_end_column(pointer)))
  }

  var headingLevel: UInt8 {
    unsafe UInt8(truncatingIfNeeded: cmark_node_get_heading_level(pointer))
  }
  var isTight: Bool { unsafe cmark_node_get_list_tight(pointer) != 0 }
  var isOrdered: Bool { unsafe cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  var firstNumber: Int32 { unsafe cmark_node_get_list_start(pointer) }

  /// Appends the literal of text, code or HTML.
  func appendLiteral(to text: inout [UInt8]) {
    unsafe Self.append(cmark_node_get_literal(pointer), to: &text)
  }

  /// Appends the address of a link or image.
  func appendAddress(to text: inout [UInt8]) {
    unsafe Self.append(cmark_node_get_url(pointer), to: &text)
  }

  /// Appends the title of a link or image.
  func appendTitle(to text: inout [UInt8]) {
    unsafe Self.append(cmark_node_get_title(pointer), to: &text)
  }

  /// Appends the info string of a code block.
  func appendInfo(to text: inout [UInt8]) {
    unsafe Self.append(cmark_node_get_fence_info(pointer), to: &text)
  }

  private static func append(_ string: UnsafePointer<CChar>?, to text: inout [UInt8]) {
    guard let string = unsafe string else { return }
    let count = unsafe bytes_length(string)
    unsafe string.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
      unsafe text.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    }
  }
}

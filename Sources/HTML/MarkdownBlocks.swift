internal import Markdown

/// The blocks of a body.
extension MarkdownHTML {
  /// Writes what begins a block; true where its children follow.
  mutating func enter(
    block id: NodeID, _ node: Node, _ document: Document, _ addresses: some AddressResolver,
    _ html: inout HTMLBuffer
  ) -> Bool {
    if !open.isEmpty, node.kind != .htmlBlock {
      open.makeRoomForBlock(&html)
      if mayHoldEntries(node) { open.makeRoomForLinks(&html) }
    }
    switch node.kind {
    case .paragraph: enter(paragraph: id, node, document, &html)
    case .heading:
      enter(heading: node, &html)
      turn(at: id, node, document, &html)
    case .list:
      enter(list: node, &html)
      turn(container: id, node, document, &html)
    case .item:
      begin("<li>", &html)
      turn(container: id, node, document, &html)
    case .blockQuote:
      begin("<blockquote>", &html)
      turn(container: id, node, document, &html)
      html.append(raw: "\n")
    case .callout, .details, .summary: enter(folding: id, node, document, &html)
    case .table, .row, .cell: enter(table: id, node, document, addresses, &html)
    case .codeBlock:
      write(code: id, node, document, &html)
      return false
    case .htmlBlock:
      write(rawBlock: id, node, document, addresses, &html)
      return false
    case .thematicBreak:
      begin("<hr />\n", &html)
      return false
    default: break
    }
    return true
  }

  /// Writes what ends a block.
  mutating func leave(
    block id: NodeID, _ node: Node, _ document: Document, _ addresses: some AddressResolver,
    _ html: inout HTMLBuffer
  ) {
    switch node.kind {
    case .paragraph: leave(paragraph: node, document, &html)
    case .heading: leaveHeading(&html)
    case .list:
      html.append(raw: node.flags.rawValue & Flag.ordered != 0 ? "</ol>\n" : "</ul>\n")
      depth -= 1
    case .item:
      html.append(raw: "</li>\n")
      depth -= 1
    case .blockQuote:
      html.endLine(since: start)
      html.append(raw: "</blockquote>\n")
      depth -= 1
    case .callout, .details, .summary: leave(folding: node, document, addresses, &html)
    case .table, .row, .cell: leave(table: node, document, &html)
    default: break
    }
    if let last = turns.last, last.block.rawValue == id.rawValue {
      direction = last.before
      turns.removeLast()
    }
  }

  /// Callouts and details have links of their own.
  private func mayHoldEntries(_ node: Node) -> Bool {
    switch node.kind {
    case .list, .blockQuote, .callout, .details: true
    default: false
    }
  }

  /// Begins a block on a line of its own.
  func begin(_ tag: StaticString, _ html: inout HTMLBuffer) {
    html.endLine(since: start)
    html.append(raw: tag)
  }

  private mutating func enter(
    paragraph id: NodeID, _ node: Node, _ document: Document, _ html: inout HTMLBuffer
  ) {
    if isTight(node, document) {
      if node.detail.count > 0 { html.append(raw: "<span>") }
      name(languageOf: node, document, &html)
    } else {
      begin(isRowOfPictures(node, document) ? "<p class=\"fl-symbols\">" : "<p>", &html)
      name(languageOf: node, document, &html)
      turn(at: id, node, document, &html)
    }
  }

  private func leave(paragraph node: Node, _ document: Document, _ html: inout HTMLBuffer) {
    if !isTight(node, document) {
      html.append(raw: "</p>\n")
    } else if node.detail.count > 0 {
      html.append(raw: "</span>")
    }
  }

  /// Adds `lang` to the tag that was just written where a paragraph names its language.
  private func name(languageOf node: Node, _ document: Document, _ html: inout HTMLBuffer) {
    if node.detail.count == 0 { return }
    html.truncate(to: html.count - 1)
    html.append(raw: " lang=\"")
    html.append(document.text, in: node.detail.span)
    html.append(raw: "\">")
  }

  /// Whether a paragraph stands in a list without blank lines, where it has no margins.
  func isTight(_ node: Node, _ document: Document) -> Bool {
    guard node.parent.rawValue >= 0 else { return false }
    let item = document.nodes[Int(node.parent.rawValue)]
    guard case .item = item.kind, item.parent.rawValue >= 0 else { return false }
    return document.nodes[Int(item.parent.rawValue)].flags.rawValue & Flag.tight != 0
  }

  private func enter(list node: Node, _ html: inout HTMLBuffer) {
    if node.flags.rawValue & Flag.ordered == 0 {
      begin("<ul>", &html)
    } else if node.number == 1 {
      begin("<ol>", &html)
    } else {
      begin("<ol start=\"", &html)
      html.append(Int(node.number))
      html.append(raw: "\">")
    }
  }

  /// Headings nest by their order, not by their numbers, below the heading above the body.
  private mutating func enter(heading node: Node, _ html: inout HTMLBuffer) {
    let bit: UInt8 = 1 << min(node.level, 7)
    headings = headings & (bit - 1) | bit
    begin("<h", &html)
    html.append(headingLevel)
    html.append(raw: ">")
  }

  private func leaveHeading(_ html: inout HTMLBuffer) {
    html.append(raw: "</h")
    html.append(headingLevel)
    html.append(raw: ">\n")
  }

  private var headingLevel: Int { min(6, surroundings.headingLevel + headings.nonzeroBitCount) }

  /// Two or more pictures and nothing else; a single one is an illustration.
  private func isRowOfPictures(_ node: Node, _ document: Document) -> Bool {
    guard node.firstChild.rawValue >= 0, node.lastChild.rawValue != node.firstChild.rawValue,
      case .image = document.nodes[Int(node.firstChild.rawValue)].kind
    else { return false }
    var pictures = 0
    var child = node.firstChild
    while child.rawValue >= 0 {
      let inline = document.nodes[Int(child.rawValue)]
      switch inline.kind {
      case .image: pictures += 1
      case .softBreak, .lineBreak: break
      case .text where document.text[inline.text.span].allSatisfy { $0 == 0x20 }: break
      default: return false
      }
      child = inline.next
    }
    return pictures > 1
  }

  private mutating func write(
    code id: NodeID, _ node: Node, _ document: Document, _ html: inout HTMLBuffer
  ) {
    // It scrolls by itself, so that keys have to reach it.
    begin("<pre tabindex=\"0\">", &html)
    if let found = document.direction(of: id), found != direction { html.turn(found) }
    let info = document.text[node.detail.span]
    let language = info.prefix { $0 != 0x20 && !(0x09...0x0D ~= $0) }
    if language.isEmpty {
      html.append(raw: "<code>")
    } else {
      html.append(raw: "<code class=\"")
      if !language.starts(with: "language-".utf8) { html.append(raw: "language-") }
      html.append(language)
      html.append(raw: "\">")
    }
    html.append(document.text, in: node.text.span)
    html.append(raw: "</code></pre>\n")
  }

  private mutating func write(
    rawBlock id: NodeID, _ node: Node, _ document: Document, _ addresses: some AddressResolver,
    _ html: inout HTMLBuffer
  ) {
    html.endLine(since: start)
    if surroundings.rawHTML == .escape {
      html.append(raw: "<p>")
      html.append(
        document.text, in: node.text.span.lowerBound..<endOfText(of: node, document))
      html.append(raw: "</p>\n")
    } else {
      let before = html.count
      write(raw: id, node, document, addresses, &html)
      // What was a comment alone leaves no empty line.
      if html.isBlank(since: before) { html.truncate(to: before) }
      html.endLine(since: start)
    }
  }

  private func endOfText(of node: Node, _ document: Document) -> Int {
    var end = node.text.span.upperBound
    while end > node.text.span.lowerBound, document.text[end - 1] == 0x0A { end -= 1 }
    return end
  }
}

/// Blocks whose text runs against what is around them say so.
extension MarkdownHTML {
  /// Deeper containers do not look ahead for their first letter: each look may cross all that
  /// they hold.
  private static var deepestTurn: Int { 8 }

  /// Adds `dir` to the tag that was just written where the block's text turns.
  mutating func turn(
    at id: NodeID, _ node: Node, _ document: Document, _ html: inout HTMLBuffer
  ) {
    guard let found = firstStrong(of: id, node, document), found != direction else { return }
    turns.append((id, direction))
    direction = found
    html.turn(found)
  }

  /// The same for a container, which it counts.
  mutating func turn(
    container id: NodeID, _ node: Node, _ document: Document, _ html: inout HTMLBuffer
  ) {
    depth += 1
    if depth <= Self.deepestTurn { turn(at: id, node, document, &html) }
    if case .list = node.kind { html.append(raw: "\n") }
  }

  /// Nearly every block begins with a letter.
  private func firstStrong(of id: NodeID, _ node: Node, _ document: Document) -> Direction? {
    if node.firstChild.rawValue >= 0 {
      let child = document.nodes[Int(node.firstChild.rawValue)]
      if case .text = child.kind, child.flags.rawValue & Flag.hidden == 0,
        let found = Direction.firstStrong(of: document.text, in: child.text.span)
      {
        return found
      }
    }
    return document.direction(of: id)
  }
}

extension HTMLBuffer {
  /// Adds `dir` to the tag that was just written.
  fileprivate mutating func turn(_ direction: Direction) {
    truncate(to: count - 1)
    append(raw: direction == .rtl ? " dir=\"rtl\">" : " dir=\"ltr\">")
  }
}

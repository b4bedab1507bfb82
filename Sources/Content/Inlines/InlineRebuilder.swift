import Markdown

/// Rebuilds the children of one node around the marks in its text.
struct InlineRebuilder {
  private let parent: NodeID
  private let children: [NodeID]
  private let marks: [InlineMark]
  private var roles: [Role]
  /// Where nodes are put: the parent, or the marked text that is open.
  private var target: NodeID
  private var isDropping = false
  private var dropsAny = false
  /// The first byte of the current line in the file.
  private var place: UInt32 = 0
  /// The mark that opens private text of several blocks.
  private var unclosed: Int?

  private enum Role {
    case none, single, beginHighlight, endHighlight, beginComment, endComment
  }

  init(_ parent: NodeID, _ marks: InlineMarks) {
    self.parent = parent
    target = parent
    children = marks.children
    self.marks = marks.marks
    roles = Array(repeating: .none, count: marks.marks.count)
  }

  mutating func run(_ comments: inout PrivateText, _ document: inout Document) {
    assignRoles(&comments, document)
    guard dropsAny || unclosed != nil || roles.contains(where: { $0 != .none }) else { return }
    place = document[parent].start
    document[parent].firstChild = .none
    document[parent].lastChild = .none
    var next = 0
    for (index, child) in children.enumerated() {
      var end = next
      while end < marks.count, marks[end].child == index { end += 1 }
      if next == end {
        add(child, &document)
      } else {
        rebuild(child, next..<end, &comments, &document)
      }
      next = end
    }
    if dropsAny { tidyBreaks(&document) }
    let kind = document[parent].kind
    if kind.isInline || kind == .paragraph || kind == .heading,
      document[parent].firstChild.isNone
    {
      comments.emptied.insert(parent)
    }
  }

  // MARK: Roles

  private mutating func assignRoles(_ comments: inout PrivateText, _ document: Document) {
    pairComments(&comments, document)
    var open: Int?
    var isWithinComment = false
    for (index, mark) in marks.enumerated() {
      if roles[index] == .beginComment { isWithinComment = true }
      if roles[index] == .endComment { isWithinComment = false }
      guard !isWithinComment else { continue }
      switch mark.kind {
      case .wiki, .address: roles[index] = .single
      case .highlight(let opens, let closes):
        if closes, let start = open {
          roles[start] = .beginHighlight
          roles[index] = .endHighlight
          open = nil
        } else {
          open = opens ? index : nil
        }
      case .comment: continue
      }
    }
  }

  private mutating func pairComments(_ comments: inout PrivateText, _ document: Document) {
    var open: Int?
    for (index, mark) in marks.enumerated() {
      guard case .comment(let opens, let isLineStart, let isLineEnd) = mark.kind else { continue }
      if isLineEnd, comments.closes(in: parent, document) {
        isDropping = true
        dropsAny = true
        roles[index] = .endComment
        for before in 0..<index { roles[before] = .none }
      } else if let start = open {
        roles[start] = .beginComment
        roles[index] = .endComment
        dropsAny = true
        open = nil
        unclosed = nil
      } else if opens {
        open = index
        unclosed = isLineStart && !document[parent].kind.isInline ? index : nil
      }
      comments.pending = nil
    }
  }

  // MARK: Building

  private mutating func add(_ child: NodeID, _ document: inout Document) {
    let kind = document[child].kind
    if kind == .softBreak || kind == .lineBreak, !document[parent].kind.isInline {
      let line = document.lines.line(of: Int(place)) + 1
      place = UInt32(document.lines.offset(ofLine: line))
    }
    if isDropping { document[child].parent = .none } else { document.append(child, to: target) }
  }

  private mutating func rebuild(
    _ child: NodeID, _ range: Range<Int>, _ comments: inout PrivateText,
    _ document: inout Document
  ) {
    var cursor = document[child].text.lowerBound
    let end = document[child].text.upperBound
    document[child].parent = .none
    for index in range where roles[index] != .none || unclosed == index {
      let mark = marks[index]
      addText(cursor..<mark.range.lowerBound, &document)
      cursor = mark.range.upperBound
      switch roles[index] {
      case .none:
        cursor = mark.range.lowerBound
        comments.pending = PrivateText.Opening(block: parent, text: NodeID(document.nodes.count))
      case .single: if !isDropping { addSingle(mark, &document) }
      case .beginHighlight:
        let node = document.make(Node(.mark))
        document[node].start = place
        document.append(node, to: parent)
        target = node
      case .endHighlight: target = parent
      case .beginComment: isDropping = true
      case .endComment: isDropping = false
      }
    }
    addText(cursor..<end, &document)
  }

  private func addText(_ range: Range<Int>, _ document: inout Document) {
    guard !isDropping, !range.isEmpty else { return }
    var node = Node(.text)
    node.text = TextRange(start: range.lowerBound, count: range.count)
    document.append(document.make(node), to: target)
  }

  private func addSingle(_ mark: InlineMark, _ document: inout Document) {
    var node = Node(.link)
    node.start = place
    var label = mark.range
    switch mark.kind {
    case .wiki(let address, let shown, let isPicture):
      if isPicture { node.kind = .image }
      node.flags = .wiki
      document.hasWikiLinks = true
      node.text = TextRange(start: address.lowerBound, count: address.count)
      label = shown
    case .address(let hasScheme):
      node.flags = .setext
      node.text = TextRange(start: mark.range.lowerBound, count: mark.range.count)
      if !hasScheme { node.text = document.add(Array("http://".utf8) + document.text[mark.range]) }
    default: return
    }
    let id = document.make(node)
    document.append(id, to: target)
    var text = Node(.text)
    text.text = TextRange(start: label.lowerBound, count: label.count)
    document.append(document.make(text), to: id)
  }

  /// Private text leaves blanks and breaks behind that meet.
  private func tidyBreaks(_ document: inout Document) {
    let nodes = document.children(of: parent)
    document[parent].firstChild = .none
    document[parent].lastChild = .none
    var waiting: NodeID?
    var endsBlank = true
    for node in nodes {
      switch document[node].kind {
      case .softBreak, .lineBreak:
        if document[parent].lastChild.exists { waiting = waiting ?? node }
        continue
      case .text:
        if endsBlank || waiting != nil { dropBlanks(atStartOf: node, &document) }
        if document[node].text.isEmpty { continue }
      default: break
      }
      if let kept = waiting { document.append(kept, to: parent) }
      waiting = nil
      document.append(node, to: parent)
      endsBlank = document[node].kind == .text && document.bytes(of: node).last == 0x20
    }
  }

  private func dropBlanks(atStartOf node: NodeID, _ document: inout Document) {
    let blanks = document.bytes(of: node).prefix { $0 == 0x20 }.count
    document[node].text.start += UInt32(blanks)
    document[node].text.count -= UInt32(blanks)
  }
}

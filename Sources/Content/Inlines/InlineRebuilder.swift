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

  private enum Role {
    case none, single, beginPair, endPair, beginComment, endComment, left
  }

  init(_ parent: NodeID, _ marks: InlineMarks) {
    self.parent = parent
    target = parent
    children = marks.children
    self.marks = marks.marks
    roles = Array(repeating: .none, count: marks.marks.count)
  }

  /// Nodes that have nothing left to show go to `emptied`.
  mutating func run(_ emptied: inout Set<NodeID>, _ reading: inout PageReading) {
    assignRoles(&reading)
    guard roles.contains(where: { $0 != .none }) else { return }
    rebuild(&reading.document)
    let kind = reading.document[parent].kind
    if kind.isInline || kind == .paragraph || kind == .heading,
      reading.document[parent].firstChild.isNone
    {
      emptied.insert(parent)
    }
  }

  // MARK: Roles

  private mutating func assignRoles(_ reading: inout PageReading) {
    pairComments(&reading)
    var open: [Int] = []
    var isWithinComment = false
    for (index, mark) in marks.enumerated() {
      if roles[index] == .beginComment { isWithinComment = true }
      if roles[index] == .endComment { isWithinComment = false }
      guard !isWithinComment else { continue }
      switch mark.kind {
      case .wiki, .address: roles[index] = .single
      case .pair(let kind, let opens, let closes):
        if closes, let start = open.lastIndex(where: { isPair(marks[$0], of: kind) }) {
          roles[open[start]] = .beginPair
          roles[index] = .endPair
          open.removeSubrange(start...)
        } else if opens {
          open.append(index)
        }
      case .blockReference:
        roles[index] = .left
        dropsAny = true
        reading.noteBlockReference(at: parent)
      case .comment: continue
      }
    }
  }

  private func isPair(_ mark: InlineMark, of wanted: NodeKind) -> Bool {
    if case .pair(let kind, _, _) = mark.kind { kind == wanted } else { false }
  }

  private mutating func pairComments(_ reading: inout PageReading) {
    var open: Int?
    var isSure = false
    for (index, mark) in marks.enumerated() {
      guard case .comment(let opens, let opensForSure) = mark.kind else { continue }
      if let start = open {
        roles[start] = .beginComment
        roles[index] = .endComment
        dropsAny = true
        open = nil
      } else if opens {
        open = index
        isSure = opensForSure
      }
    }
    if open != nil, isSure { reading.warnOfOpenComment(at: parent) }
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

  private mutating func rebuild(_ document: inout Document) {
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
        rebuild(child, next..<end, &document)
      }
      next = end
    }
    if dropsAny { tidyBreaks(&document) }
  }

  private mutating func rebuild(
    _ child: NodeID, _ range: Range<Int>, _ document: inout Document
  ) {
    var cursor = document[child].text.lowerBound
    let end = document[child].text.upperBound
    document[child].parent = .none
    for index in range where roles[index] != .none {
      let mark = marks[index]
      addText(cursor..<mark.range.lowerBound, &document)
      cursor = mark.range.upperBound
      switch roles[index] {
      case .none, .left: break
      case .single: if !isDropping { addSingle(mark, &document) }
      case .beginPair: begin(mark, &document)
      case .endPair: target = document[target].parent
      case .beginComment: isDropping = true
      case .endComment: isDropping = false
      }
    }
    addText(cursor..<end, &document)
  }

  private mutating func begin(_ mark: InlineMark, _ document: inout Document) {
    guard case .pair(let kind, _, _) = mark.kind else { return }
    let node = document.make(Node(kind))
    document[node].start = place
    document.append(node, to: target)
    target = node
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

extension PageReading {
  /// Private text that goes on beyond its paragraph, but does not begin a line.
  fileprivate mutating func warnOfOpenComment(at node: NodeID) {
    warn(
      "comment-not-closed", at: node, "private text is not closed in its paragraph",
      explanation: "It is published.",
      fix: "write `%%` behind it, or begin a line with the first `%%`")
  }

  fileprivate mutating func noteBlockReference(at node: NodeID) {
    note(
      "block-reference", at: node, "a reference to a block is left out",
      explanation: "The number of a block is known to Logseq alone.",
      fix: "write the text, or link to it by name: `[[page#heading]]`")
  }
}

import Markdown

/// Cuts a paragraph or heading at the tags of details in its text.
struct DetailsParagraphCutter {
  private let paragraph: NodeID
  private var pieces: [NodeID] = []
  /// The byte of the file behind the tag found last.
  private var cursor: Int
  private var run: [NodeID] = []
  private let quotes: Int
  /// The end of the paragraph, which its first piece cuts short.
  private let end: Int

  /// The pieces of a paragraph, which stand nowhere yet, the paragraph itself among them unless it
  /// is empty; nil where it need not be cut. `rows` are the lines that look like the delimiter rows
  /// of tables.
  static func cut(_ paragraph: NodeID, rows: [Int], in document: inout Document) -> [NodeID]? {
    var tags = tags(in: paragraph, of: document)
    if let table = PipeTableLines(of: paragraph, in: document, candidates: rows) {
      tags = unbalanced(tags, in: table, of: document)
    }
    guard !tags.isEmpty else { return nil }
    for tag in tags.reversed() { lift(tag, to: paragraph, in: &document) }
    var cutter = DetailsParagraphCutter(paragraph, in: document)
    cutter.cut(at: Set(tags), &document)
    return cutter.pieces
  }

  private init(_ paragraph: NodeID, in document: Document) {
    self.paragraph = paragraph
    cursor = Int(document[paragraph].start)
    end = Int(document[paragraph].end)
    quotes = SourceLine.quotes(around: paragraph, in: document)
  }

  private static func tags(in paragraph: NodeID, of document: Document) -> [NodeID] {
    var tags: [NodeID] = []
    var current = document.following(paragraph, within: paragraph)
    while let id = current {
      if document[id].kind == .htmlInline, DetailsTag(inline: document.bytes(of: id)) != nil {
        tags.append(id)
      }
      current = document.following(id, within: paragraph)
    }
    return tags
  }

  /// The tags that do not close each other within one row of a table: a cell may hold details of
  /// its own.
  private static func unbalanced(
    _ tags: [NodeID], in table: PipeTableLines, of document: Document
  ) -> [NodeID] {
    var found: [NodeID] = []
    var rest = tags[...]
    while let first = rest.first {
      let line = document.line(of: first)
      let row = rest.prefix { document.line(of: $0) == line }
      var depth = 0
      var isBalanced = line >= table.header
      for tag in row {
        switch DetailsTag(inline: document.bytes(of: tag))?.kind {
        case .openDetails: depth += 1
        case .closeDetails: depth -= 1
        default: break
        }
        if depth < 0 { isBalanced = false }
      }
      if !isBalanced || depth != 0 { found += row }
      rest = rest.dropFirst(row.count)
    }
    return found
  }

  /// Moves a tag out of emphasis or a link, which is cut in two.
  private static func lift(_ tag: NodeID, to paragraph: NodeID, in document: inout Document) {
    while document[tag].parent != paragraph {
      let parent = document[tag].parent
      let previous = document.sibling(before: tag)
      let tail = document[tag].next
      document.remove(tag, after: previous)
      if tail.exists {
        var copy = document[parent]
        copy.firstChild = .none
        copy.lastChild = .none
        let second = document.make(copy)
        document.insert(second, after: parent, in: document[parent].parent)
        document.moveTail(from: tail, after: previous, to: second)
      }
      document.insert(tag, after: parent, in: document[parent].parent)
    }
  }

  private mutating func cut(at tags: Set<NodeID>, _ document: inout Document) {
    let children = document.children(of: paragraph)
    document[paragraph].firstChild = .none
    document[paragraph].lastChild = .none
    for child in children {
      guard tags.contains(child) else {
        run.append(child)
        continue
      }
      let text = document[child].text
      let place = SourceLine.place(
        of: document.bytes(text), line: document.line(of: child), from: cursor, in: document)
      endRun(at: place, &document)
      if let tag = DetailsTag(inline: document.bytes(text)) {
        pieces.append(document.makeDetailsTag(tag.kind, text: text, at: place))
      }
      cursor = SourceLine.end(
        of: document.bytes(text), at: place, quotes: quotes, in: document)
    }
    endRun(at: end, &document)
  }

  /// Makes a paragraph of what stands between two tags.
  private mutating func endRun(at end: Int, _ document: inout Document) {
    defer { run = [] }
    var start = cursor
    while let first = run.first, Self.isBlank(first, document) {
      if document[first].kind != .text {
        let line = document.lines.line(of: start) + 1
        start = SourceLine.text(line, quotes: quotes, of: document).lowerBound
      }
      run.removeFirst()
    }
    while let last = run.last, Self.isBlank(last, document) { run.removeLast() }
    guard !run.isEmpty else { return }
    var target = paragraph
    if !pieces.isEmpty || document[paragraph].start != UInt32(start) {
      target = document.make(Node(.paragraph))
      document[target].start = UInt32(start)
    }
    document[target].end = UInt32(max(start, end))
    for child in run { document.append(child, to: target) }
    trimBlanks(of: target, &document)
    pieces.append(target)
  }

  private static func isBlank(_ node: NodeID, _ document: Document) -> Bool {
    switch document[node].kind {
    case .softBreak, .lineBreak: true
    case .text: document.bytes(of: node).allSatisfy { $0 == 0x20 || $0 == 0x09 }
    default: false
    }
  }

  private func trimBlanks(of target: NodeID, _ document: inout Document) {
    let first = document[target].firstChild
    if document[first].kind == .text {
      let blanks = document.bytes(of: first).prefix { $0 == 0x20 || $0 == 0x09 }.count
      document[first].text.start += UInt32(blanks)
      document[first].text.count -= UInt32(blanks)
    }
    let last = document[target].lastChild
    if document[last].kind == .text {
      let blanks = document.bytes(of: last).reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
      document[last].text.count -= UInt32(blanks)
    }
  }
}

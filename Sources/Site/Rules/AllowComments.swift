internal import Content
internal import Markdown

/// Finds the comments in a page that silence rules, and what they are about: the block or entry
/// that follows, the block they stand in, or the whole file when they stand at its top.
struct AllowComments {
  private(set) var found = Allowances()
  private let page: Page
  private let number: Int
  private let document: Document
  /// The entries of the document in the order of the file, found when a comment first asks.
  private lazy var entries = EntryRuns(of: page, number)

  /// The comments of all files of a page.
  static func of(_ page: Page) -> Allowances {
    var found = Allowances()
    for (number, document) in page.documents.enumerated()
    where document.contains(.htmlBlock) || document.contains(.htmlInline) {
      var comments = AllowComments(page, number)
      comments.read()
      found.add(contentsOf: comments.found)
    }
    return found
  }

  private init(_ page: Page, _ number: Int) {
    self.page = page
    self.number = number
    document = page.documents[number]
  }

  private mutating func read() {
    for index in document.nodes.indices {
      let id = NodeID(index)
      let kind = document[id].kind
      guard kind == .htmlBlock || kind == .htmlInline, Self.mayHold(document.bytes(of: id)) else {
        continue
      }
      for piece in HTMLPieces(document.bytes(of: id)) {
        guard case .comment(let comment) = piece, let rules = AllowText.rules(of: comment) else {
          continue
        }
        add(rules, comment, at: id)
      }
    }
  }

  /// Whether there is a comment: most HTML is tags.
  private static func mayHold(_ html: ArraySlice<UInt8>) -> Bool {
    guard let mark = html.firstIndex(of: UInt8(ascii: "!")) else { return false }
    return html[mark...].contains(UInt8(ascii: ":"))
  }

  private mutating func add(_ rules: [String], _ comment: ArraySlice<UInt8>, at node: NodeID) {
    let place = document.place(of: comment, at: node)
    let scope =
      document[node].kind == .htmlInline
      ? scope(around: node, place) : isTop(node) ? nil : scope(behind: node, place)
    for rule in rules {
      found.add(
        Allowance(
          rule: rule, path: page.documentPaths[number], place: place, scope: scope))
    }
  }

  // MARK: What a comment is about

  /// Whether nothing but other comments stands before it.
  private func isTop(_ node: NodeID) -> Bool {
    let start = document[node].start
    for index in document.nodes.indices.dropFirst() {
      let other = document.nodes[index]
      guard other.parent.exists, !other.kind.isInline else { continue }
      if other.start >= start { continue }
      let isComment =
        other.kind == .htmlBlock && document.bytes(other.text).starts(with: "<!--".utf8)
      if !isComment { return false }
    }
    return document[node].parent == .root
  }

  /// The block or entry that follows.
  private mutating func scope(behind node: NodeID, _ place: Range<Int>) -> Range<Int> {
    var next = Int(node.rawValue) + 1
    while next < document.nodes.count {
      let block = document.nodes[next]
      if !block.kind.isInline, block.parent.exists, Int(block.start) >= place.upperBound,
        !isComment(block)
      {
        break
      }
      next += 1
    }
    guard next < document.nodes.count else { return place.upperBound..<place.upperBound }
    let block = document.nodes[next]
    let end = entries.end(from: place.upperBound, before: Int(block.end))
    return place.upperBound..<max(end, Int(block.end), place.upperBound)
  }

  private func isComment(_ block: Node) -> Bool {
    block.kind == .htmlBlock && document.bytes(block.text).starts(with: "<!--".utf8)
  }

  /// The block that a comment stands in, or the entry that begins with its line.
  private mutating func scope(around node: NodeID, _ place: Range<Int>) -> Range<Int> {
    var block = document[node].parent
    while block.exists, document[block].kind.isInline || document[block].end == 0 {
      block = document[block].parent
    }
    let line = document.lines.offset(ofLine: document.lines.line(of: place.lowerBound))
    let start = block.exists ? min(Int(document[block].start), line) : line
    let blockEnd = block.exists ? Int(document[block].end) : place.upperBound
    let end = entries.end(from: start, before: place.lowerBound)
    return start..<max(end, blockEnd, place.upperBound)
  }
}

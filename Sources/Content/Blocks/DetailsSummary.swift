import Markdown

/// Summaries of hand-written details: whatever blocks they hold, a summary is a run of inlines.
extension DetailsAssembly {
  mutating func openSummary(_ tag: NodeID, _ reading: inout PageReading) {
    if let open = opens.last, open.depth == frames.count, case .missing = open.summary,
      reading.document[open.tag].parent == container
    {
      opens[opens.count - 1].summary = .open(tag)
      previous = tag
      return
    }
    if opens.isEmpty {
      reading.warnUnbalanced(at: tag, "`<summary>` stands outside of `<details>`")
    }
    strays += 1
    drop(tag, &reading.document)
  }

  mutating func closeSummary(_ tag: NodeID, _ reading: inout PageReading) {
    guard let open = opens.last, case .open(let start) = open.summary else {
      if strays > 0 {
        strays -= 1
      } else {
        reading.warnUnbalanced(at: tag, "`</summary>` closes nothing")
      }
      drop(tag, &reading.document)
      return
    }
    guard open.depth <= frames.count, frames.count - open.depth <= Self.mostLifts,
      reading.document[start].parent == frames[open.depth - 1].container
    else { return drop(tag, &reading.document) }
    lift(tag, to: open.depth, &reading.document)
    SummaryInlines.gather(into: start, before: tag, &parser, &reading.document)
    opens[opens.count - 1].summary = .read(start)
    previous = start
  }

  /// Puts the summary of finished details before all other blocks.
  func readSummary(of open: Open, _ reading: inout PageReading) {
    let details = open.tag
    switch open.summary {
    case .read(let summary):
      if reading.document[details].firstChild != summary {
        reading.document.remove(summary)
        reading.document.prepend(summary, to: details)
      }
    case .open(let tag):
      reading.warnUnbalanced(
        at: tag, "`<summary>` is never closed",
        explanation: "What follows up to the first blank line is taken as the summary.")
      closeBehindNextBlock(tag, in: details, &reading.document)
    case .missing:
      let word = DetailsWord.of(reading.options.language)
      reading.warn(
        "details-without-summary", at: details, "`<details>` has no summary",
        explanation: "It is shown under the word “\(word)”.",
        fix: "write `<summary>…</summary>` right after `<details>`")
      let summary = reading.document.make(Node(.summary))
      reading.document[summary].start = reading.document[details].start
      reading.document.append(reading.document.makeText(word.utf8), to: summary)
      reading.document.prepend(summary, to: details)
    }
  }

  /// A summary that is never closed is its first block.
  private func closeBehindNextBlock(
    _ tag: NodeID, in details: NodeID, _ document: inout Document
  ) {
    let block = document[tag].next
    document.becomeSummary(tag)
    if block.exists, document[block].kind == .paragraph || document[block].kind == .heading {
      document.moveChildren(of: block, to: tag)
      document.remove(block, after: tag)
    }
    document.remove(tag)
    document.prepend(tag, to: details)
  }
}

/// Makes one run of inlines of all blocks in a summary.
enum SummaryInlines {
  static func gather(
    into summary: NodeID, before end: NodeID, _ parser: inout FragmentParser,
    _ document: inout Document
  ) {
    var blocks: [NodeID] = []
    var block = document[summary].next
    while block != end {
      blocks.append(block)
      block = document[block].next
    }
    document[summary].next = document[end].next
    if document[summary].next.isNone { document[document[summary].parent].lastChild = summary }
    document.becomeSummary(summary)
    for block in blocks { add(block, to: summary, &parser, &document) }
    dropBlockTags(of: summary, &document)
  }

  private static func add(
    _ root: NodeID, to summary: NodeID, _ parser: inout FragmentParser, _ document: inout Document
  ) {
    var parts: [NodeID] = []
    var current: NodeID? = root
    while let id = current {
      let isPart =
        !document[id].firstChild.exists || document[document[id].firstChild].kind.isInline
      if isPart { parts.append(id) }
      current = document.following(id, within: root, skippingChildren: isPart)
    }
    for part in parts {
      let last = document[summary].lastChild
      if last.exists { document.append(document.make(Node(.softBreak)), to: summary) }
      addPart(part, to: summary, &parser, &document)
    }
  }

  private static func addPart(
    _ part: NodeID, to summary: NodeID, _ parser: inout FragmentParser, _ document: inout Document
  ) {
    switch document[part].kind {
    case .codeBlock:
      var code = Node(.code)
      code.text = document[part].text
      if document.bytes(of: part).last == 0x0A { code.text.count -= 1 }
      code.start = document[part].start
      document.append(document.make(code), to: summary)
    case .htmlBlock:
      let line = FragmentParser.line(of: document.bytes(of: part))
      let place = document.line(of: part)
      for heading in parser.inlines(line, atLine: place, in: &document) {
        document.moveChildren(of: heading, to: summary)
      }
    default:
      document.moveChildren(of: part, to: summary)
    }
  }

  /// A label is no heading or paragraph of its own; breaks and blanks at its ends go as well.
  private static func dropBlockTags(of summary: NodeID, _ document: inout Document) {
    var kept = document.children(of: summary)[...]
    kept = kept.filter { !isBlockTag($0, document) }[...]
    while let first = kept.first, isBlank(first, document) { kept.removeFirst() }
    while let last = kept.last, isBlank(last, document) { kept.removeLast() }
    document[summary].firstChild = .none
    document[summary].lastChild = .none
    for child in kept { document.append(child, to: summary) }
  }

  private static func isBlockTag(_ node: NodeID, _ document: Document) -> Bool {
    guard document[node].kind == .htmlInline, let tag = HTMLTag(document.bytes(of: node)) else {
      return false
    }
    let name = tag.name
    let isHeading =
      name.count == 2 && name[0] == UInt8(ascii: "h") && 0x31...0x36 ~= name[1]
    return isHeading || tag.isNamed("p") || tag.isNamed("div") || tag.isNamed("center")
  }

  private static func isBlank(_ node: NodeID, _ document: Document) -> Bool {
    switch document[node].kind {
    case .softBreak, .lineBreak: true
    case .text: document.bytes(of: node).allSatisfy { $0 == 0x20 || $0 == 0x09 }
    case .htmlInline: HTMLTag(document.bytes(of: node))?.isNamed("br") == true
    default: false
    }
  }
}

extension Document {
  mutating func becomeSummary(_ tag: NodeID) {
    self[tag].kind = .summary
    kinds |= 1 << UInt64(NodeKind.summary.rawValue)
    self[tag].flags = []
    self[tag].level = 0
    self[tag].text = .empty
  }
}

import Diagnostics
import Markdown

/// Closing tags of details.
extension DetailsAssembly {
  mutating func close(_ tag: NodeID, _ reading: inout PageReading) {
    while let open = opens.last {
      if isLive(open, reading.document) {
        guard frames.count - open.depth <= Self.mostLifts else { break }
        lift(tag, to: open.depth, &reading.document)
        opens.removeLast()
        finish(open, before: tag, &reading)
        previous = open.tag
        return
      }
      // Its container has ended: it ends there, if nothing stands between.
      opens.removeLast()
      if endsRightBefore(open, reading.document) {
        drop(tag, &reading.document)
        finish(open, before: .none, &reading)
        return
      }
      undo(open, &reading)
      if !opens.contains(where: { isLive($0, reading.document) }) {
        drop(tag, &reading.document)
        return
      }
    }
    reading.warnUnbalanced(at: tag, "`</details>` closes nothing")
    drop(tag, &reading.document)
  }

  /// Whether the container of an open details is being read.
  private func isLive(_ open: Open, _ document: Document) -> Bool {
    open.depth <= frames.count
      && frames[open.depth - 1].container == document[open.tag].parent
  }

  /// Whether the last block that was read ends with the details' own container.
  private func endsRightBefore(_ open: Open, _ document: Document) -> Bool {
    var node = document[open.tag].parent
    for _ in 0..<Self.mostLifts where node.exists && previous.exists {
      if node == previous { return true }
      guard document[node].next.isNone else { return false }
      node = document[node].parent
    }
    return false
  }

  /// Moves the tag that is read now out of its containers. What stands before it in them becomes
  /// containers of their own, so that what follows need not be touched.
  func front(of container: NodeID, upTo last: NodeID, _ document: inout Document) -> NodeID {
    var copy = document[container]
    let rest = document[last].next
    copy.firstChild = .none
    copy.lastChild = .none
    let front = document.make(copy)
    var child = document[container].firstChild
    var count: Int32 = 0
    while child != rest {
      let next = document[child].next
      document.append(child, to: front)
      child = next
      count += 1
    }
    document[container].firstChild = rest
    if rest.isNone { document[container].lastChild = .none }
    if document[container].flags.contains(.ordered) { document[container].number += count }
    return front
  }

  mutating func lift(_ tag: NodeID, to depth: Int, _ document: inout Document) {
    while frames.count > depth {
      let inner = frames.removeLast()
      document.remove(tag, after: inner.previous)
      if inner.previous.exists {
        let front = front(of: inner.container, upTo: inner.previous, &document)
        document.insert(front, after: previous, in: container)
        previous = front
      }
      document.insert(tag, after: previous, in: container)
      if document[inner.container].firstChild.isNone {
        document.remove(inner.container, after: tag)
      } else {
        document[inner.container].start = document[document[inner.container].firstChild].start
      }
    }
  }

  /// Makes a node of the opening tag, with all blocks up to `close`, which is dropped, or up to
  /// the end of its container.
  private func finish(_ open: Open, before close: NodeID, _ reading: inout PageReading) {
    let parent = reading.document[open.tag].parent
    var block = reading.document[open.tag].next
    let behind = close.exists ? reading.document[close].next : .none
    reading.document[open.tag].next = behind
    if behind.isNone { reading.document[parent].lastChild = open.tag }
    while block.exists, block != close {
      let next = reading.document[block].next
      reading.document.append(block, to: open.tag)
      block = next
    }
    reading.document.becomeDetails(open.tag)
    if close.exists { reading.document[open.tag].end = reading.document[close].end }
    readSummary(of: open, &reading)
    AnswerWrappers.drop(in: open.tag, of: &reading.document)
  }

  /// Leaves the text of details that are never closed where it stands, and says so.
  mutating func undo(_ open: Open, _ reading: inout PageReading) {
    reading.warnUnbalanced(at: open.tag, "`<details>` is never closed")
    dropLater(open.tag, &reading.document)
    switch open.summary {
    case .missing: break
    case .open(let tag): dropLater(tag, &reading.document)
    case .read(let summary): reading.document[summary].kind = .paragraph
    }
  }
}

extension Document {
  /// Turns an opening tag into the node of its details, with `open`, `name` and `id`.
  mutating func becomeDetails(_ tag: NodeID) {
    // A copy, so that the pool can grow in place.
    let html = HTMLTag(Array(bytes(of: tag))[...])
    self[tag].kind = .details
    kinds |= 1 << UInt64(NodeKind.details.rawValue)
    self[tag].level = 0
    self[tag].flags = html?.value(of: "open") != nil ? .open : []
    self[tag].detail = add((html?.value(of: "name") ?? "").utf8)
    self[tag].text = add((html?.value(of: "id") ?? "").utf8)
  }
}

extension PageReading {
  mutating func warnUnbalanced(
    at tag: NodeID, _ headline: String,
    explanation: String = "The tag is dropped; the text stays where it stands."
  ) {
    let node = document[tag]
    // One line may hold thousands.
    if let last = report.diagnostics.last, last.rule == "details-unbalanced",
      last.headline == headline, let place = last.range?.lowerBound,
      document.lines.line(of: place) == document.line(of: tag)
    {
      return
    }
    warn(
      "details-unbalanced", range: Int(node.start)..<Int(node.end), headline,
      explanation: explanation,
      fix: "write `<details>`, `<summary>…</summary>` and `</details>` around each answer")
  }
}

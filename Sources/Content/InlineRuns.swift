import Markdown
import Unicode

/// The inlines of a paragraph or label seen as one run of plain text, each byte with its node.
///
/// A recogniser looks for its mark in the text, and cuts the tree where it stands.
struct InlineRuns {
  /// The plain text; a soft break is a space, a hard one a line end.
  private(set) var text: [UInt8] = []
  /// One for each top-level inline, in order.
  private(set) var runs: [Run] = []

  struct Run {
    var node: NodeID
    /// Where its plain text begins in ``InlineRuns/text``.
    var start: Int
    /// It is bare text, in which a cut can fall.
    var isText: Bool
    /// It is bold or code: what glossaries set their phrases in.
    var isPhrase: Bool
    var isStrong: Bool
    var isBreak: Bool
  }

  init(of parent: NodeID, in document: Document, from first: NodeID? = nil) {
    var child = first ?? document[parent].firstChild
    while child.exists {
      let node = document[child]
      if !node.flags.contains(.hidden) {
        let isBreak =
          node.kind == .softBreak || node.kind == .lineBreak || document.isBreakTag(child)
        // A `<br>` at the end of a line is one break with it.
        if isBreak, node.kind != .htmlInline,
          runs.last.map({ document.isBreakTag($0.node) }) == true
        {
          runs[runs.count - 1].isBreak = false
        }
        runs.append(
          Run(
            node: child, start: text.count, isText: node.kind == .text,
            isPhrase: node.kind == .strong || node.kind == .code, isStrong: node.kind == .strong,
            isBreak: isBreak))
        PlainText.append(child, of: document, to: &text)
      }
      child = node.next
    }
  }

  /// The run that holds the byte at `offset` of the text.
  func run(at offset: Int) -> Run? {
    runs.last { $0.start <= offset }
  }

  /// Whether the byte at `offset` is bare text, not within markup.
  func isBare(_ offset: Int) -> Bool { run(at: offset)?.isText == true }

  /// Whether bold text ends with the byte at `offset`.
  func endsStrong(at offset: Int) -> Bool {
    guard let index = runs.lastIndex(where: { $0.start <= offset }), runs[index].isStrong else {
      return false
    }
    return index + 1 < runs.count && runs[index + 1].start == offset + 1
  }

  /// The byte behind the last break; 0 in a single line.
  var lastLineStart: Int {
    guard let index = runs.lastIndex(where: \.isBreak), index + 1 < runs.count else {
      return runs.last?.isBreak == true ? text.count : 0
    }
    return runs[index + 1].start
  }

  /// Whether the last line begins with bare text: neither with markup nor with an element that
  /// shows nothing.
  var isLastLineBare: Bool {
    guard let index = runs.lastIndex(where: \.isBreak), index + 1 < runs.count else {
      return runs.first?.isText == true
    }
    return runs[index + 1].isText
  }

  /// Whether there is more than one line.
  var hasLines: Bool { runs.contains(where: \.isBreak) }
}

extension Document {
  /// Whether a node is `<br>`.
  func isBreakTag(_ node: NodeID) -> Bool {
    guard self[node].kind == .htmlInline else { return false }
    return HTMLTag(bytes(of: node))?.isNamed("br") == true
  }
}

extension PageReading {
  /// Moves what stands at and behind byte `offset` of a paragraph's text into a new `.plain` node
  /// that stands nowhere; blanks and breaks right before the cut are dropped.
  mutating func cut(_ parent: NodeID, _ runs: InlineRuns, at offset: Int) -> NodeID {
    let tail = document.make(Node(.plain))
    document[tail].start = document[parent].start
    guard var index = runs.runs.lastIndex(where: { $0.start <= offset }) else { return tail }
    // Tags that open there show nothing, and go with what they stand before.
    while index > 0, runs.runs[index].start == offset, opens(runs.runs[index - 1], at: offset) {
      index -= 1
    }
    let run = runs.runs[index]
    var first = run.node
    var previous = document.sibling(before: first)
    if run.isText, offset > run.start {
      first = document.split(run.node, at: offset - run.start)
      previous = run.node
    }
    document.moveTail(from: first, after: previous, to: tail)
    trimEnd(of: parent)
    return tail
  }

  private func opens(_ run: InlineRuns.Run, at offset: Int) -> Bool {
    guard run.start == offset, !run.isBreak, document[run.node].kind == .htmlInline else {
      return false
    }
    return HTMLTag(document.bytes(of: run.node))?.isClosing == false
  }

  /// Drops breaks and blanks at the end of a paragraph or label.
  mutating func trimEnd(of parent: NodeID) {
    while true {
      let last = document[parent].lastChild
      guard last.exists else { return }
      switch document[last].kind {
      case .softBreak, .lineBreak: document.remove(last)
      case .htmlInline where document.isBreakTag(last): document.remove(last)
      case .text:
        let text = document.bytes(of: last)
        let kept = text.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 - text.startIndex } ?? 0
        document[last].text.count = UInt32(kept)
        guard kept == 0 else { return }
        document.remove(last)
      default: return
      }
    }
  }

  /// Drops breaks and blanks at the beginning of a paragraph or label.
  mutating func trimStart(of parent: NodeID) {
    while true {
      let first = document[parent].firstChild
      guard first.exists else { return }
      switch document[first].kind {
      case .softBreak, .lineBreak: document.remove(first, after: .none)
      case .text:
        let blanks = document.bytes(of: first).prefix { $0 == 0x20 || $0 == 0x09 }.count
        drop(blanks, ofText: first)
        guard document[first].text.isEmpty else { return }
        document.remove(first, after: .none)
      default: return
      }
    }
  }

  /// Drops the first `count` bytes of a text node.
  mutating func drop(_ count: Int, ofText node: NodeID) {
    document[node].text.start += UInt32(count)
    document[node].text.count -= UInt32(count)
  }

  /// Cuts a paragraph at its top-level breaks into `.plain` nodes, one a line, each with the start
  /// of its line in the file.
  mutating func splitLines(of paragraph: NodeID) -> [NodeID] {
    var lines: [NodeID] = []
    let first = document.lines.line(of: Int(document[paragraph].start))
    var children = document.children(of: paragraph)[...]
    var number = first
    while !children.isEmpty {
      let end = children.firstIndex(where: isBreak) ?? children.endIndex
      let line = document.make(Node(.plain))
      document[line].start = UInt32(document.lines.offset(ofLine: number))
      if number == first { document[line].start = document[paragraph].start }
      for child in children[..<end] { document.append(child, to: line) }
      lines.append(line)
      children = children[end...].dropFirst()
      number += 1
    }
    document[paragraph].firstChild = .none
    document[paragraph].lastChild = .none
    return lines
  }

  private func isBreak(_ node: NodeID) -> Bool {
    document[node].kind == .softBreak || document[node].kind == .lineBreak
  }

  /// A `.plain` node with a copy of a paragraph's inlines up to byte `limit` of its plain text.
  mutating func copyInlines(of paragraph: NodeID, upTo limit: Int) -> NodeID {
    let copy = document.make(Node(.plain))
    document[copy].start = document[paragraph].start
    var left = limit
    var parents: [(source: NodeID, copy: NodeID)] = [(paragraph, copy)]
    var current = document.following(paragraph, within: paragraph)
    while let id = current, left > 0 {
      while document[id].parent != parents[parents.count - 1].source { parents.removeLast() }
      var node = document[id]
      node.firstChild = .none
      node.lastChild = .none
      let length = plainLength(node)
      if length > left { node.text.count = UInt32(left) }
      left -= min(left, length)
      let new = document.make(node)
      document.append(new, to: parents[parents.count - 1].copy)
      parents.append((id, new))
      current = document.following(id, within: paragraph)
    }
    trimEnd(of: copy)
    return copy
  }

  private func plainLength(_ node: Node) -> Int {
    switch node.kind {
    case .text, .code: Int(node.text.count)
    case .softBreak: node.flags.contains(.joined) ? 0 : 1
    case .lineBreak: 1
    default: 0
    }
  }
}

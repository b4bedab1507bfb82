import Markdown
import Unicode

/// `<cite>` and `<footer>` at the end of a quote, read in every mode of raw HTML.
extension PageReading {
  /// Reads a block `<footer>…</footer>`, or a `<p>` or `<div>` that begins with a dash, and takes it
  /// out.
  mutating func takeFooter(_ block: NodeID) -> Attribution? {
    let html = document.bytes(of: block)
    var inner: [UInt8] = []
    var isFooter = false
    for piece in HTMLPieces(html) {
      switch piece {
      case .text(let run): inner.append(contentsOf: run)
      case .comment: break
      case .tag(let tag, let run):
        isFooter = isFooter || tag.isNamed("footer")
        let isBox = tag.isNamed("footer") || tag.isNamed("p") || tag.isNamed("div")
        if !isBox { inner.append(contentsOf: run) }
      }
    }
    guard isFooter || DashMark.begins(inner.drop { $0 <= 0x20 }) else { return nil }
    let scratch = document.make(Node(.blockQuote))
    let text = inner.drop { $0 <= 0x20 }
    document.parse(fragment: Array(text), atLine: document.line(of: block), into: scratch)
    let fields = AttributionText(scratch, of: document, inFooter: true)
    guard !fields.isEmpty, isFooter || isName(fields.shown) else { return nil }
    takeOut(block)
    return fields.fields(in: &self)
  }

  /// Reads `<cite>…</cite>` or `<footer>…</footer>` at the end of a paragraph and takes it out,
  /// with the dash and the name before it.
  mutating func takeCite(_ paragraph: NodeID, _ runs: InlineRuns) -> Attribution? {
    guard let last = runs.runs.last, let closing = tag(last.node), closing.isClosing,
      closing.isNamed("cite") || closing.isNamed("footer")
    else { return nil }
    let opener = runs.runs.last { run in
      tag(run.node).map { !$0.isClosing && $0.name == closing.name } ?? false
    }
    guard let opener, opener.start > 0, namesSomething(runs.text[opener.start...]) else {
      return nil
    }
    let start = nameStart(before: opener.start, runs)
    let tail: NodeID
    if let start {
      tail = cut(paragraph, runs, at: start)
    } else {
      tail = document.make(Node(.plain))
      document.moveTail(
        from: opener.node, after: document.sibling(before: opener.node), to: tail)
      trimEnd(of: paragraph)
    }
    return AttributionText(tail, of: document, inFooter: closing.isNamed("footer"))
      .fields(in: &self)
  }

  /// Whether a paragraph is nothing but `<cite>…</cite>`, or `Name, <cite>…</cite>`.
  func isCited(_ paragraph: NodeID) -> Bool {
    var child = document[paragraph].firstChild
    if child.exists, document[child].kind == .text, isNameWithComma(document.bytes(of: child)) {
      child = document[child].next
    }
    guard let first = tag(child), first.isNamed("cite"), !first.isClosing,
      let last = tag(document[paragraph].lastChild), last.isNamed("cite"), last.isClosing
    else { return false }
    return true
  }

  func namesSomething(_ text: ArraySlice<UInt8>) -> Bool {
    Scalars(text).contains { CharacterClass.of($0.value) == .letter }
  }

  private func tag(_ node: NodeID) -> HTMLTag? {
    node.exists && document[node].kind == .htmlInline ? HTMLTag(document.bytes(of: node)) : nil
  }

  private func isNameWithComma(_ text: ArraySlice<UInt8>) -> Bool {
    let text = text.trimmedEnd
    return text.last == UInt8(ascii: ",") && NameShape.isName(text.dropLast())
  }

  /// Where `— Name, ` before a `<cite>` begins: in a line of its own, where it needs no dash, or as
  /// a tail. The last line may begin within the `<cite>`.
  private func nameStart(before cite: Int, _ runs: InlineRuns) -> Int? {
    let line = runs.lastLineStart
    if 1...max(cite, 1) ~= line, runs.isLastLineBare {
      let name = runs.text[line..<cite]
      if DashMark.begins(name) || isNameWithComma(name) { return line }
    }
    return AttributionTail.start(in: runs).flatMap { $0 <= cite ? $0 : nil }
  }
}

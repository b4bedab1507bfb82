import Markdown
import Unicode

/// Finds who said it at the end of a quote and takes it out of the text. Nothing is taken where an
/// earlier line or paragraph of the same quote begins with a dash as well: that is dialogue.
extension PageReading {
  private var readsAttributions: Bool { options.attribution != .off }

  /// Takes the attribution at the end of a container's blocks: a quote, a callout, an item.
  mutating func takeAttribution(fromBlocksOf container: NodeID) -> Attribution? {
    guard readsAttributions else { return nil }
    let blocks = document.children(of: container).filter { isShown($0) }
    guard let last = blocks.last else { return nil }
    let hasText = blocks.count > 1 || document[container].kind == .callout
    switch document[last].kind {
    case .list where blocks.count > 1:
      return takeList(last)
    case .htmlBlock where hasText:
      return takeFooter(last)
    case .paragraph:
      if isDialogue(blocks.dropLast()) { return nil }
      if hasText, let attribution = takeWhole(last) {
        document.remove(last)
        return attribution
      }
      return takeEnd(of: last)
    default:
      return nil
    }
  }

  private func isShown(_ block: NodeID) -> Bool {
    document[block].kind != .summary && !document[block].flags.contains(.hidden)
  }

  private func isDialogue(_ blocks: some Sequence<NodeID>) -> Bool {
    blocks.contains { document[$0].kind == .paragraph && beginsWithDash($0) }
  }

  /// Whether the text of a paragraph begins with a dash: bare, or all of it within emphasis.
  func beginsWithDash(_ paragraph: NodeID) -> Bool {
    let first = document[paragraph].firstChild
    guard first.exists else { return false }
    if document[first].kind == .text { return DashMark.begins(document.bytes(of: first)) }
    return document[first].next.isNone && isDashed(first)
  }

  /// Whether a node is emphasis that begins with a dash: `*— Ada*`.
  private func isDashed(_ emphasis: NodeID) -> Bool {
    var node = emphasis
    while node.exists, document[node].kind == .emphasis || document[node].kind == .strong {
      node = document[node].firstChild
    }
    return node.exists && node != emphasis && document[node].kind == .text
      && DashMark.begins(document.bytes(of: node))
  }

  /// Reads a one-item list as an attribution and takes it out.
  mutating func takeList(_ list: NodeID) -> Attribution? {
    guard readsAttributions, let paragraph = onlyParagraph(ofList: list) else { return nil }
    let text = AttributionText(paragraph, of: document)
    guard !text.isEmpty, isShort(plainText(paragraph)[...], limit: 160) else { return nil }
    takeOut(list)
    return text.fields(in: &self)
  }

  /// Takes a block out of its container. At the top of a file nothing refers to it any more, and
  /// looking for the block before it would take longer with every quote.
  mutating func takeOut(_ block: NodeID) {
    if document[block].parent != .root { document.remove(block) }
  }

  /// The paragraph of a bullet list that has one item of one paragraph.
  func onlyParagraph(ofList list: NodeID) -> NodeID? {
    guard !document[list].flags.contains(.ordered) else { return nil }
    let item = document[list].firstChild
    guard item.exists, document[item].next.isNone else { return nil }
    let paragraph = document[item].firstChild
    guard paragraph.exists, document[paragraph].next.isNone else { return nil }
    return document[paragraph].kind == .paragraph ? paragraph : nil
  }

  /// Reads a whole paragraph that begins with a dash; the caller takes it out.
  mutating func takeWhole(_ paragraph: NodeID) -> Attribution? {
    guard readsAttributions, mayBeAttribution(paragraph) else { return nil }
    let text = AttributionText(paragraph, of: document)
    guard !text.isEmpty, text.hasAddress || isName(text.shown) else { return nil }
    return text.fields(in: &self)
  }

  /// Whether what stands behind a dash can name somebody: no speech.
  func isName(_ text: ArraySlice<UInt8>) -> Bool {
    var name = text.drop { $0 == 0x20 }
    name = name.dropFirst(DashMark.length(in: name, at: name.startIndex)).drop { $0 == 0x20 }
    guard let (last, _) = Scalars.last(name), isShort(text, limit: 240), namesSomething(name),
      !AttributionTail.isSentence(name)
    else { return false }
    return last != 0x3F && last != 0x21 && last != 0xFF01 && last != 0xFF1F && last != 0x2026
  }

  /// Whether a paragraph can be read as a whole: it begins with a dash or is a `<cite>`.
  func mayBeAttribution(_ paragraph: NodeID) -> Bool {
    beginsWithDash(paragraph) || isCited(paragraph)
  }

  func isShort(_ text: ArraySlice<UInt8>, limit: Int) -> Bool {
    text.count <= limit || text.count { $0 & 0xC0 != 0x80 } <= limit
  }

  /// Takes the attribution at the end of a paragraph or label: its last line, a tail, `<cite>` or
  /// a work in book marks.
  mutating func takeEnd(of paragraph: NodeID) -> Attribution? {
    guard readsAttributions, mayEndInAttribution(paragraph) else { return nil }
    openLastLine(of: paragraph)
    let runs = InlineRuns(of: paragraph, in: document)
    if let attribution = takeCite(paragraph, runs) { return attribution }
    guard let start = lastLineMark(runs) ?? AttributionTail.start(in: runs) else {
      return takeBookMarks(paragraph, runs)
    }
    return take(from: start, of: paragraph, runs)
  }

  /// Takes the last line of a paragraph, if it begins with a dash and no earlier one does.
  mutating func takeLastLine(of paragraph: NodeID) -> Attribution? {
    guard mayEndInAttribution(paragraph) else { return nil }
    openLastLine(of: paragraph)
    let runs = InlineRuns(of: paragraph, in: document)
    guard let start = lastLineMark(runs) else { return nil }
    return take(from: start, of: paragraph, runs)
  }

  /// Unwraps emphasis that is all of the last line, or its tail, and names an author in it.
  private mutating func openLastLine(of paragraph: NodeID) {
    while isDashed(document[paragraph].lastChild) {
      let runs = InlineRuns(of: paragraph, in: document)
      guard let last = runs.runs.last, last.start > 0 else { return }
      let isLine = last.start == runs.lastLineStart
      guard isLine ? lastLineMark(runs, isWithinEmphasis: true) != nil : isTail(last, runs) else {
        return
      }
      document.unwrap(last.node)
    }
  }

  private func isTail(_ run: InlineRuns.Run, _ runs: InlineRuns) -> Bool {
    let line = runs.text[runs.lastLineStart...]
    let start = line[run.start...].firstIndex { $0 != 0x20 } ?? line.endIndex
    if DashMark.begins(line) { return false }
    return AttributionTail.stands(
      in: line, at: start, behind: start + DashMark.length(in: line, at: start))
  }

  /// A cheap look before the text is put together: nothing happens without one of these marks.
  private func mayEndInAttribution(_ paragraph: NodeID) -> Bool {
    var child = document[paragraph].firstChild
    while child.exists {
      let kind = document[child].kind
      if kind == .htmlInline { return true }
      if kind == .text, document.bytes(of: child).contains(where: Self.mayMark) { return true }
      child = document[child].next
    }
    return isDashed(document[paragraph].lastChild)
  }

  /// A dash, a tilde, or a byte that begins a long dash or a book mark.
  static func mayMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "~") || byte == 0xE2 || byte == 0xE3
      || byte == 0xEF
  }

  /// Where the last line begins, if it begins with a dash and no earlier one does.
  private func lastLineMark(_ runs: InlineRuns, isWithinEmphasis: Bool = false) -> Int? {
    let start = runs.lastLineStart
    guard start > 0, runs.isLastLineBare || isWithinEmphasis,
      DashMark.begins(runs.text[start...])
    else { return nil }
    let isDialogue = lineStarts(runs).dropLast().contains { DashMark.begins(runs.text[$0...]) }
    return !isDialogue && isName(runs.text[start...]) ? start : nil
  }

  private func lineStarts(_ runs: InlineRuns) -> [Int] {
    var starts = [0]
    for (index, run) in runs.runs.enumerated() where run.isBreak && index + 1 < runs.runs.count {
      starts.append(runs.runs[index + 1].start)
    }
    return starts
  }

  /// Cuts the paragraph at `start` and reads what stands there.
  private mutating func take(
    from start: Int, of paragraph: NodeID, _ runs: InlineRuns
  ) -> Attribution? {
    let tail = cut(paragraph, runs, at: start)
    let text = AttributionText(tail, of: document)
    guard text.isEmpty else { return text.fields(in: &self) }
    document.moveChildren(of: tail, to: paragraph)
    return nil
  }
}

import Markdown

/// The label of a callout that has no title: its first sentence, or else its type.
enum CalloutLabel {
  /// Fills a summary that stands nowhere yet. The body keeps the whole text, unless nothing but an
  /// attribution is left besides the label.
  static func make(
    _ summary: NodeID, of callout: NodeID, _ marker: CalloutMarker, _ reading: inout PageReading
  ) {
    let paragraph = reading.document[callout].firstChild
    guard paragraph.exists, reading.document[paragraph].kind == .paragraph else {
      let type = reading.document.makeText(capitalised(marker.type))
      reading.document.append(type, to: summary)
      return
    }
    let tail = cutAttribution(of: paragraph, in: callout, &reading)
    let text = reading.plainText(paragraph)
    let isWhole = SentenceEnd.first(in: text[...]) == nil
    if isWhole, isAllButAttribution(callout, after: tail.exists ? tail : paragraph, &reading) {
      reading.document.moveChildren(of: paragraph, to: summary)
      reading.document.remove(paragraph, after: .none)
      return
    }
    let copy = Excerpt.firstSentence(of: paragraph, &reading)
    reading.document.moveChildren(of: copy, to: summary)
  }

  /// Cuts the last line, a tail or a `<cite>` that names the author off into a paragraph of its
  /// own; none where there is none.
  private static func cutAttribution(
    of paragraph: NodeID, in callout: NodeID, _ reading: inout PageReading
  ) -> NodeID {
    guard reading.options.attribution != .off else { return .none }
    let runs = InlineRuns(of: paragraph, in: reading.document)
    let line = runs.lastLineStart
    let isLine = line > 0 && runs.isBare(line) && DashMark.begins(runs.text[line...])
    let tail: NodeID
    if let place = isLine ? line : AttributionTail.start(in: runs) {
      tail = reading.cut(paragraph, runs, at: place)
    } else if let cite = openingCite(runs, reading.document) {
      tail = reading.document.make(Node(.paragraph))
      let previous = reading.document.sibling(before: cite)
      reading.document.moveTail(from: cite, after: previous, to: tail)
      reading.trimEnd(of: paragraph)
      prependDash(to: tail, &reading)
    } else {
      return .none
    }
    reading.document[tail].kind = .paragraph
    reading.document[tail].start = reading.document[paragraph].start
    reading.document.insert(tail, after: paragraph, in: callout)
    return tail
  }

  /// The tag that opens a `<cite>` or `<footer>` at the end, if text stands before it.
  private static func openingCite(_ runs: InlineRuns, _ document: Document) -> NodeID? {
    guard let last = runs.runs.last, let closing = cite(last.node, document), closing.isClosing
    else { return nil }
    let opener = runs.runs.last { run in
      cite(run.node, document).map { !$0.isClosing && $0.name == closing.name } == true
    }
    return opener.flatMap { $0.start > 0 ? $0.node : nil }
  }

  private static func cite(_ node: NodeID, _ document: Document) -> HTMLTag? {
    guard document[node].kind == .htmlInline, let tag = HTMLTag(document.bytes(of: node)) else {
      return nil
    }
    return tag.isNamed("cite") || tag.isNamed("footer") ? tag : nil
  }

  /// Marks a paragraph as an attribution, as its author did by other means.
  private static func prependDash(to paragraph: NodeID, _ reading: inout PageReading) {
    reading.document.prepend(reading.document.makeText("— ".utf8), to: paragraph)
  }

  /// Whether nothing follows a block but one paragraph or list that names an author; the list
  /// becomes such a paragraph.
  private static func isAllButAttribution(
    _ callout: NodeID, after block: NodeID, _ reading: inout PageReading
  ) -> Bool {
    let next = reading.document[block].next
    guard next.exists else { return true }
    guard reading.document[next].next.isNone else { return false }
    switch reading.document[next].kind {
    case .paragraph: return reading.beginsWithDash(next)
    case .list:
      guard let paragraph = reading.onlyParagraph(ofList: next),
        reading.isShort(reading.plainText(paragraph)[...], limit: AttributionTail.longest)
      else { return false }
      reading.document.remove(next, after: block)
      reading.document.remove(paragraph, after: .none)
      reading.document.insert(paragraph, after: block, in: callout)
      prependDash(to: paragraph, &reading)
      return true
    case .htmlBlock:
      return HTMLPieces(reading.document.bytes(of: next)).contains {
        if case .tag(let tag, _) = $0 { tag.isNamed("footer") } else { false }
      }
    default: return false
    }
  }

  private static func capitalised(_ type: [UInt8]) -> [UInt8] {
    guard let first = type.first, 0x61...0x7A ~= first else { return type }
    return [first - 0x20] + type.dropFirst()
  }
}

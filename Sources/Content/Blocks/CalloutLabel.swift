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
    if isWhole, isAllButAttribution(callout, after: tail.exists ? tail : paragraph, reading) {
      reading.document.moveChildren(of: paragraph, to: summary)
      reading.document.remove(paragraph, after: .none)
      return
    }
    let copy = Excerpt.firstSentence(of: paragraph, &reading)
    reading.document.moveChildren(of: copy, to: summary)
  }

  /// Cuts the last line or a tail that names the author off into a paragraph of its own; none
  /// where there is none.
  private static func cutAttribution(
    of paragraph: NodeID, in callout: NodeID, _ reading: inout PageReading
  ) -> NodeID {
    guard reading.options.attribution != .off else { return .none }
    let runs = InlineRuns(of: paragraph, in: reading.document)
    let line = runs.lastLineStart
    let isLine = line > 0 && runs.isBare(line) && DashMark.begins(runs.text[line...])
    guard let place = isLine ? line : AttributionTail.start(in: runs) else { return .none }
    let tail = reading.cut(paragraph, runs, at: place)
    reading.document[tail].kind = .paragraph
    reading.document.insert(tail, after: paragraph, in: callout)
    return tail
  }

  /// Whether nothing follows a block but one paragraph or list that names an author.
  private static func isAllButAttribution(
    _ callout: NodeID, after block: NodeID, _ reading: PageReading
  ) -> Bool {
    let next = reading.document[block].next
    guard next.exists else { return true }
    guard reading.document[next].next.isNone else { return false }
    switch reading.document[next].kind {
    case .paragraph: return reading.beginsWithDash(next)
    case .list: return reading.onlyParagraph(ofList: next) != nil
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

import Markdown
import Unicode

/// A heading after each quote with nothing under it is an attribution, not a section.
///
/// It becomes a paragraph that is marked, before headings make the tree.
enum HeadingAttributions {
  static func read(_ reading: inout PageReading) {
    let mode = reading.options.attribution
    guard mode == .auto || mode == .headingAfter else { return }
    guard reading.document.contains(.blockQuote), reading.document.contains(.heading) else {
      return
    }
    let candidates = candidates(reading.document)
    if mode == .headingAfter {
      for heading in candidates.all { mark(heading, &reading) }
    } else if let level = level(candidates, reading.document) {
      for heading in candidates.all where reading.document[heading].level == level {
        reading.note(
          "headings-as-attributions", at: heading,
          "the heading after each quote is read as its author",
          explanation: "Nothing stands under these headings.",
          fix: "set `attribution: heading-after` if that is right, or `attribution: off`")
        mark(heading, &reading)
      }
    }
  }

  private static func mark(_ heading: NodeID, _ reading: inout PageReading) {
    reading.document[heading].kind = .paragraph
    reading.document[heading].flags.insert(.attribution)
  }

  private struct Candidates {
    /// Headings right behind a quote, with a quote, a heading or nothing behind them but rules.
    var all: [NodeID] = []
    var quotes = 0
    /// Levels of headings that stand elsewhere.
    var otherLevels: Set<UInt8> = []
  }

  private static func candidates(_ document: Document) -> Candidates {
    var candidates = Candidates()
    var previous = NodeKind.document
    var block = document[.root].firstChild
    while block.exists {
      let node = document[block]
      if node.kind == .blockQuote { candidates.quotes += 1 }
      if node.kind == .heading {
        let next = kind(behind: block, document)
        if previous == .blockQuote, next == .blockQuote || next == .heading,
          namesSomebody(block, document)
        {
          candidates.all.append(block)
        } else {
          candidates.otherLevels.insert(node.level)
        }
      }
      previous = node.kind
      block = node.next
    }
    return candidates
  }

  /// What stands behind a heading, but for a rule that ends its quote; a heading at the end.
  private static func kind(behind heading: NodeID, _ document: Document) -> NodeKind {
    var next = document[heading].next
    while next.exists, document[next].kind == .thematicBreak { next = document[next].next }
    return next.exists ? document[next].kind : .heading
  }

  private static func namesSomebody(_ heading: NodeID, _ document: Document) -> Bool {
    var text: [UInt8] = []
    PlainText.append(heading, of: document, to: &text)
    return Scalars(text[...]).contains { CharacterClass.of($0.value) == .letter }
  }

  /// The level of headings that follow at least 80 % of the quotes, and stand nowhere else.
  private static func level(_ candidates: Candidates, _ document: Document) -> UInt8? {
    (1...6).first { level in
      let count = candidates.all.count { document[$0].level == level }
      return count >= 2 && count * 5 >= candidates.quotes * 4
        && !candidates.otherLevels.contains(level)
    }
  }
}

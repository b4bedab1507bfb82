import Diagnostics
import Markdown

/// What an author most likely did not mean: text that CommonMark reads as something else.
enum TextFaults {
  static func read(_ reading: inout PageReading) {
    FootnoteAsLink.read(&reading)
    EmptyEntry.read(&reading, except: WholeBullets.read(&reading))
    UnmarkedNames.read(&reading)
    PossibleEntries.read(&reading)
    HeadingWithoutBlank.read(&reading)
    NoEntries.read(&reading)
    TranslationInQuote.read(&reading)
    if mayHoldFaults(reading.document) { readNodes(&reading) }
    EmphasisNotClosed.read(&reading)
    BlankInAddress.read(&reading)
  }

  private static func mayHoldFaults(_ document: Document) -> Bool {
    let kinds: [NodeKind] = [.htmlBlock, .htmlInline, .list, .heading, .codeBlock, .softBreak]
    return kinds.contains { document.contains($0) }
  }

  private static func readNodes(_ reading: inout PageReading) {
    var html = RawHTML()
    var numbers = NumberAsList()
    var lines = JoinedLineFaults()
    for index in 0..<reading.document.nodes.count where reading.document.nodes[index].parent.exists
    {
      let node = NodeID(index)
      switch reading.document[node].kind {
      case .lineBreak where reading.options.breaks == .keep, .softBreak:
        lines.read(node, &reading)
        BulletWithoutBlank.read(node, &reading)
      case .heading: SetextHeading.read(node, &reading)
      case .codeBlock: IndentedCode.read(node, &reading)
      case .list: numbers.read(node, &reading)
      case .htmlBlock, .htmlInline: if reading.checksHTML { html.read(node, &reading) }
      default: break
      }
    }
    lines.finish(&reading)
  }
}

extension PageReading {
  /// Reports a warning at a run of the file.
  mutating func warn(
    _ rule: String, range: Range<Int>, _ headline: String, explanation: String, fix: String
  ) {
    report.add(
      Diagnostic(
        .warning, rule, path: page.path, range: range, headline, explanation: explanation, fix: fix)
    )
  }
}

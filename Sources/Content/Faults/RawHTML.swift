import Markdown

/// `raw-html`: HTML that is not among the harmless elements is shown as text. Silent for comments,
/// for details, and where the site says itself what becomes of HTML.
struct RawHTML {
  /// Elements that were reported at their opening tags: what closes them is not reported again.
  private var opened: Set<[UInt8]> = []
  private var last: (name: [UInt8], line: Int) = ([], 0)

  mutating func read(_ node: NodeID, _ reading: inout PageReading) {
    let html = Array(reading.document.bytes(of: node))
    var line = reading.document.line(of: node)
    for piece in HTMLPieces(html[...]) {
      switch piece {
      case .text(let run):
        line += SourceLine.countEnds(in: run)
      case .comment(let run):
        if !run.starts(with: "<!--".utf8) { report(run, at: line, "is left out", &reading) }
        line += SourceLine.countEnds(in: run)
      case .tag(let tag, let run):
        check(tag, run, at: line, &reading)
        line += SourceLine.countEnds(in: run)
      }
    }
  }

  private mutating func check(
    _ tag: HTMLTag, _ bytes: ArraySlice<UInt8>, at line: Int, _ reading: inout PageReading
  ) {
    if tag.isSafe || tag.isNamed("details") || tag.isNamed("summary") { return }
    if tag.isClosing, opened.contains(tag.name) { return }
    if !tag.isClosing { opened.insert(tag.name) }
    if last == (tag.name, line) { return }
    last = (tag.name, line)
    report(bytes, at: line, "is shown as text", &reading)
  }

  private func report(
    _ bytes: ArraySlice<UInt8>, at line: Int, _ outcome: String, _ reading: inout PageReading
  ) {
    let start = SourceLine.place(of: bytes, line: line, from: 0, in: reading.document)
    let name = bytes.prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }.prefix(24)
    reading.warn(
      "raw-html", range: start..<min(start + bytes.count, reading.document.source.count),
      "`\(String(decoding: name, as: UTF8.self))>` \(outcome)",
      explanation: "Only harmless elements of HTML pass.",
      fix: "write it in Markdown, or set `raw_html: allow` if you trust the text")
  }
}

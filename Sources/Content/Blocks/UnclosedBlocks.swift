import Markdown

/// `comment-not-closed` and `block-not-closed`: comments, code and raw HTML that lack their end take
/// all that follows for their own, up to the end of the file or of the container.
enum UnclosedBlocks {
  static func read(_ reading: inout PageReading) {
    guard reading.document.contains(.codeBlock) || reading.document.contains(.htmlBlock) else {
      return
    }
    for index in reading.document.nodes.indices {
      let block = NodeID(index)
      switch reading.document[block].kind {
      case .codeBlock: readCode(block, &reading)
      case .htmlBlock: readHTML(block, &reading)
      default: break
      }
    }
  }

  private static let reach = "up to the end of the file, or of the quote or item it stands in"

  // MARK: Code

  private static func readCode(_ block: NodeID, _ reading: inout PageReading) {
    guard let fence = openFence(of: block, reading.document) else { return }
    let mark = String(decoding: fence.prefix(8), as: UTF8.self)
    reading.warn(
      "block-not-closed", at: block, "the code is not closed",
      explanation: "All that follows is read as code, \(reach).",
      fix: "write \(mark) on a line behind the code")
  }

  /// The backticks or tildes that open a block of code which no line closes.
  private static func openFence(of block: NodeID, _ document: Document) -> ArraySlice<UInt8>? {
    let node = document[block]
    let rest = document.source[Int(node.start)...]
    guard node.flags.contains(.fenced), let mark = rest.first,
      mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~")
    else { return nil }
    let fence = rest.prefix { $0 == mark }
    let last = document.lines.line(of: max(Int(node.end), 1) - 1)
    if last > document.line(of: block) {
      let line = SourceLine.text(last, of: document)
      let closing = line.prefix { $0 == mark }
      if closing.count >= fence.count,
        line[closing.endIndex...].allSatisfy({ $0 == 0x20 || $0 == 0x09 })
      {
        return nil
      }
    }
    return fence
  }

  // MARK: HTML

  private static func readHTML(_ block: NodeID, _ reading: inout PageReading) {
    let html = reading.document.bytes(of: block).drop { $0 == 0x20 || $0 == 0x09 }
    if let (opening, closing) = openElement(html) {
      reading.warn(
        "block-not-closed", at: block, "`\(opening)` is not closed",
        explanation: "All that follows is read as part of it, \(reach).",
        fix: "write `\(closing)` behind it")
    } else if let comment = lastComment(in: html), find("-->", in: html[(comment + 2)...]) == nil {
      let hides = comment == html.startIndex
      reading.warn(
        "comment-not-closed", at: block, "a comment is not closed",
        explanation: hides ? "It hides all that follows, \(reach)." : "It is shown as text.",
        fix: "write `-->` behind it, or `\\<!--` for text")
    }
  }

  /// What begins a block of HTML that only its own end can close (CommonMark, section 4.6), and
  /// that end, if it is missing.
  private static func openElement(_ html: ArraySlice<UInt8>) -> (String, String)? {
    if html.starts(with: "<!--".utf8) { return nil }
    for (opening, closing) in [("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">")]
    where html.starts(with: opening.utf8) {
      return find(closing, in: html) == nil ? (opening, closing) : nil
    }
    for name in literals where begins(html, "<" + name) {
      let end = html.dropFirst(name.utf8.count + 1).first
      guard end.map({ $0 <= 0x20 || $0 == UInt8(ascii: ">") }) ?? true else { continue }
      let isClosed = literals.contains { find("</\($0)>", in: html) != nil }
      return isClosed ? nil : ("<\(name)>", "</\(name)>")
    }
    return nil
  }

  private static let literals = ["script", "pre", "style", "textarea"]

  /// The first byte of the last comment.
  private static func lastComment(in html: ArraySlice<UInt8>) -> Int? {
    var place = html.endIndex
    while let mark = html[..<place].lastIndex(of: UInt8(ascii: "<")) {
      if html[mark...].starts(with: "<!--".utf8) { return mark }
      place = mark
    }
    return nil
  }

  private static func find(_ word: String, in html: ArraySlice<UInt8>) -> Int? {
    guard let first = word.utf8.first else { return nil }
    var place = html.startIndex
    while let found = html[place...].firstIndex(of: first) {
      if begins(html[found...], word) { return found }
      place = found + 1
    }
    return nil
  }

  /// Whether a text begins with a word of lower case, in letters of either case.
  private static func begins(_ html: ArraySlice<UInt8>, _ word: String) -> Bool {
    let start = html.prefix(word.utf8.count)
    return start.count == word.utf8.count
      && zip(start, word.utf8).allSatisfy { (0x41...0x5A ~= $0 ? $0 | 0x20 : $0) == $1 }
  }
}

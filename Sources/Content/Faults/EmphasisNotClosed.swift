import Markdown

/// `emphasis-not-closed`: `**` that stayed as it was written. Silent where the stars are escaped,
/// stand between blanks, stand for letters of a word, or can begin nothing.
struct EmphasisNotClosed {
  private var lastBlock = NodeID.none
  private var lastLine = 0
  /// How many places of one block are looked up in the file: all may be escaped.
  private var tries = 0
  private static let mostTries = 8
  private static let star = UInt8(ascii: "*")

  static func read(_ reading: inout PageReading) {
    guard mayOccur(in: reading.document.text) else { return }
    var faults = EmphasisNotClosed()
    for index in 0..<reading.document.nodes.count
    where reading.document.nodes[index].kind == .text
      && reading.document.nodes[index].parent.exists
    {
      faults.read(NodeID(index), &reading)
    }
  }

  private static func mayOccur(in text: [UInt8]) -> Bool {
    var place = 0
    while let found = ByteSearch.first(star, in: text, from: place) {
      if found + 1 < text.count, text[found + 1] == star { return true }
      place = found + 1
    }
    return false
  }

  private mutating func read(_ node: NodeID, _ reading: inout PageReading) {
    let text = reading.document.bytes(of: node)
    var index = text.startIndex
    while let start = text[index...].firstIndex(of: Self.star) {
      index = text[start...].firstIndex { $0 != Self.star } ?? text.endIndex
      guard index - start == 2 || index - start == 3,
        opens(start..<index, in: node, reading.document)
      else { continue }
      let block = block(around: node, reading.document)
      if block != lastBlock {
        lastBlock = block
        tries = 0
      }
      tries += 1
      guard tries <= Self.mostTries else { return }
      if let place = place(of: start..<index, in: text, block, reading.document) {
        report(place, index - start, &reading)
        tries = Self.mostTries
        return
      }
    }
  }

  /// Whether stars can begin emphasis by what stands around them.
  private func opens(_ stars: Range<Int>, in node: NodeID, _ document: Document) -> Bool {
    let range = document[node].text
    var after: UInt8 = 0x20
    if stars.upperBound < range.upperBound {
      after = document.text[stars.upperBound]
    } else if document[node].next.exists, !isBreak(document[document[node].next].kind) {
      after = 0
    }
    let before = stars.lowerBound > range.lowerBound ? document.text[stars.lowerBound - 1] : 0x20
    guard after != 0x20, after != UInt8(ascii: "/"), before != UInt8(ascii: "/") else {
      return false
    }
    return !(MarkScanner.isWord(before) && MarkScanner.isWord(after))
  }

  private func isBreak(_ kind: NodeKind) -> Bool { kind == .softBreak || kind == .lineBreak }

  private func block(around node: NodeID, _ document: Document) -> NodeID {
    var block = node
    while block.exists, document[block].kind.isInline { block = document[block].parent }
    return block
  }

  /// The stars in the file; none where they are escaped there.
  private func place(
    of stars: Range<Int>, in text: ArraySlice<UInt8>, _ block: NodeID, _ document: Document
  ) -> Int? {
    guard block.exists else { return nil }
    let start = Int(document[block].start)
    let end = max(Int(document[block].end), min(start + 4096, document.source.count))
    let before = max(text.startIndex, stars.lowerBound - 4)
    for (lower, upper) in [
      (before, min(text.endIndex, stars.upperBound + 4)),
      (stars.lowerBound, min(text.endIndex, stars.upperBound + 1)),
    ] {
      let needle = text[lower..<upper]
      var place = start
      while let first = needle.first, place < end,
        let found = document.source[place..<end].firstIndex(of: first)
      {
        let mark = found + stars.lowerBound - lower
        if document.source[found...].starts(with: needle),
          mark == 0 || document.source[mark - 1] != UInt8(ascii: "\\")
        {
          return mark
        }
        place = found + 1
      }
    }
    return nil
  }

  private mutating func report(_ place: Int, _ count: Int, _ reading: inout PageReading) {
    let line = reading.document.lines.line(of: place)
    if line == lastLine { return }
    lastLine = line
    let stars = String(repeating: "*", count: count)
    reading.warn(
      "emphasis-not-closed", range: place..<place + count, "`\(stars)` is shown as it is written",
      explanation: "Here it neither begins nor ends bold text.",
      fix: "write a blank before and behind the bold text, close it, or write `\\*\\*` for stars")
  }
}

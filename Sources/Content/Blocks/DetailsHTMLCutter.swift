import Markdown

/// Cuts a block of raw HTML into the tags of its details and what stands between them, which is
/// parsed as Markdown.
struct DetailsHTMLCutter {
  private let block: Node
  private let id: NodeID
  private let html: [UInt8]
  private var pieces: [NodeID] = []
  /// The line of the file at byte ``counted`` of the HTML.
  private var line: Int
  private var counted = 0
  /// The byte of the file behind the tag found last.
  private var cursor: Int

  private init(_ block: NodeID, in document: Document) {
    self.block = document[block]
    id = block
    html = Array(document.bytes(of: block))
    line = document.line(of: block)
    cursor = Int(document[block].start)
  }

  /// The pieces of a block, which stand nowhere yet; `previous` is the tag right before it.
  static func cut(
    _ block: NodeID, after previous: DetailsTag.Kind?, _ parser: inout FragmentParser,
    in document: inout Document
  ) -> [NodeID] {
    var cutter = DetailsHTMLCutter(block, in: document)
    var place = 0
    var before = previous
    for tag in DetailsTags.find(in: cutter.html[...]) {
      cutter.addText(place..<tag.range.lowerBound, before, tag.kind, &parser, &document)
      cutter.add(tag, &document)
      place = tag.range.upperBound
      before = tag.kind
    }
    cutter.addText(place..<cutter.html.count, before, nil, &parser, &document)
    return cutter.pieces
  }

  private mutating func add(_ tag: DetailsTag, _ document: inout Document) {
    moveLine(to: tag.range.lowerBound)
    let place = SourceLine.place(of: html[tag.range], line: line, from: cursor, in: document)
    let text = html[tag.range]
    let quotes = text.contains(0x0A) ? SourceLine.quotes(around: id, in: document) : 0
    cursor = SourceLine.end(of: text, at: place, quotes: quotes, in: document)
    pieces.append(document.makeDetailsTag(tag.kind, text: poolRange(tag.range), at: place))
  }

  private mutating func addText(
    _ range: Range<Int>, _ before: DetailsTag.Kind?, _ after: DetailsTag.Kind?,
    _ parser: inout FragmentParser, _ document: inout Document
  ) {
    guard let first = html[range].firstIndex(where: { $0 > 0x20 }) else { return }
    if before == .openSummary {
      moveLine(to: first)
      let text = FragmentParser.line(of: html[first..<range.upperBound])
      addParagraphs(parser.inlines(text, atLine: line, in: &document), &document)
      return
    }
    let wrapped = WrappedText(
      html[range], isStart: before == .openDetails || before == .closeSummary,
      isEnd: after == .closeDetails)
    for tag in wrapped.leading { addWrapper(tag, &document) }
    if html[wrapped.inner].contains(where: { $0 > 0x20 }) {
      moveLine(to: wrapped.inner.lowerBound)
      let text = IndentedText.flush(html, wrapped.inner)
      pieces += parser.blocks(text, atLine: line, from: cursor, in: &document)
    }
    for tag in wrapped.trailing { addWrapper(tag, &document) }
  }

  private mutating func addParagraphs(_ headings: [NodeID], _ document: inout Document) {
    for heading in headings {
      document[heading].kind = .paragraph
      document[heading].level = 0
      pieces.append(heading)
    }
  }

  private mutating func addWrapper(_ range: Range<Int>, _ document: inout Document) {
    moveLine(to: range.lowerBound)
    var node = Node(.htmlBlock)
    node.text = poolRange(range)
    node.start = UInt32(document.lines.offset(ofLine: line))
    node.end = node.start
    pieces.append(document.make(node))
  }

  private mutating func moveLine(to place: Int) {
    guard place > counted else { return }
    line += SourceLine.countEnds(in: html[counted..<place])
    counted = place
  }

  /// The same bytes in the pool of the document.
  private func poolRange(_ range: Range<Int>) -> TextRange {
    TextRange(start: block.text.lowerBound + range.lowerBound, count: range.count)
  }
}

/// Text that an author has indented as HTML is, not as Markdown.
enum IndentedText {
  /// A run of `html` without the indentation that all its lines share, so that it does not become
  /// code.
  static func flush(_ html: [UInt8], _ range: Range<Int>) -> [UInt8] {
    let isMidLine = range.lowerBound > 0 && html[range.lowerBound - 1] != 0x0A
    let text = html[range]
    guard isMidLine else { return drop(sharedBlanks(text), of: text) }
    let lineEnd = text.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.endIndex
    let first = text[..<lineEnd].drop(while: isBlank)
    let rest = text[lineEnd...]
    return first + (first.isEmpty ? drop(sharedBlanks(rest), of: rest) : Array(rest))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// How many blanks begin every line that is not blank.
  private static func sharedBlanks(_ text: ArraySlice<UInt8>) -> Int {
    text.split { $0 == 0x0A || $0 == 0x0D }.map { line in
      let blanks = line.prefix(while: isBlank).count
      return blanks == line.count ? Int.max : blanks
    }.min() ?? 0
  }

  private static func drop(_ count: Int, of text: ArraySlice<UInt8>) -> [UInt8] {
    guard count > 0 else { return Array(text) }
    var flush: [UInt8] = []
    flush.reserveCapacity(text.count)
    var column = 0
    for byte in text {
      if byte == 0x0A || byte == 0x0D {
        column = 0
      } else if column < count {
        column += 1
        if isBlank(byte) { continue }
      }
      flush.append(byte)
    }
    return flush
  }
}

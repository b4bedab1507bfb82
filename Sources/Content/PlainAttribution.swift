internal import Markdown

/// Who said it and where, as other formats write it: plain text, told apart by the reader's rules.
package struct PlainAttribution: Sendable, Equatable {
  package var author = ""
  /// The work, with its year.
  package var source = ""
  package var url = ""

  package init() {}

  /// Whether it says nothing.
  package var isEmpty: Bool { author.isEmpty && source.isEmpty && url.isEmpty }

  /// Tells the fields of `Author, "Work", year (https://…)` apart; empty where no letter names
  /// anybody.
  package init(plain text: some Sequence<UInt8>) {
    var reading = PageReading(page: Page(path: ""), document: Document())
    let node = reading.document.make(Node(.plain))
    reading.document.append(node, to: .root)
    reading.document.append(reading.document.makeText(Array(text)), to: node)
    InlineText.read(&reading)
    self.init(node, &reading)
  }

  /// Reads a line of Markdown as it stands behind a quote: `— Author, *Work* (<https://…>)`.
  package init(markdown line: [UInt8]) {
    var reading = PageReading(page: Page(path: ""), document: Document())
    reading.document.parse(fragment: line, atLine: 1, into: .root)
    InlineText.read(&reading)
    self.init(.root, &reading)
  }

  private init(_ node: NodeID, _ reading: inout PageReading) {
    let text = AttributionText(node, of: reading.document)
    let found = text.isEmpty ? Attribution() : text.fields(in: &reading)
    self.init(found, reading.page)
  }

  private init(_ attribution: Attribution, _ page: Page) {
    author = page.string(attribution.author)
    source = page.string(attribution.source)
    url = page.string(attribution.address)
  }

  /// Takes what the reader takes for an attribution off the end of a quote, whose lines end with
  /// LF and whose paragraphs are parted by a blank line; nil where there is none.
  package static func take(fromEndOf text: inout [UInt8]) -> PlainAttribution? {
    guard mayHold(text) else { return nil }
    var reading = PageReading(page: Page(path: ""), document: Document())
    let quote = reading.document.make(Node(.blockQuote))
    for paragraph in paragraphs(of: text[...]) {
      let node = reading.document.make(Node(.paragraph))
      append(paragraph, to: node, &reading.document)
      reading.document.append(node, to: quote)
    }
    guard let found = reading.takeAttribution(fromBlocksOf: quote) else { return nil }
    text.removeAll(keepingCapacity: true)
    PlainText.append(quote, of: reading.document, to: &text)
    return PlainAttribution(found, reading.page)
  }

  /// Whether the reader would take the end of a paragraph for an attribution, were its lines so,
  /// and the last perhaps behind an element that shows nothing.
  package static func stands(
    atEndOf lines: some Collection<ArraySlice<UInt8>>, behindNothing: Bool = false
  ) -> Bool {
    var reading = PageReading(page: Page(path: ""), document: Document())
    let node = reading.document.make(Node(.paragraph))
    append(lines, to: node, &reading.document)
    if behindNothing {
      var nothing = Node(.htmlInline)
      nothing.text = reading.document.add("<wbr>".utf8)
      let last = reading.document[node].lastChild
      reading.document.insert(
        reading.document.make(nothing), after: reading.document.sibling(before: last), in: node)
    }
    return reading.takeEnd(of: node) != nil
  }

  /// Whether a text behind a dash is read as speech, and names nobody.
  package static func isSentence(_ text: String) -> Bool {
    AttributionTail.isSentence(Array(text.utf8)[...])
  }

  /// Whether a line begins with a dash that may stand before a name.
  package static func beginsWithDash(_ line: ArraySlice<UInt8>) -> Bool {
    DashMark.length(in: line, at: line.startIndex) > 0
  }

  private static func append(
    _ lines: some Sequence<ArraySlice<UInt8>>, to node: NodeID, _ document: inout Document
  ) {
    for line in lines {
      if document[node].firstChild.exists {
        document.append(document.make(Node(.lineBreak)), to: node)
      }
      document.append(document.makeText(line), to: node)
    }
  }

  private static func paragraphs(of text: ArraySlice<UInt8>) -> [[ArraySlice<UInt8>]] {
    text.split(separator: 0x0A, omittingEmptySubsequences: false)
      .split(whereSeparator: \.isEmpty).map(Array.init)
  }

  /// A cheap look: a dash, a tilde, or a byte that begins a long dash or a book mark.
  package static func mayHold(_ text: some Sequence<UInt8>) -> Bool {
    text.contains { PageReading.mayMark($0) }
  }
}

internal import Content
internal import Diagnostics

/// Records as blockquotes of a page that the reader reads back as they were (`items: quotes`).
package struct QuoteWriter {
  /// The Markdown so far.
  package private(set) var bytes: [UInt8] = []
  /// Line ends within quotes are kept by the page (`breaks: keep`); else each gets a backslash.
  private let keepsBreaks: Bool
  private var section = ""

  /// Begins a text that stands alone or behind the entries of a page.
  package init(keepsBreaks: Bool) {
    self.keepsBreaks = keepsBreaks
  }

  /// A whole page, its front matter first.
  package static func page(_ records: [Record], _ head: PageHead = PageHead()) -> [UInt8] {
    let keepsBreaks = records.contains { !$0.isDrawing && hasLines($0.label) }
    var writer = QuoteWriter(keepsBreaks: keepsBreaks)
    let front = head.frontMatter(keepsBreaks: keepsBreaks)
    writer.bytes = front
    for record in records { writer.append(record, isOfPage: head.lang) }
    return allowed(writer.bytes, after: front.count)
  }

  /// The program that wrote the records knew what is an author: a page on which the reader would
  /// ask silences the question.
  private static func allowed(_ page: [UInt8], after front: Int) -> [UInt8] {
    var report = Report()
    _ = PageReader(path: "", fallbackTitle: "").read(page, into: &report)
    let rule = "possible-attribution"
    guard report.diagnostics.contains(where: { $0.rule == rule }) else { return page }
    let comment = "\n<!-- florilegium: allow \(rule) -->\n"
    return Array(page[..<front]) + comment.utf8 + page[front...]
  }

  /// Whether a paragraph of a text has more than one line.
  private static func hasLines(_ text: [UInt8]) -> Bool {
    var last: UInt8 = 0x0A
    for (index, byte) in text.enumerated() {
      if byte == 0x0A, last != 0x0A, index + 1 < text.count, text[index + 1] != 0x0A { return true }
      last = byte
    }
    return false
  }

  /// Appends a record; its language is not named where it is that `ofPage`.
  package mutating func append(_ record: Record, isOfPage language: String = "") {
    var record = record
    let attributes = attributes(of: record, language)
    if !attributes.isEmpty, !AttributionLine.isName(record.attribution) {
      // Attributes and a footer cannot both end a quote.
      let source = Array("(\(record.attribution.source))".utf8)
      record.body += (record.body.isEmpty ? [] : [0x0A, 0x0A]) + source
      record.attribution.source = ""
    }
    beginSection(record.section)
    if !bytes.isEmpty { bytes.append(0x0A) }
    let layout = QuoteLayout(record)
    if layout.isCode { appendCode(record.label) } else { append(layout) }
    append(record.attribution, layout, attributes)
    let isGuarded = record.attribution.isEmpty
    appendBody(record.body, isGuarded: isGuarded && record.translations.isEmpty)
    for translation in record.translations {
      appendBody(translation.text, attributes: "{lang=\(translation.lang)}", isGuarded: isGuarded)
    }
  }

  private mutating func beginSection(_ name: String) {
    guard name != section else { return }
    section = name
    guard !name.isEmpty else { return }
    if !bytes.isEmpty { bytes.append(0x0A) }
    bytes.append(contentsOf: "## ".utf8)
    let text = Array(name.utf8)
    MarkdownText.append(text[...], to: &bytes)
    // A closing sequence of number signs or an attribute list is no part of a heading.
    if text.last == UInt8(ascii: "#") || QuoteLayout.endsInAttributes(text[...]) {
      bytes.append(contentsOf: MarkdownText.nothing)
    }
    bytes.append(0x0A)
  }

  // MARK: The quote

  private mutating func append(_ layout: QuoteLayout) {
    for (index, paragraph) in layout.paragraphs.enumerated() {
      if index > 0 { bytes.append(contentsOf: ">\n".utf8) }
      bytes.append(contentsOf: "> ".utf8)
      append(paragraph, prefix: "> ", breakMark: keepsBreaks ? "\n" : "\\\n")
      bytes.append(0x0A)
    }
  }

  private mutating func append(
    _ paragraph: QuoteLayout.Paragraph, prefix: String, breakMark: String
  ) {
    for (index, line) in paragraph.lines.enumerated() {
      if index > 0 {
        bytes.append(contentsOf: breakMark.utf8)
        bytes.append(contentsOf: prefix.utf8)
      }
      let isLast = index > 0 && index == paragraph.lines.count - 1
      if index == 0 && paragraph.needsStart || isLast && paragraph.guardsLastLine {
        bytes.append(contentsOf: MarkdownText.nothing)
        MarkdownText.append(line, to: &bytes)
      } else {
        MarkdownText.append(line: line, to: &bytes)
      }
    }
    if paragraph.needsEnd { bytes.append(contentsOf: MarkdownText.nothing) }
  }

  /// Appends a text as it is, in a fence that is longer than any within it.
  private mutating func appendCode(_ text: [UInt8]) {
    var longest = 2
    var run = 0
    for byte in text {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = [UInt8](repeating: UInt8(ascii: "`"), count: longest + 1)
    bytes.append(contentsOf: Array("> ".utf8) + fence + [0x0A])
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      bytes.append(contentsOf: (line.isEmpty ? ">" : "> ").utf8)
      bytes.append(contentsOf: line)
      bytes.append(0x0A)
    }
    bytes.append(contentsOf: Array("> ".utf8) + fence + [0x0A])
  }

  // MARK: What follows it

  private mutating func append(
    _ attribution: PlainAttribution, _ layout: QuoteLayout, _ attributes: [UInt8]
  ) {
    var line: [UInt8]
    switch layout.form {
    case .none:
      if !attributes.isEmpty, !layout.isCode {
        bytes.removeLast()
        bytes.append(contentsOf: [0x20] + attributes + [0x0A])
      }
      return
    case .footer: line = AttributionLine.footer(of: attribution)
    case .line, .paragraph:
      line = AttributionLine.markdown(of: attribution)
      if !attributes.isEmpty {
        line.append(contentsOf: [0x20] + attributes)
      } else if QuoteLayout.endsInAttributes(attribution) {
        line.append(contentsOf: MarkdownText.nothing)
      }
    }
    if layout.form != .line { bytes.append(contentsOf: ">\n".utf8) }
    bytes.append(contentsOf: Array("> ".utf8) + line + [0x0A])
  }

  private func attributes(of record: Record, _ language: String) -> [UInt8] {
    var words: [String] = []
    if !record.lang.isEmpty, record.lang != language, LanguageTag.isWellFormed(record.lang) {
      words.append("lang=\(record.lang)")
    }
    let tags = record.tags.map(TagName.make).filter { !$0.isEmpty }
    if !tags.isEmpty { words.append("tags=" + tags.joined(separator: ",")) }
    if !record.date.isEmpty { words.append("date=" + record.date) }
    return words.isEmpty ? [] : Array("{\(words.joined(separator: " "))}".utf8)
  }

  /// Appends what unfolds, with what is said of each of its paragraphs.
  private mutating func appendBody(_ body: [UInt8], attributes: String = "", isGuarded: Bool) {
    let paragraphs = PlainLines.paragraphs(of: body)
    for (index, lines) in paragraphs.enumerated() {
      var paragraph = QuoteLayout.Paragraph(lines: lines)
      let isLast = index == paragraphs.count - 1
      if isGuarded {
        paragraph.needsStart = LineMark.beginsWithDash(lines[0])
        paragraph.guardsLastLine = isLast && paragraph.endsLikeAttribution
      }
      if isLast, lines.count == 1, QuoteLayout.isAddress(lines[0]) { paragraph.needsStart = true }
      bytes.append(0x0A)
      append(paragraph, prefix: "", breakMark: "\\\n")
      if !attributes.isEmpty { bytes.append(contentsOf: " \(attributes)".utf8) }
      bytes.append(0x0A)
    }
  }
}

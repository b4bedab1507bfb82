internal import Content

/// How a record is laid out as a blockquote, so that the reader finds its attribution where it is
/// and nowhere else.
struct QuoteLayout {
  /// Where the attribution stands.
  enum Form {
    /// There is none.
    case none
    /// In the last line of the paragraph.
    case line
    /// In a paragraph of its own: the quote has several, or lines that begin with a dash.
    case paragraph
    /// In HTML: it is long, or ends as speech does.
    case footer
  }

  struct Paragraph {
    var lines: [ArraySlice<UInt8>]
    /// An element that shows nothing stands first: the paragraph begins with a dash.
    var needsStart = false
    /// Such an element stands before the last line, which the reader would take for an attribution.
    var guardsLastLine = false

    init(lines: [ArraySlice<UInt8>]) { self.lines = lines }

    /// An element that shows nothing stands last: the paragraph ends like an attribute list.
    var needsEnd: Bool { lines.last.map(QuoteLayout.endsInAttributes) ?? false }

    /// Whether only the last of several lines begins with a dash, or the second of two, which may
    /// be a body of its own.
    var endsLikeAttribution: Bool {
      guard lines.count > 1, let last = lines.last, LineMark.beginsWithDash(last) else {
        return false
      }
      return lines.count == 2 || !lines.dropLast().contains(where: LineMark.beginsWithDash)
    }
  }

  private(set) var form = Form.none
  private(set) var paragraphs: [Paragraph] = []
  /// The text stands in a code block.
  private(set) var isCode: Bool

  init(_ record: Record) {
    isCode = record.isDrawing
    paragraphs = PlainLines.paragraphs(of: record.label).map(Paragraph.init)
    if record.attribution.isEmpty {
      guard !isCode, let last = paragraphs.indices.last else { return }
      guardEnd(last, hasBody: !record.body.isEmpty)
    } else {
      form = Self.form(of: record, paragraphs)
      guard form == .paragraph else { return }
      for index in paragraphs.indices {
        paragraphs[index].needsStart = LineMark.beginsWithDash(paragraphs[index].lines[0])
      }
    }
  }

  private static func form(of record: Record, _ paragraphs: [Paragraph]) -> Form {
    if !AttributionLine.isName(record.attribution) { return .footer }
    if record.isDrawing || paragraphs.count != 1 { return .paragraph }
    return paragraphs[0].lines.contains(where: LineMark.beginsWithDash) ? .paragraph : .line
  }

  /// Keeps the reader from an attribution at the end of a text that has none. Where nothing else
  /// helps, the text is written as code.
  private mutating func guardEnd(_ last: Int, hasBody: Bool) {
    paragraphs[last].guardsLastLine = paragraphs[last].endsLikeAttribution
    paragraphs[last].needsStart =
      (last > 0 || hasBody) && LineMark.beginsWithDash(paragraphs[last].lines[0])
    let lines = paragraphs[last].lines
    let isGuarded = paragraphs[last].guardsLastLine
    if PlainAttribution.mayHold(lines.last ?? []),
      PlainAttribution.stands(atEndOf: lines, behindNothing: isGuarded)
    {
      isCode = true
    }
  }

  /// Whether a text ends like `{#id}` or ` ^id`.
  static func endsInAttributes(_ text: ArraySlice<UInt8>) -> Bool {
    text.last == UInt8(ascii: "}")
  }

  static func endsInAttributes(_ attribution: PlainAttribution) -> Bool {
    let fields = [attribution.url, attribution.source, attribution.author]
    guard let last = fields.first(where: { !$0.isEmpty }) else { return false }
    return endsInAttributes(Array(last.utf8)[...])
  }

  /// Whether a line is nothing but an address, which would be the source of the next quote.
  static func isAddress(_ line: ArraySlice<UInt8>) -> Bool {
    let isWord = !line.contains(0x20) && !line.contains(0x09)
    return isWord && (line.starts(with: "http".utf8) || line.starts(with: "www.".utf8))
  }
}

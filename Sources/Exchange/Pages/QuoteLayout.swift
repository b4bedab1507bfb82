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
    /// The last line is no line of its own to the reader, who would take it for an attribution.
    var joinsLastLine = false

    init(lines: [ArraySlice<UInt8>]) { self.lines = lines }

    /// Whether only the last of several lines begins with a dash, or the second of two, which may
    /// be a body of its own.
    var endsLikeAttribution: Bool {
      guard lines.count > 1, let last = lines.last, LineMark.beginsWithDash(last) else {
        return false
      }
      return lines.count == 2 || !lines.dropLast().contains(where: LineMark.beginsWithDash)
    }

    /// The lines as the reader sees them.
    var readLines: [ArraySlice<UInt8>] {
      guard joinsLastLine else { return lines }
      let joined = Array(lines.suffix(2).joined(separator: [0x0A]))
      return Array(lines.dropLast(2)) + [joined[...]]
    }
  }

  private(set) var form = Form.none
  private(set) var paragraphs: [Paragraph] = []
  /// The text stands in a code block.
  private(set) var isCode: Bool
  /// An element that shows nothing ends the text, which ends like an attribute list.
  private(set) var needsEnd = false

  init(_ record: Record) {
    isCode = record.isDrawing
    paragraphs = PlainLines.paragraphs(of: record.label).map(Paragraph.init)
    needsEnd = paragraphs.last?.lines.last.map(Self.endsInAttributes) ?? false
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
    paragraphs[last].joinsLastLine = paragraphs[last].endsLikeAttribution
    paragraphs[last].needsStart =
      (last > 0 || hasBody) && LineMark.beginsWithDash(paragraphs[last].lines[0])
    let lines = paragraphs[last].readLines
    if Self.mayBeAttributed(lines.last ?? []), PlainAttribution.stands(atEndOf: lines) {
      isCode = true
    }
  }

  /// A cheap look: a dash, a tilde, or a byte that begins a long dash or a book mark.
  private static func mayBeAttributed(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "~") || $0 == 0xE2 || $0 == 0xE3 }
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

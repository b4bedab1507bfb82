internal import Diagnostics

/// Cuts a template file into text and tags.
///
/// https://github.com/mustache/spec: delimiters, comments, and lines on which a tag stands alone.
struct TemplateLexer {
  let file: TemplateFile
  private(set) var tokens: [TemplateToken] = []
  private(set) var report = Report()

  private let bytes: [UInt8]
  private var open = Array("{{".utf8)
  private var close = Array("}}".utf8)
  /// Where the text begins that is not yet a token.
  private var textStart = 0
  private var isAtLineStart = true

  init(_ file: TemplateFile) {
    self.file = file
    bytes = file.bytes
  }

  /// Reads the file from its beginning to its end.
  mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { textStart = 3 }
    var cursor = textStart
    while let start = bytes.firstRange(of: open, in: cursor..<bytes.count)?.lowerBound {
      cursor = readTag(at: start)
    }
    addText(upTo: bytes.count)
  }

  /// Reads the tag at `start`; returns where to go on.
  private mutating func readTag(at start: Int) -> Int {
    let (content, sigil) = sigil(from: start + open.count)
    let ending: [UInt8] =
      switch sigil {
      case UInt8(ascii: "{"): [UInt8(ascii: "}")] + close
      case UInt8(ascii: "="): [UInt8(ascii: "=")] + close
      default: close
      }
    let kind = Self.kind(of: sigil)
    let nameStart = kind == .variable ? content : min(content + 1, bytes.count)
    guard let end = bytes.firstRange(of: ending, in: nameStart..<bytes.count) else {
      return addUnclosedTag(start..<nameStart, ending: ending)
    }
    let name = bytes.trim(nameStart..<end.lowerBound)
    if kind != nil, endOfUnclosedTag(in: name) != nil {
      return addUnclosedTag(start..<nameStart, ending: ending)
    }
    let tag = start..<end.upperBound
    let line = kind?.isVariable == true ? nil : loneLine(of: tag)
    addText(upTo: line?.lowerBound ?? start)
    if sigil == UInt8(ascii: "=") { setDelimiters(name, tag: tag) }
    if line == nil { addLineStart() }
    if let kind { add(kind, tag: tag, name: name, line: line) }
    textStart = line?.upperBound ?? tag.upperBound
    isAtLineStart = line != nil
    return textStart
  }

  /// The first byte of a tag that is no white space, and its place; `{` and `=` belong to the
  /// delimiter and stand beside it.
  private func sigil(from start: Int) -> (place: Int, byte: UInt8) {
    var place = start
    while place < bytes.count, bytes[place].isWhiteSpace { place += 1 }
    guard place < bytes.count else { return (start, 0) }
    let byte = bytes[place]
    let isDelimiter = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "=")
    return isDelimiter && place > start ? (start, 0) : (place, byte)
  }

  /// What a tag with this first byte is; nil for a comment and for new delimiters.
  private static func kind(of sigil: UInt8) -> TemplateToken.Kind? {
    switch sigil {
    case UInt8(ascii: "!"), UInt8(ascii: "="): nil
    case UInt8(ascii: "{"), UInt8(ascii: "&"): .unescapedVariable
    case UInt8(ascii: "#"): .section
    case UInt8(ascii: "^"): .invertedSection
    case UInt8(ascii: "/"): .close
    case UInt8(ascii: ">"): .partial
    default: .variable
    }
  }

  /// The whole line, its end included, if there is nothing but white space around the tag.
  private func loneLine(of tag: Range<Int>) -> Range<Int>? {
    var start = tag.lowerBound
    while start > textStart, bytes[start - 1].isBlank { start -= 1 }
    guard start == textStart ? isAtLineStart : bytes[start - 1] == UInt8(ascii: "\n") else {
      return nil
    }
    var end = tag.upperBound
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    if end == bytes.count { return start..<end }
    if bytes[end] == UInt8(ascii: "\r"), end + 1 < bytes.count { end += 1 }
    return bytes[end] == UInt8(ascii: "\n") ? start..<end + 1 : nil
  }

  private mutating func add(
    _ kind: TemplateToken.Kind, tag: Range<Int>, name: Range<Int>, line: Range<Int>?
  ) {
    guard !name.isEmpty else {
      return fault(tag, "the tag \(text(tag)) names nothing", fix: "name a variable in it")
    }
    let indentation = line.map { $0.lowerBound..<tag.lowerBound }
    tokens.append(TemplateToken(kind: kind, range: tag, name: name, indentation: indentation))
  }

  /// Adds the text before a tag, line by line, so that a partial can be indented.
  private mutating func addText(upTo end: Int) {
    while textStart < end {
      let newline = bytes[textStart..<end].firstIndex(of: UInt8(ascii: "\n"))
      let line = textStart..<(newline.map { $0 + 1 } ?? end)
      let isBlank = bytes[line].elementsEqual([UInt8(ascii: "\r"), UInt8(ascii: "\n")])
      if bytes[textStart] != UInt8(ascii: "\n") && !isBlank { addLineStart() }
      tokens.append(TemplateToken(kind: .text, range: line))
      isAtLineStart = newline != nil
      textStart = line.upperBound
    }
  }

  private mutating func addLineStart() {
    guard isAtLineStart else { return }
    tokens.append(TemplateToken(kind: .lineStart, range: textStart..<textStart))
    isAtLineStart = false
  }

  /// `{{=<% %>=}}`
  private mutating func setDelimiters(_ name: Range<Int>, tag: Range<Int>) {
    let words = bytes[name].split(whereSeparator: \.isWhiteSpace)
    guard words.count == 2, !bytes[name].contains(UInt8(ascii: "=")) else {
      return fault(
        tag, "the tag \(text(tag)) sets no delimiters",
        explanation: "New delimiters are two words, with white space between them and no \"=\".",
        fix: "write {{=<% %>=}}")
    }
    open = Array(words[0])
    close = Array(words[1])
  }

  /// Where a name breaks off because a line ends or another tag begins.
  private func endOfUnclosedTag(in range: Range<Int>) -> Int? {
    let line = bytes[range].firstIndex(where: \.isLineEnd) ?? range.upperBound
    let tag = bytes.firstRange(of: open, in: range)?.lowerBound ?? range.upperBound
    let end = min(line, tag)
    return end < range.upperBound ? end : nil
  }

  /// Reports a tag without an end, of which the beginning is given; returns where to go on.
  private mutating func addUnclosedTag(_ beginning: Range<Int>, ending: [UInt8]) -> Int {
    let rest = beginning.upperBound..<bytes.count
    let end = endOfUnclosedTag(in: rest) ?? rest.upperBound
    let tag = bytes.trim(beginning.lowerBound..<end)
    fault(
      tag, "the tag \(text(tag)) is not closed",
      fix: "end it with \(String(decoding: ending, as: UTF8.self))")
    addText(upTo: beginning.lowerBound)
    textStart = end
    isAtLineStart = false
    return end
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func fault(
    _ range: Range<Int>, _ headline: String, explanation: String = "", fix: String
  ) {
    report.add(
      Diagnostic(
        .error, "template-syntax", path: file.path, range: range, headline,
        explanation: explanation, fix: fix))
  }
}

extension TemplateToken.Kind {
  /// Whether it writes a value; such a tag keeps its line, even alone on it.
  fileprivate var isVariable: Bool {
    self == .variable || self == .unescapedVariable
  }
}

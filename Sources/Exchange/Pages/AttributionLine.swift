internal import Content
internal import Unicode

/// `— Author, *Work* (<https://…>)`, as it stands behind a quote.
enum AttributionLine {
  /// The line as Markdown, without its end.
  static func markdown(of attribution: PlainAttribution) -> [UInt8] {
    var line = Array("— ".utf8)
    MarkdownText.append(Array(attribution.author.utf8)[...], to: &line)
    if !attribution.source.isEmpty {
      if !attribution.author.isEmpty { line.append(contentsOf: ", ".utf8) }
      line.append(UInt8(ascii: "*"))
      MarkdownText.append(Array(attribution.source.utf8)[...], to: &line)
      line.append(UInt8(ascii: "*"))
    }
    if !attribution.url.isEmpty {
      // Brackets would be taken off together with those that end the work.
      let ends = line.last.map { Set(" ()[]<>,;".utf8).contains($0) } ?? false
      let isBare = ends || attribution.source.last == ")" || attribution.source.last == "]"
      if line.last != 0x20 { line.append(0x20) }
      line.append(contentsOf: (isBare ? "<" : "(<").utf8)
      MarkdownText.append(address: attribution.url, to: &line)
      line.append(contentsOf: (isBare ? ">" : ">)").utf8)
    }
    return line
  }

  /// The line as HTML that the reader takes for an attribution however long it is.
  static func footer(of attribution: PlainAttribution) -> [UInt8] {
    let line = markdown(of: attribution)
    var footer = Array("<footer>".utf8)
    var index = 0
    while index < line.count {
      // HTML comes before Markdown: it knows no backslash.
      if line[index] == UInt8(ascii: "\\"), index + 1 < line.count {
        let escaped = line[index + 1]
        footer.append(
          contentsOf: escaped == UInt8(ascii: "<") ? Array("&lt;".utf8) : [0x5C, escaped])
        index += 2
      } else {
        footer.append(line[index])
        index += 1
      }
    }
    footer.append(contentsOf: "</footer>".utf8)
    return footer
  }

  /// Whether the reader takes such a line for a name: at most 240 characters, and no speech.
  static func isName(_ attribution: PlainAttribution) -> Bool {
    let fields = [attribution.author, attribution.source, attribution.url]
    let bytes = fields.reduce(8) { $0 + $1.utf8.count }
    guard bytes < 240 || fields.reduce(8, { $0 + $1.unicodeScalars.count }) < 240 else {
      return false
    }
    let shown = [attribution.author, attribution.source].filter { !$0.isEmpty }
    if PlainAttribution.isSentence(shown.joined(separator: ", ")) { return false }
    guard let last = fields.last(where: { !$0.isEmpty })?.unicodeScalars.last else { return true }
    return !["!", "?", "…", "！", "？"].contains(last)
  }
}

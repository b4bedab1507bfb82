/// Lines that are bold from end to end, with text under them.
enum BoldLines {
  static func fix(_ text: AdvisedText) -> String? {
    let bold = text.lines.filter { line in
      let line = line.unbroken
      return line.count > 4 && line.starts(with: "**".utf8)
        && line.suffix(2).elementsEqual("**".utf8)
    }
    guard bold.count >= 2, bold.count < text.lines.count, let first = bold.first else { return nil }
    let shown = String(decoding: first.filter { $0 != UInt8(ascii: "*") }, as: UTF8.self)
    return "write each bold line as a heading, `## \(shown.prefix(60))`"
  }
}

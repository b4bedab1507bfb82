import Markdown

/// Terms or cells in HTML.
enum HTMLTerms {
  static func fix(_ blocks: [NodeID], _ reading: PageReading) -> String? {
    for block in blocks where reading.document[block].kind == .htmlBlock {
      let text = reading.document.bytes(of: block).drop { $0 <= 0x20 }
      let tag = text.firstIndex(of: UInt8(ascii: ">")).flatMap { HTMLTag(text[...$0]) }
      if tag?.isNamed("dl") == true {
        return "write each term on a line, and its meaning under it behind `: `"
      }
      if tag?.isNamed("table") == true {
        return "write the table with bars, and a line `|---|---|` under its first row"
      }
    }
    return nil
  }
}

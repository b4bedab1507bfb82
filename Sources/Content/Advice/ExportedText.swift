/// Rows of fields between tabs, or texts between lines of `%`: what a program has exported.
enum ExportedText {
  static func fix(_ text: AdvisedText) -> String? {
    if text.lines.contains(where: { $0.elementsEqual("%".utf8) }) {
      return "make a page of it with `florilegium import fortune`"
    }
    let rows = text.lines.drop { $0.first == UInt8(ascii: "#") }
    guard AdvisedText.are(Array(rows), mostly: { $0.contains(0x09) }) else { return nil }
    return "make a page of it with `florilegium import tsv`, or write `- ` before each line and "
      + "a colon in place of the tab"
  }
}

/// Rows of cells without the line of dashes that makes a table of them.
enum UnruledTable {
  private static let bar = UInt8(ascii: "|")

  static func fix(_ text: AdvisedText) -> String? {
    guard let first = text.lines.first, first.contains(bar),
      text.isMostly({ $0.contains(bar) })
    else { return nil }
    let cells = first.count { $0 == bar } + (first.first == bar ? -1 : 1)
    guard cells > 1 else { return nil }
    let dashes = "|" + String(repeating: "---|", count: cells)
    return "a table needs a line of dashes under its first row: write `\(dashes)` there"
  }
}

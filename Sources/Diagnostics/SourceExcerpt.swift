/// The line of a fault, cut around its place when it is long, with the place marked below.
struct SourceExcerpt: Equatable {
  /// The line, with tabs as spaces and nothing that a terminal would obey.
  private(set) var text = ""
  /// Columns before the mark, and columns of the mark (at least 1).
  private(set) var indent = 0
  private(set) var width = 0

  /// Columns shown at most, and how many of them before the mark when the line is longer.
  private static let maximumWidth = 96
  private static let maximumIndent = 36
  /// Bytes looked at on each side of the place: more can never be shown.
  private static let reach = 400

  /// A character, as it is shown.
  private struct Cell {
    var text: String
    var columns: Int
  }

  init(of range: Range<Int>, in file: SourceFile) {
    let line = file.line(around: range.lowerBound)
    let start = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    let end = min(max(range.upperBound, start), line.upperBound)
    let from = max(line.lowerBound, start - Self.reach)
    let to = min(line.upperBound, start + Self.reach)
    let before = Self.cells(file.bytes[from..<start])
    let marked = Self.cells(file.bytes[start..<min(end, to)])
    let after = Self.cells(file.bytes[min(end, to)..<to])
    compose(
      before + marked + after, mark: before.count..<before.count + marked.count,
      isCut: (from > line.lowerBound, to < line.upperBound))
  }

  private mutating func compose(_ cells: [Cell], mark: Range<Int>, isCut: (left: Bool, right: Bool))
  {
    let shown = Self.window(cells, mark: mark)
    let before = cells[shown.lowerBound..<mark.lowerBound]
    let marked = cells[mark.clamped(to: shown)]
    text = cells[shown].map(\.text).joined()
    indent = before.reduce(0) { $0 + $1.columns }
    width = max(1, marked.reduce(0) { $0 + $1.columns })
    if isCut.left || shown.lowerBound > 0 {
      text = "…" + text
      indent += 1
    }
    if isCut.right || shown.upperBound < cells.count { text += "…" }
  }

  /// The cells to show: all, or some before the mark and as many after as there is room for.
  private static func window(_ cells: [Cell], mark: Range<Int>) -> Range<Int> {
    var from = mark.lowerBound
    var used = 0
    while from > 0, used + cells[from - 1].columns <= maximumIndent {
      from -= 1
      used += cells[from].columns
    }
    var to = mark.lowerBound
    while to < cells.count, used + cells[to].columns <= maximumWidth {
      used += cells[to].columns
      to += 1
    }
    while from > 0, used + cells[from - 1].columns <= maximumWidth {
      from -= 1
      used += cells[from].columns
    }
    return from..<to
  }

  private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell] {
    String(decoding: bytes, as: UTF8.self).map { character in
      if character == "\t" { return Cell(text: "    ", columns: 4) }
      let visible = VisibleText.make(of: String(character))
      return Cell(text: visible, columns: visible.reduce(0) { $0 + DisplayWidth.columns(of: $1) })
    }
  }
}

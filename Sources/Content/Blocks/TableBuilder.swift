import Markdown

/// Builds all tables of a file. The cells that hold markup are parsed together in one go: a table
/// may have a hundred thousand rows.
struct TableBuilder {
  private var tables: [Table] = []
  private var rows: [Row] = []
  private var cells: [Cell] = []
  /// Cells with markup, a line each.
  private var markup: [UInt8] = []
  /// What those lines have become, and how many are used up.
  private var parsed: [NodeID] = []
  private var used = 0
  /// Cells that rows lack; a few bytes of source must not fill the memory with them.
  private var filled = 0
  private static let mostFilled = 100_000
  private var parser = FragmentParser()

  private struct Table {
    var paragraph: NodeID
    var lines: PipeTableLines
    var rows: Range<Int>
  }

  private struct Row {
    var range: Range<Int>
    var cells: Range<Int>
    /// Cells beyond the header's.
    var surplus: Int
  }

  private struct Cell {
    var range: Range<Int>
    var isPlain: Bool
  }

  // MARK: Taking apart

  mutating func add(_ paragraph: NodeID, _ lines: PipeTableLines, _ document: Document) {
    let first = rows.count
    addRow(lines.row(lines.header, of: paragraph, in: document), lines, document)
    if lines.header + 2 <= lines.last {
      for line in (lines.header + 2)...lines.last {
        addRow(lines.row(line, of: paragraph, in: document), lines, document)
      }
    }
    tables.append(Table(paragraph: paragraph, lines: lines, rows: first..<rows.count))
  }

  private mutating func addRow(
    _ range: Range<Int>, _ lines: PipeTableLines, _ document: Document
  ) {
    guard !range.isEmpty else { return }
    let found = PipeCells(range, of: document.source, most: lines.alignments.count)
    let first = cells.count
    for range in found.ranges {
      let text = document.source[range]
      let isPlain = !text.contains(where: Self.isMarkup)
      if !isPlain { markup += FragmentParser.line(of: Self.unescapedPipes(text)[...]) }
      cells.append(Cell(range: range, isPlain: isPlain))
    }
    rows.append(Row(range: range, cells: first..<cells.count, surplus: found.surplus))
  }

  /// Whether a byte may begin markup.
  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"), 0:
      true
    default: false
    }
  }

  /// `\|` as `|`: within a table, the backslash belongs to the pipe.
  private static func unescapedPipes(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var last: UInt8 = 0
    for byte in text {
      if byte == UInt8(ascii: "|"), last == UInt8(ascii: "\\") { bytes.removeLast() }
      bytes.append(byte)
      last = byte
    }
    return bytes
  }

  // MARK: Putting together

  mutating func build(_ reading: inout PageReading) {
    let first = reading.document.nodes.count
    if !markup.isEmpty {
      let nowhere = reading.document.lines.count + 1
      parsed = parser.inlines(markup, atLine: nowhere, in: &reading.document)
      markup = []
      place(nodesFrom: first, &reading.document)
    }
    for table in tables { build(table, &reading) }
  }

  /// Parsed cells get the places of their cells, and lose tags of details, which cannot fold here.
  private func place(nodesFrom first: Int, _ document: inout Document) {
    let places = cells.lazy.filter { !$0.isPlain }.map { UInt32($0.range.lowerBound) }
    var next = places.makeIterator()
    var place: UInt32 = 0
    for index in first..<document.nodes.count {
      let node = document.nodes[index]
      if node.kind == .heading { place = next.next() ?? place }
      document.nodes[index].start = place
      document.nodes[index].end = place
      if node.kind == .htmlInline, let tag = DetailsTag(inline: document.bytes(node.text)) {
        document.nodes[index].kind = tag.kind == .closeSummary ? .lineBreak : .text
        document.nodes[index].text = .empty
      }
    }
  }

  private mutating func build(_ table: Table, _ reading: inout PageReading) {
    let node = makeTable(table, &reading.document)
    let columns = table.lines.alignments.count
    var names: [TextRange] = []
    for index in table.rows {
      let row = rows[index]
      let isHeader = index == table.rows.lowerBound
      var new = Node(.row)
      new.level = isHeader ? 1 : 0
      new.start = UInt32(row.range.lowerBound)
      new.end = UInt32(row.range.upperBound)
      let id = reading.document.make(new)
      reading.document.append(id, to: node)
      for column in 0..<columns {
        let place = row.cells.lowerBound + column
        let isMissing = place >= row.cells.upperBound
        if isMissing {
          filled += 1
          if filled > Self.mostFilled { break }
        }
        let cell = makeCell(isMissing ? nil : place, of: row, &reading.document)
        reading.document[cell].number = table.lines.alignments[column]
        reading.document.append(cell, to: id)
        if isHeader { names.append(reading.document.add(reading.plainText(cell))) }
        reading.document[cell].detail = names[column]
      }
      warnIfRagged(row, id, columns, &reading)
    }
  }

  /// The node of a table: that of its paragraph, or one behind it where text stands before.
  private mutating func makeTable(_ table: Table, _ document: inout Document) -> NodeID {
    let paragraph = table.paragraph
    var node = document[paragraph]
    node.kind = .table
    node.firstChild = .none
    node.lastChild = .none
    let first = rows[table.rows.lowerBound].range.lowerBound
    document.kinds |= 1 << UInt64(NodeKind.table.rawValue) | 1 << UInt64(NodeKind.cell.rawValue)
    guard table.lines.header > table.lines.first else {
      document[paragraph] = node
      return paragraph
    }
    node.start = UInt32(first)
    let new = document.make(node)
    document.insert(new, after: paragraph, in: node.parent)
    document[paragraph].end = UInt32(first)
    reparse(table, &document)
    return new
  }

  /// Reads the lines of a paragraph before a table anew: a construct of many lines could hold some
  /// of the table.
  private mutating func reparse(_ table: Table, _ document: inout Document) {
    let paragraph = table.paragraph
    let first = table.lines.first
    var lines: [ArraySlice<UInt8>] = []
    for line in first..<table.lines.header {
      lines.append(document.source[table.lines.text(line, of: paragraph, in: document)])
    }
    document[paragraph].firstChild = .none
    document[paragraph].lastChild = .none
    // Indented so far, a line can only go on with the paragraph.
    let text = Array(lines.joined(separator: "\n    ".utf8))
    let blocks = parser.blocks(text, atLine: first, in: &document)
    if let only = blocks.first, blocks.count == 1, document[only].kind == .paragraph {
      document.moveChildren(of: only, to: paragraph)
    } else if !blocks.isEmpty {
      // Behind a tag, the first line may begin like a list or the like, and is none.
      let behind = parser.blocks("x\n    ".utf8 + text, atLine: first - 1, in: &document)
      for block in behind.prefix(1) {
        for lead in document.children(of: block).prefix(2) {
          document.remove(lead, after: .none)
        }
        document.moveChildren(of: block, to: paragraph)
      }
    }
    if document[paragraph].firstChild.isNone { document[paragraph].flags.insert(.hidden) }
  }

  private mutating func makeCell(
    _ place: Int?, of row: Row, _ document: inout Document
  ) -> NodeID {
    guard let place else {
      var empty = Node(.cell)
      empty.start = UInt32(row.range.upperBound)
      return document.make(empty)
    }
    let cell = cells[place]
    if !cell.isPlain, used < parsed.count {
      let id = parsed[used]
      used += 1
      document[id].kind = .cell
      document[id].level = 0
      return id
    }
    var new = Node(.cell)
    new.start = UInt32(cell.range.lowerBound)
    new.end = UInt32(cell.range.upperBound)
    let id = document.make(new)
    if !cell.range.isEmpty {
      let text = document.makeText(document.source[cell.range])
      document.append(text, to: id)
    }
    return id
  }

  private func warnIfRagged(
    _ row: Row, _ id: NodeID, _ columns: Int, _ reading: inout PageReading
  ) {
    guard row.cells.count < columns || row.surplus > 0 else { return }
    let count = row.cells.count + row.surplus
    reading.warn(
      "ragged-table-row", at: id,
      "the row has \(count) \(count == 1 ? "cell" : "cells"), the header \(columns)",
      explanation: row.surplus > 0
        ? "What is too much was joined to the last cell." : "The cells that are missing are empty.",
      fix: row.surplus > 0
        ? "write `\\|` for a pipe that belongs to the text" : "write a `|` for each column")
  }
}

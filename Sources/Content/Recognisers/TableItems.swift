import Markdown

/// One row of a table is one item: the first column is the label, the others are parts under the
/// names of their headers. A header that names a language gives it.
enum TableItems: Recogniser {
  static let shape = ItemShape.tables

  static func mayOccur(in reading: PageReading) -> Bool { reading.document.contains(.table) }

  static func claim(_ blocks: [NodeID], _ reading: PageReading) -> Claim {
    var claim = Claim()
    for block in blocks where reading.document[block].kind == .table {
      claim.blocks += 1
      var row = reading.document[block].firstChild
      while row.exists {
        if reading.document[row].level == 0 { claim.items += 1 }
        row = reading.document[row].next
      }
    }
    return claim
  }

  static func read(_ blocks: [NodeID], of owner: EntryID, _ reading: inout PageReading) {
    for block in blocks {
      if reading.document[block].kind == .table {
        readRows(of: block, into: owner, &reading)
      } else {
        reading.append(block, to: owner)
      }
    }
  }

  private static func readRows(of table: NodeID, into owner: EntryID, _ reading: inout PageReading)
  {
    var columns: [(name: TextRange, language: UInt16)] = []
    for row in reading.document.children(of: table) {
      let cells = reading.document.children(of: row)
      guard reading.document[row].level == 0 else {
        columns = cells.map { column($0, &reading) }
        continue
      }
      let label = cells.first ?? reading.document.make(Node(.cell))
      let entry = reading.addEntry(.row, label: label, at: row, to: owner)
      if let language = columns.first?.language { reading.page[entry].language = language }
      reading.takeAttributes(atEndOf: cells.last ?? label, of: entry)
      addParts(cells.dropFirst(), columns, to: entry, &reading)
      if let attribution = reading.takeEnd(of: label) { reading.set(attribution, of: entry) }
    }
  }

  private static func column(
    _ cell: NodeID, _ reading: inout PageReading
  ) -> (name: TextRange, language: UInt16) {
    let name = reading.plainText(cell)
    let tag = LanguageTag.named(String(decoding: name, as: UTF8.self))
    return (reading.add(name), tag.map { reading.page.language($0) } ?? 0)
  }

  /// Each further cell is a part; one whose column has no name is text of the body.
  private static func addParts(
    _ cells: ArraySlice<NodeID>, _ columns: [(name: TextRange, language: UInt16)],
    to entry: EntryID, _ reading: inout PageReading
  ) {
    let start = Int32(reading.page.parts.count)
    for (index, cell) in cells.enumerated() where reading.document[cell].firstChild.exists {
      if index + 1 < columns.count, columns[index + 1].name.isEmpty {
        reading.document[cell].kind = .paragraph
        reading.append(cell, to: entry)
        continue
      }
      var part = EntryPart()
      part.cell = cell
      if index + 1 < columns.count {
        part.name = columns[index + 1].name
        part.language = columns[index + 1].language
      }
      reading.page.parts.append(part)
    }
    reading.page[entry].parts = start..<Int32(reading.page.parts.count)
  }
}

extension Page {
  /// The place of a language tag in ``languages``, added where it is new.
  mutating func language(_ tag: String) -> UInt16 {
    if let index = languages.firstIndex(of: tag) { return UInt16(truncatingIfNeeded: index) }
    languages.append(tag)
    return UInt16(truncatingIfNeeded: languages.count - 1)
  }
}

internal import Content
internal import Markdown

/// The plain text of a page's parts, as `inspect` shows it.
extension Page {
  /// The blocks of an entry, or of the page itself for none, joined by blank lines.
  func blockText(of owner: EntryID) -> [UInt8] {
    var text: [UInt8] = []
    var place = content(of: owner).first
    while place >= 0 {
      let item = items[Int(place)]
      place = item.next
      guard item.block.exists else { continue }
      let count = text.count
      if count > 0 { text.append(contentsOf: [0x0A, 0x0A]) }
      let start = text.count
      PlainText.append(item.block, of: documents[Int(item.document)], to: &text)
      if text.count == start { text.removeLast(start - count) }
    }
    return text
  }

  /// The text of a cell.
  func text(of part: EntryPart, in entry: EntryID) -> [UInt8] {
    var text: [UInt8] = []
    PlainText.append(part.cell, of: documents[Int(self[entry].document)], to: &text)
    return text
  }

  /// The address of an entry's icon; empty for none.
  func iconAddress(of entry: EntryID) -> ArraySlice<UInt8> {
    let icon = self[entry].icon
    return icon.exists ? documents[Int(self[entry].document)].bytes(of: icon) : []
  }
}

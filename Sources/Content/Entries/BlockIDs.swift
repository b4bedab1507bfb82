import Markdown

/// Ids that Obsidian gives to blocks, `^my-id`: behind a text, or in a paragraph of their own
/// behind a quote, list or table. They are never shown.
enum BlockIDs {
  private static let mark = UInt8(ascii: "^")

  /// Puts ids that stand alone behind the text of the quote before them; others are left out.
  static func join(_ reading: inout PageReading) {
    let alone = Set(marked(in: reading.document).filter { isAlone($0, reading.document) })
    guard !alone.isEmpty else { return }
    for parent in Set(alone.map { reading.document[$0].parent }) {
      var previous = NodeID.none
      var block = reading.document[parent].firstChild
      while block.exists {
        let next = reading.document[block].next
        if previous.exists, alone.contains(block) {
          reading.document.remove(block, after: previous)
          join(block, to: previous, &reading.document)
        } else {
          previous = block
        }
        block = next
      }
    }
  }

  private static func isAlone(_ paragraph: NodeID, _ document: Document) -> Bool {
    let text = document[paragraph].firstChild
    guard document[text].next.isNone, let list = AttributeList(endOf: document.bytes(of: text))
    else { return false }
    return list.start == document[text].text.lowerBound && document.bytes(of: text).first == mark
  }

  private static func join(_ id: NodeID, to quote: NodeID, _ document: inout Document) {
    let block = document[quote].lastChild
    guard document[quote].kind == .blockQuote, block.exists, document[block].kind == .paragraph
    else { return }
    let text = [0x20] + Array(document.bytes(of: document[id].firstChild))
    document.append(document.makeText(text), to: block)
  }

  /// Takes the ids of texts in bodies away, and gives each to its entry unless that has one.
  static func read(_ reading: inout PageReading) {
    let paragraphs = marked(in: reading.document)
    guard !paragraphs.isEmpty else { return }
    var ids: [NodeID: String] = [:]
    for paragraph in paragraphs {
      let text = reading.document[paragraph].lastChild
      let bytes = reading.document.bytes(of: text)
      guard bytes.last != UInt8(ascii: "}"), let list = AttributeList(endOf: bytes),
        let id = list.id, id.utf8.contains(where: { $0 | 0x20 > 0x60 }) || id.utf8.count > 5
      else { continue }
      reading.take(list, atEndOf: text)
      ids[paragraph] = id
    }
    if !ids.isEmpty { give(ids, &reading) }
  }

  private static func give(_ ids: [NodeID: String], _ reading: inout PageReading) {
    var taken: Set<String> = []
    for index in reading.page.entries.indices
    where !reading.page.entries[index].flags.contains(.explicitID) {
      var place = reading.page.entries[index].content.first
      while place >= 0 {
        let item = reading.page.items[Int(place)]
        place = item.next
        guard item.block.exists, let id = ids[item.block], taken.insert(id).inserted else {
          continue
        }
        reading.page.entries[index].id = reading.add(id.utf8)
        reading.page.entries[index].flags.formUnion([.explicitID, .blockID])
        break
      }
    }
  }

  /// The paragraphs whose last text holds a `^`.
  private static func marked(in document: Document) -> [NodeID] {
    guard ByteSearch.first(mark, in: document.text) != nil else { return [] }
    return document.nodes.indices.map { NodeID($0) }.filter { id in
      guard document[id].kind == .paragraph, document[id].parent.exists else { return false }
      let last = document[id].lastChild
      return last.exists && document[last].kind == .text
        && document.bytes(of: last).contains(mark)
    }
  }
}

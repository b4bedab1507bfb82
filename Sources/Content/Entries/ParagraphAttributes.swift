import Markdown

/// Attributes at the end of paragraphs that are no labels: `{lang=de}` is the language of such a
/// paragraph, and what else is said is said of the entry that it unfolds from.
enum ParagraphAttributes {
  static func read(_ reading: inout PageReading) {
    let found = lists(in: reading.document)
    guard !found.isEmpty else { return }
    let owners = owners(of: Set(found.map(\.paragraph)), reading.page)
    // In the order of the source: of two that say the same the first holds.
    for (paragraph, list) in found {
      let owner = owners[paragraph]
      // Where there is no entry, only a language says something.
      guard owner != nil || list.isLanguageAlone else { continue }
      reading.take(list, atEndOf: reading.document[paragraph].lastChild)
      if let lang = list.lang {
        reading.document[paragraph].detail = reading.document.add(lang.utf8)
      }
      if let owner { reading.complete(owner, with: list) }
    }
  }

  private static func lists(
    in document: Document
  ) -> [(paragraph: NodeID, list: AttributeList)] {
    let brace = UInt8(ascii: "}")
    guard ByteSearch.first(brace, in: document.text) != nil else { return [] }
    var found: [(paragraph: NodeID, list: AttributeList)] = []
    for id in document.nodes.indices.map({ NodeID($0) })
    where document[id].kind == .paragraph && document[id].parent.exists {
      let text = document[id].lastChild
      guard text.exists, document[text].kind == .text, document.bytes(of: text).last == brace,
        let list = AttributeList(endOf: document.bytes(of: text))
      else { continue }
      found.append((id, list))
    }
    return found
  }

  /// The entries in whose bodies the paragraphs stand.
  private static func owners(
    of paragraphs: Set<NodeID>, _ page: Page
  ) -> [NodeID: EntryID] {
    var owners: [NodeID: EntryID] = [:]
    for index in page.entries.indices {
      var place = page.entries[index].content.first
      while place >= 0 {
        let item = page.items[Int(place)]
        if paragraphs.contains(item.block) { owners[item.block] = EntryID(index) }
        place = item.next
      }
    }
    return owners
  }
}

extension PageReading {
  /// Gives an entry what a list in its body says, unless its label said it.
  fileprivate mutating func complete(_ entry: EntryID, with list: AttributeList) {
    var rest = list
    rest.lang = nil
    if page[entry].flags.contains(.explicitID) { rest.id = nil }
    if page.entryDates[entry.rawValue] != nil { rest.date = nil }
    if page.entryTags[entry.rawValue] != nil { rest.tags = [] }
    apply(rest, to: entry)
  }
}

package import Diagnostics
import Markdown

/// Makes a page whole, once all its files are read: its style, groups, order, ids and open entries.
package enum PageFinisher {
  package static func finish(_ page: inout Page, into report: inout Report) {
    page.style = page.options.style ?? style(of: page)
    DefaultAttribution.set(&page)
    EntryGroups.make(&page, into: &report)
    EntryOrder.sort(&page, into: &report)
    markFolds(&page)
    let order = page.entriesInOrder()
    EntryIDs.assign(&page, order, into: &report)
    OpenState.set(&page, order, into: &report)
  }

  /// `questions` when at least 60 % of the item labels end in a question mark, else `sections`.
  private static func style(of page: Page) -> PageStyle {
    var items = 0
    var questions = 0
    for entry in page.entries where !entry.flags.contains(.section) {
      items += 1
      if QuestionMark.ends(page.bytes(entry.name)) { questions += 1 }
    }
    return items > 0 && questions * 5 >= items * 3 ? .questions : .sections
  }

  private static func markFolds(_ page: inout Page) {
    for index in page.entries.indices {
      let entry = page.entries[index]
      if !entry.content.isEmpty || !entry.parts.isEmpty { page.entries[index].flags.insert(.folds) }
    }
  }
}

extension Page {
  /// All entries in the order of the page, parents before their children.
  package func entriesInOrder() -> [EntryID] {
    var order: [EntryID] = []
    order.reserveCapacity(entries.count)
    var open: [Int32] = [content.first]
    while let place = open.popLast() {
      guard place >= 0 else { continue }
      let item = items[Int(place)]
      open.append(item.next)
      if item.entry.exists {
        order.append(item.entry)
        open.append(self[item.entry].content.first)
      }
    }
    return order
  }

  /// The child entries of an entry, or the entries at the top for none.
  package func entries(of parent: EntryID) -> [EntryID] {
    var children: [EntryID] = []
    var place = content(of: parent).first
    while place >= 0 {
      let item = items[Int(place)]
      if item.entry.exists { children.append(item.entry) }
      place = item.next
    }
    return children
  }
}

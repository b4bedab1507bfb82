import Diagnostics
import Markdown

/// What starts open: what the source marks, and what the page's `open` names.
enum OpenState {
  static func set(_ page: inout Page, _ order: [EntryID], into report: inout Report) {
    switch page.options.open {
    case .none: break
    case .first: if let first = order.first { page[first].flags.insert(.open) }
    case .all: openAll(&page, order, into: &report)
    case .ids(let ids): open(ids, &page, order)
    }
    for entry in order where !page[entry].flags.contains(.folds) {
      page[entry].flags.remove(.open)
    }
    if page.isExclusive { keepOne(&page, into: &report) }
    keepOneOfEachName(&page, order, into: &report)
  }

  private static func openAll(_ page: inout Page, _ order: [EntryID], into report: inout Report) {
    var begun: Set<EntryID> = []
    var closed = EntryID.none
    for entry in order {
      let isFirst = begun.insert(page[entry].parent).inserted
      if isFirst || !page.isExclusive {
        page[entry].flags.insert(.open)
      } else if closed.isNone, page[entry].flags.contains(.folds) {
        closed = entry
      }
    }
    guard closed.exists else { return }
    report.add(
      Diagnostic(
        .warning, "several-open", path: page.sourcePath(of: closed), range: page.place(of: closed),
        "`open: all` cannot open this entry, for its group is exclusive",
        explanation: "Only the first of each group is written open.",
        fix: "set `open: first`, or `exclusive: false`"))
  }

  private static func open(_ ids: [String], _ page: inout Page, _ order: [EntryID]) {
    let wanted = Set(ids.map { Array($0.utf8) })
    for entry in order where wanted.contains(Array(page.bytes(page[entry].id))) {
      var current = entry
      while current.exists {
        page[current].flags.insert(.open)
        current = page[current].parent
      }
    }
  }

  /// At most one sibling may be open: the first in the source stays so.
  private static func keepOne(_ page: inout Page, into report: inout Report) {
    var parents = [EntryID.none]
    while let parent = parents.popLast() {
      var first = EntryID.none
      for entry in page.entries(of: parent) {
        parents.append(entry)
        guard page[entry].flags.contains(.open) else { continue }
        if first.exists {
          page.close(entry)
          report.add(fault(entry, first, page))
        } else {
          first = entry
        }
      }
    }
  }

  /// Hand-written details of one `name` are a group as well, wherever they stand.
  private static func keepOneOfEachName(
    _ page: inout Page, _ order: [EntryID], into report: inout Report
  ) {
    var first: [String: EntryID] = [:]
    for entry in order where page[entry].groupName.count > 0 && page[entry].flags.contains(.open) {
      let name = page.string(page[entry].groupName)
      if let open = first[name] {
        page.close(entry)
        report.add(fault(entry, open, page))
      } else {
        first[name] = entry
      }
    }
  }

  private static func fault(_ entry: EntryID, _ first: EntryID, _ page: Page) -> Diagnostic {
    Diagnostic(
      .warning, "several-open", path: page.sourcePath(of: entry), range: page.place(of: entry),
      "\"\(page.string(page[entry].name))\" is open beside another entry of an exclusive group",
      explanation: "Only the first is written open.",
      notes: [
        Diagnostic.Note(
          "this one stays open", path: page.sourcePath(of: first), range: page.place(of: first))
      ], fix: "mark only one of them `.open`, or set `exclusive: false`")
  }
}

extension Page {
  /// Takes away that an entry is open; one that is written within a block says so in its node.
  fileprivate mutating func close(_ entry: EntryID) {
    self[entry].flags.remove(.open)
    guard self[entry].flags.contains(.embedded) else { return }
    let document = Int(self[entry].document)
    let node = documents[document][self[entry].label].parent
    if node.exists { documents[document][node].flags.remove(.open) }
  }
}

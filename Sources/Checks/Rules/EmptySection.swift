import Content
import Diagnostics

/// `empty-section`: a heading with nothing under it where sections stand, or a file of a folder
/// without a text. Silent under `outline` and `cards`, and for a question among questions.
enum EmptySection: PageRule {
  static func check(_ checked: PageUnderCheck, into report: inout Report) {
    let page = checked.page
    guard page.style != .outline, page.style != .cards else { return }
    let empty = page.entries.indices.filter { isEmpty(page.entries[$0], page) }
    if empty.isEmpty { return }
    let siblings = Siblings(page)
    for index in empty {
      let entry = page.entries[index]
      guard entry.kind == .group || siblings.areSections(below: entry.parent, page) else {
        continue
      }
      let id = EntryID(index)
      report.add(
        Diagnostic(
          .warning, "empty-section", path: page.sourcePath(of: id), range: page.place(of: id),
          "the section \"\(page.string(entry.name))\" has nothing under it",
          fix: "write its entries, or take it out"))
    }
  }

  private static func isEmpty(_ entry: Entry, _ page: Page) -> Bool {
    guard entry.kind == .heading || entry.kind == .group, !entry.flags.contains(.computed) else {
      return false
    }
    return !page.hasText(entry)
  }
}

/// What stands beside each other: sections, or entries with a text.
private struct Siblings {
  private var counts: [Int32: (sections: Int, texts: Int)] = [:]

  init(_ page: Page) {
    for entry in page.entries where entry.kind != .callout && entry.kind != .details {
      let isSection = entry.flags.contains(.section)
      guard isSection || page.hasText(entry) else { continue }
      if isSection {
        counts[entry.parent.rawValue, default: (0, 0)].sections += 1
      } else {
        counts[entry.parent.rawValue, default: (0, 0)].texts += 1
      }
    }
  }

  /// Whether most of what stands there are sections; where nothing else tells, the items of the
  /// page do.
  func areSections(below parent: EntryID, _ page: Page) -> Bool {
    guard let (sections, texts) = counts[parent.rawValue] else {
      return page.documents.count == 1 && ![.headings, .auto, .none].contains(page.found.shape)
    }
    return sections > 0 && sections >= texts
  }
}

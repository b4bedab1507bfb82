import Content
import Diagnostics
import Markdown
import Site

/// A rule that a page can break on its own.
protocol PageRule {
  /// Adds what breaks the rule.
  static func check(_ checked: PageUnderCheck, into report: inout Report)
}

/// A page with the addresses in it, found once for all rules.
struct PageUnderCheck {
  let visited: VisitedPage
  let addresses: [PageAddress]

  init(_ visited: VisitedPage) {
    self.visited = visited
    addresses = PageAddress.all(in: visited.page)
  }

  var page: Page { visited.page }
}

extension Page {
  /// Whether there is anything to read or unfold in an entry.
  func hasText(_ entry: Entry) -> Bool {
    if !entry.parts.isEmpty || entry.attribution >= 0 { return true }
    var place = entry.content.first
    while place >= 0 {
      let item = items[Int(place)]
      if item.entry.exists || isShown(item.block, of: documents[Int(entry.document)]) {
        return true
      }
      place = item.next
    }
    return false
  }

  private func isShown(_ block: NodeID, of document: Document) -> Bool {
    let node = document[block]
    let isComment =
      node.kind == .htmlBlock && document.bytes(node.text).starts(with: "<!--".utf8)
    return !isComment && !node.flags.contains(.hidden)
  }
}

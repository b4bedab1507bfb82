internal import Content

/// A place in the data of a page, as the renderer carries it.
struct PageContext: BitwiseCopyable, Equatable {
  var scope: PageScope
  /// Entries: the entry. Pieces, quotations, lists and their entries: the entry that holds them,
  /// -1 for the page. Links: which list of links.
  var owner: Int32 = -1
  /// A place in ``Page/items`` or in a list of links; ``end`` for what stands behind all items.
  var place: Int32 = -1

  init(_ scope: PageScope, owner: Int32 = -1, place: Int32 = -1) {
    self.scope = scope
    self.owner = owner
    self.place = place
  }

  /// The place of what has no item.
  static var end: Int32 { -2 }
}

/// The lists of links on a page.
enum LinkList: Int32 {
  case menu, pages, jumps, trail, previous, next
}

package import Markdown

/// The place of an entry in its page; ``none`` where there is no entry.
package struct EntryID: Hashable, Sendable {
  package var rawValue: Int32

  package init(_ rawValue: Int) { self.rawValue = Int32(truncatingIfNeeded: rawValue) }

  /// No entry; as a parent: the page itself.
  package static let none = EntryID(-1)

  @inline(__always)
  package var isNone: Bool { rawValue < 0 }
  @inline(__always)
  package var exists: Bool { rawValue >= 0 }
}

/// A foldable item or section: a label, and what unfolds under it.
///
/// Sections and items are the same thing; a section is an entry with child entries from headings
/// or items. An entry with neither body nor children is a leaf.
package struct Entry: Sendable {
  package var kind: Kind
  package var flags: Flags = []
  /// Which document of the page its nodes belong to.
  package var document: Int32 = 0
  /// The node whose children are the label's inlines; none for a computed section.
  package var label = NodeID.none
  /// The label as plain text, in the text of the page.
  package var name = TextRange.empty
  /// The id, in the text of the page.
  package var id = TextRange.empty
  /// The entry that holds it; none at the top of the page.
  package var parent = EntryID.none
  /// Its blocks and child entries, in source order.
  package var content = ContentList()
  /// A place in ``Page/attributions``; negative for none.
  package var attribution: Int32 = -1
  /// The picture that began its label.
  package var icon = NodeID.none
  /// A place in ``Page/languages`` of the label's own language; 0 where it is the page's.
  package var language: UInt16 = 0
  /// Further columns of a table row, a run of ``Page/parts``.
  package var parts: Range<Int32> = 0..<0
  /// The `name` of a hand-written details, in the text of the page.
  package var groupName = TextRange.empty
  /// Its first byte on disk.
  package var start: UInt32 = 0

  package init(_ kind: Kind) { self.kind = kind }

  /// The shape of source it came from.
  package enum Kind: UInt8, Sendable {
    case heading, quote, bullet, row, definition, paragraph, line, callout, details
    /// A section computed from first letters, authors, sources or tags, or a file of a folder.
    case group
  }

  /// What is either so or not.
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Whether all of `other` are set; asked of every entry.
    @inline(__always)
    package func contains(_ other: Flags) -> Bool {
      rawValue & other.rawValue == other.rawValue
    }

    /// Open in what is written.
    package static let open = Flags(rawValue: 1)
    /// Has child entries from headings or items.
    package static let section = Flags(rawValue: 2)
    /// Has blocks of its own, or child entries, or parts: it folds.
    package static let folds = Flags(rawValue: 4)
    /// Its label is cut, and the body holds the whole.
    package static let excerpted = Flags(rawValue: 8)
    /// Its id stands in the source.
    package static let explicitID = Flags(rawValue: 16)
    /// A section that no source has: it was made from first letters, authors, sources or tags.
    package static let computed = Flags(rawValue: 32)
    /// A callout or details within a list or another block: it is written where it stands there.
    package static let embedded = Flags(rawValue: 64)
    /// Its id was given to a block, as `^id`: names of that kind are unique in a file at most.
    package static let blockID = Flags(rawValue: 128)
  }
}

/// One block or child entry within an entry or page.
package struct ContentItem: Sendable {
  /// The block; none for an entry.
  package var block = NodeID.none
  /// The child entry; none for a block.
  package var entry = EntryID.none
  /// Which document the block belongs to.
  package var document: Int32 = 0
  /// The next item of the same list in ``Page/items``; negative at the end.
  package var next: Int32 = -1
  /// The block is the quote's own text (its language is the label's), not what follows it.
  package var isOwnText = false

  package init() {}
}

/// A chain of ``ContentItem``s.
package struct ContentList: Sendable {
  /// Places in ``Page/items``; negative where it is empty.
  package var first: Int32 = -1
  package var last: Int32 = -1

  package init() {}

  package var isEmpty: Bool { first < 0 }
}

/// Who said it, and where. All text is plain, in the text of the page.
package struct Attribution: Sendable {
  package var author = TextRange.empty
  /// The work, with its year.
  package var source = TextRange.empty
  /// Where the work, or what is said as a whole, is found; as written.
  package var url = TextRange.empty
  /// The link that the author's name itself is; as written.
  package var authorURL = TextRange.empty
  /// The links by the name of a page behind ``url`` and ``authorURL``, which are empty until the
  /// site says where these names lead.
  package var named = (url: NodeID.none, authorURL: NodeID.none)

  package init() {}

  /// Where it leads: to the work, or else to what is told of the author.
  package var address: TextRange { url.isEmpty ? authorURL : url }
}

/// A further column of a table row.
package struct EntryPart: Sendable {
  /// The header of the column, in the text of the page.
  package var name = TextRange.empty
  /// The node whose children are the cell's inlines.
  package var cell = NodeID.none
  /// A place in ``Page/languages``; 0 where the header names no language.
  package var language: UInt16 = 0

  package init() {}
}

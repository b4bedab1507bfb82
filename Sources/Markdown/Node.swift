/// The place of a node in its document; ``none`` where there is no node.
@usableFromInline
package struct NodeID: Hashable, Sendable {
  @usableFromInline package var rawValue: Int32

  @inlinable package init(_ rawValue: Int) { self.rawValue = Int32(truncatingIfNeeded: rawValue) }

  /// No node.
  package static let none = NodeID(-1)

  /// The root of every document.
  package static let root = NodeID(0)

  @inlinable package var isNone: Bool { rawValue < 0 }
  @inlinable package var exists: Bool { rawValue >= 0 }

  @inlinable package static func == (left: NodeID, right: NodeID) -> Bool {
    left.rawValue == right.rawValue
  }
}

/// A run of bytes in the text pool of a document or page.
@usableFromInline
package struct TextRange: Hashable, Sendable {
  @usableFromInline package var start: UInt32
  @usableFromInline package var count: UInt32

  @inlinable package init(start: Int, count: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.count = UInt32(truncatingIfNeeded: count)
  }

  /// No bytes.
  package static let empty = TextRange(start: 0, count: 0)

  @inlinable package var isEmpty: Bool { count == 0 }
  @inlinable package var lowerBound: Int { Int(start) }
  @inlinable package var upperBound: Int { Int(start) + Int(count) }
  @inlinable package var bounds: Range<Int> { lowerBound..<upperBound }
}

/// One node of a flat tree. Links are places in the same array, text is a run of the pool.
@usableFromInline
package struct Node: Sendable {
  @usableFromInline package var kind: NodeKind
  /// Headings: 1 to 6. Rows: 1 for the header.
  @usableFromInline package var level: UInt8 = 0
  @usableFromInline package var flags: Flags = []
  @usableFromInline package var parent = NodeID.none
  @usableFromInline package var firstChild = NodeID.none
  @usableFromInline package var lastChild = NodeID.none
  @usableFromInline package var next = NodeID.none
  /// Text, code, HTML: the literal. Links and images: the address. Callouts: the type.
  /// Details: the `id` that the author wrote.
  @usableFromInline package var text = TextRange.empty
  /// Links and images: the title. Code blocks: the info string. Cells: the header's text. Details:
  /// the `name` that joins them to a group. Paragraphs: the language (BCP 47) that they name.
  @usableFromInline package var detail = TextRange.empty
  /// Ordered lists: the first number. Cells: 0, or 1, 2, 3 for left, centre, right.
  @usableFromInline package var number: Int32 = 0
  /// The bytes on disk, counted from the first byte of the file. Inlines have no end of their own.
  @usableFromInline package var start: UInt32 = 0
  @usableFromInline package var end: UInt32 = 0

  package init(_ kind: NodeKind) { self.kind = kind }

  /// What is either so or not.
  @usableFromInline
  package struct Flags: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Whether all of `other` are set; asked of every node.
    @inlinable package func contains(_ other: Flags) -> Bool {
      rawValue & other.rawValue == other.rawValue
    }

    /// Lists: no blank lines between items.
    package static let tight = Flags(rawValue: 1)
    /// Lists: numbered.
    package static let ordered = Flags(rawValue: 2)
    /// Soft breaks: the lines join without a space (Han and kana).
    package static let joined = Flags(rawValue: 4)
    /// Code blocks: fenced, not indented.
    package static let fenced = Flags(rawValue: 8)
    /// Callouts and details: open in the source.
    package static let open = Flags(rawValue: 16)
    /// Headings: underlined. Links: made from a bare address.
    package static let setext = Flags(rawValue: 32)
    /// Links and images: written as `[[target]]`; the address is a name that is still looked up.
    package static let wiki = Flags(rawValue: 2)
    /// Blocks and inlines that a reader has taken out: they are passed over.
    package static let hidden = Flags(rawValue: 64)
    /// Paragraphs: they name an author, as a heading behind a quote did, or properties.
    package static let attribution = Flags(rawValue: 128)
  }
}

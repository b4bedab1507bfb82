internal import Content
internal import HTML

/// How one entry is drawn: what its place in the page decides, found once for all.
struct EntryLook: Sendable {
  /// Its shape.
  var shape = Shape.row
  /// The level of its heading; 0 for an entry that is none.
  var heading: UInt8 = 0
  /// The level of the nearest heading at or above it.
  var nearestHeading: UInt8 = 1
  /// The direction of its row.
  var direction = Direction.ltr
  /// The language of its row, a place in ``PageLayout/languages``.
  var language: UInt16 = 0
  /// It is a quote: its text is a quotation, and its attribution belongs to it.
  var isQuote = false
  /// Its attribution says something that its section's label does not.
  var hasAttribution = false
  /// Its author is the label of a section around it.
  var repeatsAuthor = false
  /// Most of its child entries are sections, and they are drawn as bars.
  var holdsBars = false
  /// The number of the exclusive group that its child entries form; 0 for none.
  var group: Int32 = 0
  /// How many items it holds, at any depth.
  var count: Int32 = 0
  /// How many entries it holds, items and sections, at any depth.
  var size: Int32 = 0

  enum Shape: UInt8, Sendable {
    /// A yellow bar with a large label.
    case bar
    /// A row with a small triangle.
    case row
    /// A row of an outline.
    case node
    /// A card.
    case card
    /// A callout or hand-written details within a text.
    case callout
  }
}

extension Entry {
  /// Whether it stands in a text, and not among the sections and items.
  /// Whether it is written with the block that it stands in.
  var isEmbedded: Bool { flags.rawValue & Flags.embedded.rawValue != 0 }

  var isCallout: Bool {
    switch kind {
    case .callout, .details: true
    default: false
    }
  }

  /// Whether it has a file of its own where its page is split: what a heading or a file opens.
  var standsAlone: Bool {
    switch kind {
    case .heading, .group: isSection || folds
    default: isSection
    }
  }

  var isSection: Bool { flags.rawValue & Flags.section.rawValue != 0 }
  var folds: Bool { flags.rawValue & Flags.folds.rawValue != 0 }
}

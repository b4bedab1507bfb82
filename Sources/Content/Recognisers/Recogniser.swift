import Markdown

/// One shape of source: how its items look in a region, and how they become entries.
protocol Recogniser: SendableMetatype {
  static var shape: ItemShape { get }

  /// Whether a file can hold such items at all; a cheap look.
  static func mayOccur(in reading: PageReading) -> Bool

  /// What it would take of a region.
  static func claim(_ blocks: [NodeID], _ reading: PageReading) -> Claim

  /// Looks at all regions before the first is read.
  static func prepare(_ regions: [Region], _ reading: inout PageReading)

  /// Makes entries of a region's items under `owner`; other blocks stay where they stand. The
  /// owner's content is empty when it is called.
  static func read(_ blocks: [NodeID], of owner: EntryID, _ reading: inout PageReading)
}

extension Recogniser {
  static func prepare(_ regions: [Region], _ reading: inout PageReading) {}
}

/// What a recogniser would take of a region.
struct Claim {
  /// How many entries there would be.
  var items = 0
  /// How many blocks they would hold, what belongs to them included.
  var blocks = 0
  /// How many of these are paragraphs.
  var paragraphs = 0
  /// How many blocks are items or attributions, without what follows them.
  var marks = 0
}

/// All shapes that are looked for, in the order in which they are preferred.
enum Recognisers {
  static let ladder: [any Recogniser.Type] = [
    QuoteItems.self, BulletItems.self, NumberedItems.self, TableItems.self, DefinitionItems.self,
    ParagraphItems.self,
  ]

  /// The recogniser of a shape; nil for headings and none.
  static func named(_ shape: ItemShape) -> (any Recogniser.Type)? {
    shape == .lines ? LineItems.self : ladder.first { $0.shape == shape }
  }
}

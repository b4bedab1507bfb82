import Markdown

/// Finds out what the items of a file are, and makes entries of them.
enum ItemReader {
  static func read(_ reading: inout PageReading) {
    let wanted = reading.options.items
    guard wanted != .none, wanted != .headings else {
      reading.page.found = FoundShape(wanted, "by option")
      return
    }
    let regions = Region.all(of: reading)
    let choice =
      wanted == .auto
      ? ShapeChoice(regions, reading)
      : ShapeChoice(shape: wanted, reason: "by option", regions: regions)
    reading.page.found = FoundShape(
      choice.shape, choice.reason, isPartial: choice.isPartial)
    guard let recogniser = Recognisers.named(choice.shape) else { return }
    recogniser.prepare(choice.regions, &reading)
    var blocks: [NodeID] = []
    for region in choice.regions {
      reading.collectBlocks(of: region.owner, into: &blocks)
      guard recogniser.claim(blocks, reading).items > 0 else { continue }
      reading.setContent(ContentList(), of: region.owner)
      recogniser.read(blocks, of: region.owner, &reading)
    }
  }
}

import Markdown

/// Which shape the items of a file have, and why.
struct ShapeChoice {
  private(set) var shape = ItemShape.headings
  /// Such as `18 of 20 regions`.
  private(set) var reason = ""
  /// Some regions have another shape, or none.
  private(set) var isPartial = false
  /// The regions in which items are looked for.
  private(set) var regions: [Region] = []

  init(shape: ItemShape, reason: String, regions: [Region]) {
    self.shape = shape
    self.reason = reason
    self.regions = regions
  }

  /// Decides by the rules of the ladder: questions, mostly quotes, two levels of headings, mostly
  /// prose, then the shape that fits at least 60 % of the regions with two items or more.
  init(_ regions: [Region], _ reading: PageReading) {
    let census = Census(regions, reading)
    if let questions = Self.questions(reading) {
      reason = questions
    } else if census.isMostlyQuotes {
      choose(.quotes, census, all: true)
      tell(census.quoteRegions, of: census)
    } else if reading.options.style != .outline, Self.hasTwoLevels(reading) {
      reason = "two levels of headings"
    } else if regions.isEmpty {
      reason = reading.page.entries.isEmpty ? "no text" : "nothing under the headings"
    } else if census.isMostlyProse {
      reason = "mostly prose"
    } else if let best = census.best {
      choose(best, census, all: false)
    } else {
      reason = FoundShape.unclear
    }
  }

  private mutating func choose(_ index: Int, _ census: Census, all: Bool) {
    let recogniser = Recognisers.ladder[index]
    shape = recogniser.shape
    regions = all ? census.regions : census.regions(fitting: index)
    tell(census.fits[index], of: census)
  }

  private mutating func tell(_ fitting: Int, of census: Census) {
    reason = "\(fitting) of \(census.regions.count) regions"
    isPartial = fitting < census.regions.count
  }

  private mutating func choose(_ shape: ItemShape, _ census: Census, all: Bool) {
    guard let index = Recognisers.ladder.firstIndex(where: { $0.shape == shape }) else { return }
    choose(index, census, all: all)
  }

  /// Whether at least 60 % of the headings end in a question mark.
  private static func questions(_ reading: PageReading) -> String? {
    let headings = reading.page.entries.count
    guard headings > 0 else { return nil }
    let questions = reading.page.entries.count { entry in
      QuestionMark.ends(entry.label, in: reading.document)
    }
    guard questions * 5 >= headings * 3 else { return nil }
    return "\(questions) of \(headings) headings ask"
  }

  private static func hasTwoLevels(_ reading: PageReading) -> Bool {
    reading.page.entries.contains { $0.parent.exists }
  }
}

/// What every shape would take of every region.
private struct Census {
  private(set) var regions: [Region]
  /// How many regions each shape of the ladder fits.
  private(set) var fits: [Int]
  private(set) var blocks = 0
  private var quoteMarks = 0
  private var items: [Int]
  private var quotes = 0
  private(set) var quoteRegions = 0
  private var unclaimedParagraphs = 0
  /// For each region, a bit for each shape that fits.
  private var fitting: [UInt8] = []

  init(_ regions: [Region], _ reading: PageReading) {
    self.regions = regions
    let ladder = Recognisers.ladder.indices.filter {
      Recognisers.ladder[$0].mayOccur(in: reading)
    }
    fits = Array(repeating: 0, count: Recognisers.ladder.count)
    items = fits
    var buffer: [NodeID] = []
    for region in regions {
      blocks += region.blocks
      if ladder.isEmpty {
        unclaimedParagraphs += region.paragraphs
      } else {
        reading.collectBlocks(of: region.owner, into: &buffer)
        count(region, buffer, ladder, reading)
      }
    }
  }

  private mutating func count(
    _ region: Region, _ blocks: [NodeID], _ ladder: [Int], _ reading: PageReading
  ) {
    var bits: UInt8 = 0
    var paragraphs = region.paragraphs
    for index in ladder {
      let claim = Recognisers.ladder[index].claim(blocks, reading)
      if Recognisers.ladder[index].shape == .quotes {
        quoteMarks += claim.marks
        // At least 60 % of the region's blocks are blockquotes or their attributions.
        if claim.marks * 5 >= region.blocks * 3 { quoteRegions += 1 }
        quotes += claim.items
      }
      guard claim.items > 0 else { continue }
      paragraphs = min(paragraphs, region.paragraphs - claim.paragraphs)
      guard claim.blocks * 2 >= region.blocks else { continue }
      fits[index] += 1
      items[index] += claim.items
      bits |= 1 << UInt8(index)
    }
    unclaimedParagraphs += paragraphs
    fitting.append(bits)
  }

  /// There are two quotes or more, and at least 60 % of the regions are mostly quotes, or nearly
  /// all of the file is.
  var isMostlyQuotes: Bool {
    quotes >= 2 && (quoteRegions * 5 >= regions.count * 3 || quoteMarks * 5 >= blocks * 4)
  }

  /// Paragraphs that no item claims are more than half of the blocks.
  var isMostlyProse: Bool { unclaimedParagraphs * 2 > blocks }

  /// The shape that fits most regions, at least 60 % of them, with two items or more.
  var best: Int? {
    var best: Int?
    for index in fits.indices where fits[index] * 5 >= regions.count * 3 && items[index] >= 2 {
      if best == nil || fits[index] > fits[best ?? 0] { best = index }
    }
    return best
  }

  func regions(fitting index: Int) -> [Region] {
    zip(regions, fitting).filter { $0.1 & (1 << UInt8(index)) != 0 }.map(\.0)
  }
}

internal import Content
internal import HTML
internal import Markdown

/// How the entries of a page are drawn.
struct PageLayout: Sendable {
  /// One look an entry.
  private(set) var looks: [EntryLook]
  /// What holds for the list at the top.
  private(set) var top = EntryLook()
  /// The tags of the languages that occur; the first is that around the content.
  private(set) var languages: [String]
  /// The language of each document: of its labels, and of its bodies.
  private(set) var documentLanguages: [(label: UInt16, body: UInt16)] = []
  /// For each place in ``Page/languages`` one in ``languages``; 0 for none.
  private(set) var pageLanguages: [UInt16] = []
  /// The days of entries as the furniture's language writes them, by place; that of the page at -1.
  let dates: [Int32: String]
  /// How many entries there are that are no sections.
  private(set) var itemCount = 0
  /// The page is a text, in which nothing folds but callouts.
  let isProse: Bool

  /// Lays a page out. `surroundings` is the language tag of the furniture.
  init(
    _ page: Page, surroundings: String, direction: Direction, headings: HeadingPlace
  ) {
    looks = Array(repeating: EntryLook(), count: page.entries.count)
    languages = [surroundings]
    isProse = page.entries.allSatisfy(\.isCallout)
    dates = PageDates.texts(of: page, language: surroundings)
    top.direction = direction
    findLanguages(page)
    let order = page.entriesInOrder()
    count(page, order)
    findBars(page)
    if itemCount == 0 { countCallouts(page) }
    for entry in order { place(entry, page, headings) }
    group(page, order)
  }

  subscript(entry: EntryID) -> EntryLook {
    entry.rawValue < 0 ? top : looks[Int(entry.rawValue)]
  }

  /// The language of the content as a whole, a place in ``languages``.
  private(set) var contentLanguage: UInt16 = 0

  // MARK: Languages

  private mutating func findLanguages(_ page: Page) {
    contentLanguage = language(page.options.lang, or: 0)
    top.language = contentLanguage
    pageLanguages = page.languages.map { language($0, or: 0) }
    documentLanguages = page.documents.indices.map { index in
      let options =
        page.documentOptions.indices.contains(index) ? page.documentOptions[index] : page.options
      let label = language(options.lang, or: contentLanguage)
      return (label, language(options.translation, or: label))
    }
  }

  private mutating func language(_ tag: String, or other: UInt16) -> UInt16 {
    if tag.isEmpty { return other }
    if let index = languages.firstIndex(of: tag) { return UInt16(index) }
    languages.append(tag)
    return UInt16(truncatingIfNeeded: languages.count - 1)
  }

  // MARK: Counts and bars

  private mutating func count(_ page: Page, _ order: [EntryID]) {
    for entry in order.reversed() {
      let place = Int(entry.rawValue)
      if page.entries[place].isCallout { continue }
      let isSection = page.entries[place].isSection
      if !isSection { itemCount += 1 }
      let added = isSection ? looks[place].count : 1
      let size = looks[place].size + 1
      let parent = page.entries[place].parent
      if parent.exists {
        looks[Int(parent.rawValue)].count += added
        looks[Int(parent.rawValue)].size += size
      } else {
        top.count += added
        top.size += size
      }
    }
  }

  /// Callouts are entries of a page that is made of them; those within a text are a part of it.
  private mutating func countCallouts(_ page: Page) {
    guard !page.entries.isEmpty, page.options.items != .none else { return }
    var blocks = 0
    var callouts = 0
    var place = page.content.first
    while place >= 0 {
      let item = page.items[Int(place)]
      if item.entry.exists { callouts += 1 } else { blocks += 1 }
      place = item.next
    }
    if callouts > blocks { itemCount = callouts }
  }

  /// A list most of whose entries are sections is a list of bars.
  private mutating func findBars(_ page: Page) {
    guard page.style == .sections else { return }
    var balance = [Int32](repeating: 0, count: looks.count + 1)
    for entry in page.entries where !entry.isCallout {
      balance[Int(entry.parent.rawValue) + 1] += entry.isSection ? 1 : -1
    }
    top.holdsBars = balance[0] > 0
    for index in looks.indices { looks[index].holdsBars = balance[index + 1] > 0 }
  }

  // MARK: Entries

  private mutating func place(_ id: EntryID, _ page: Page, _ headings: HeadingPlace) {
    let index = Int(id.rawValue)
    let entry = page.entries[index]
    let parent = self[entry.parent]
    looks[index].shape = shape(of: entry, in: parent, page.style)
    findAttribution(index, entry, page)
    if isHeading(entry, looks[index]), headings != .none {
      looks[index].heading = min(6, parent.nearestHeading + 1)
      looks[index].nearestHeading = looks[index].heading
    } else {
      looks[index].nearestHeading = parent.nearestHeading
    }
    looks[index].direction = direction(of: entry, page) ?? parent.direction
    looks[index].language =
      entry.language > 0
      ? pageLanguages[Int(entry.language)] : documentLanguages[Int(entry.document)].label
  }

  private func shape(
    of entry: Entry, in parent: EntryLook, _ style: PageStyle
  ) -> EntryLook.Shape {
    if entry.isCallout { return .callout }
    switch style {
    case .sections: return parent.holdsBars ? .bar : .row
    case .outline: return .node
    case .cards: return entry.parent.isNone ? .card : .row
    case .questions, .accordion: return .row
    }
  }

  /// Titles of sections are headings, and so is what the source has as a heading and is no quote.
  private func isHeading(_ entry: Entry, _ look: EntryLook) -> Bool {
    if entry.isCallout { return false }
    if case .heading = entry.kind, !look.isQuote { return true }
    return entry.isSection
  }

  private func direction(of entry: Entry, _ page: Page) -> Direction? {
    switch page.options.direction {
    case .ltr: .ltr
    case .rtl: .rtl
    case .auto: Direction.firstStrong(of: page.text, in: entry.name.bounds)
    }
  }

  // MARK: Quotes

  private mutating func findAttribution(_ index: Int, _ entry: Entry, _ page: Page) {
    if entry.attribution >= 0 {
      let attribution = page.attributions[Int(entry.attribution)]
      // A name that leads somewhere says more than the label.
      let repeats =
        !attribution.author.isEmpty && attribution.authorURL.isEmpty
        && isLabel(attribution.author, above: entry, page)
      looks[index].repeatsAuthor = repeats
      looks[index].hasAttribution =
        !attribution.author.isEmpty && !repeats || !attribution.source.isEmpty
        || !attribution.address.isEmpty
    }
    let body = documentLanguages[Int(entry.document)]
    var isQuote = body.body != body.label
    if case .quote = entry.kind { isQuote = true }
    if entry.isSection || entry.isCallout { isQuote = false }
    looks[index].isQuote = isQuote || looks[index].hasAttribution
  }

  /// Whether a name is the label of a section above; the nearest few are asked.
  private func isLabel(_ name: TextRange, above entry: Entry, _ page: Page) -> Bool {
    var parent = entry.parent
    for _ in 0..<8 where parent.exists {
      let section = page.entries[Int(parent.rawValue)]
      if section.name.count == name.count, page.bytes(section.name) == page.bytes(name) {
        return true
      }
      parent = section.parent
    }
    return false
  }

  // MARK: Exclusive groups

  /// Each list of an exclusive page is a group of its own: equal names anywhere on a page join.
  private mutating func group(_ page: Page, _ order: [EntryID]) {
    guard page.isExclusive else { return }
    var number: Int32 = 1
    top.group = number
    for entry in order where page.entries[Int(entry.rawValue)].isSection {
      number += 1
      looks[Int(entry.rawValue)].group = number
    }
  }
}

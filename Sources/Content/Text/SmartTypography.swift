import Markdown

/// `smart: true`: straight quote marks, apostrophes, hyphens and dots in labels and bodies become
/// those of the language that they are in.
///
/// The nodes themselves change, so that whatever is written from them agrees.
struct SmartTypography {
  private var reading: PageReading
  /// The language of labels and of a quote's own text.
  private let label: String
  /// The rules of each language that came up; nil where it has none.
  private var known: [String: TypographyRules?] = [:]
  /// The headers of columns that are read already, by their old place.
  private var headers: [TextRange: TextRange] = [:]

  static func read(_ reading: inout PageReading) {
    guard reading.options.smart == true else { return }
    var typography = SmartTypography(consume reading)
    typography.readOptions()
    typography.readTitle()
    typography.readBlocks(of: .none, typography.label)
    for index in typography.reading.page.entries.indices { typography.read(EntryID(index)) }
    reading = typography.reading
  }

  private init(_ reading: consuming PageReading) {
    self.reading = reading
    let options = reading.options
    label = [options.lang, options.language].first { !$0.isEmpty } ?? "en"
  }

  private mutating func rules(of language: String) -> TypographyRules? {
    if let rules = known[language] { return rules }
    let rules = TypographyRules.of(language)
    known[language] = rules
    return rules
  }

  // MARK: The page

  /// Texts of the front matter that stand beside those of the content.
  private mutating func readOptions() {
    guard let rules = rules(of: label) else { return }
    func educated(_ text: String) -> String {
      String(decoding: TypographyEdits.applied(to: text.utf8, rules), as: UTF8.self)
    }
    reading.page.options.title = reading.page.options.title.map(educated)
    reading.page.options.description = educated(reading.page.options.description)
    reading.page.options.author = educated(reading.page.options.author)
    reading.page.options.source = educated(reading.page.options.source)
  }

  private mutating func readTitle() {
    let title = reading.page.titleNode
    guard title.exists, let rules = rules(of: label) else { return }
    _ = TypographicText.educate(title, rules, in: &reading.document)
  }

  // MARK: Entries

  private mutating func read(_ id: EntryID) {
    let entry = reading.page[id]
    let own = entry.language > 0 ? reading.page.languages[Int(entry.language)] : label
    let translation = reading.options.translation
    let body = translation.isEmpty ? own : translation
    if entry.label.exists, let rules = rules(of: own),
      TypographicText.educate(entry.label, rules, in: &reading.document)
    {
      Labels.name(id, entry.label, &reading)
    }
    if entry.attribution >= 0 { readAttribution(Int(entry.attribution), own) }
    readBlocks(of: id, body, ownText: own)
    for part in entry.parts { readPart(Int(part), body) }
  }

  private mutating func readAttribution(_ index: Int, _ language: String) {
    guard let rules = rules(of: language) else { return }
    let attribution = reading.page.attributions[index]
    reading.page.attributions[index].author = educated(attribution.author, rules)
    reading.page.attributions[index].source = educated(attribution.source, rules)
  }

  private mutating func readPart(_ index: Int, _ body: String) {
    let part = reading.page.parts[index]
    let language = part.language > 0 ? reading.page.languages[Int(part.language)] : body
    if let rules = rules(of: language) {
      readBlock(part.cell, rules)
    }
    guard let rules = rules(of: label) else { return }
    let header = headers[part.name] ?? educated(part.name, rules)
    headers[part.name] = header
    reading.page.parts[index].name = header
  }

  /// Plain text of the page with its changes; the same run where there are none.
  private mutating func educated(_ range: TextRange, _ rules: TypographyRules) -> TextRange {
    let text = reading.page.bytes(range)
    guard TypographyEdits.mayChange(text, rules) else { return range }
    return reading.add(TypographyEdits.applied(to: text, rules))
  }

  // MARK: Blocks

  private mutating func readBlocks(of owner: EntryID, _ language: String, ownText: String = "") {
    var place = reading.page.content(of: owner).first
    while place >= 0 {
      let item = reading.page.items[Int(place)]
      place = item.next
      if item.block.exists, let rules = rules(of: item.isOwnText ? ownText : language) {
        readBlock(item.block, rules)
      }
    }
  }

  /// Reads every run of inlines below a block, and the block itself where it is one.
  private mutating func readBlock(_ block: NodeID, _ rules: TypographyRules) {
    var current: NodeID? = block
    while let id = current {
      let node = reading.document[id]
      let isRun = node.firstChild.exists && reading.document[node.firstChild].kind.isInline
      if isRun, !node.flags.contains(.hidden), let rules = ownRules(of: node, rules) {
        _ = TypographicText.educate(id, rules, in: &reading.document)
      }
      current = reading.document.following(
        id, within: block, skippingChildren: isRun || node.flags.contains(.hidden))
    }
  }

  /// The rules of the language that a paragraph names, else those around it.
  private mutating func ownRules(of node: Node, _ around: TypographyRules) -> TypographyRules? {
    guard node.kind == .paragraph, !node.detail.isEmpty else { return around }
    return rules(of: String(decoding: reading.document.bytes(node.detail), as: UTF8.self))
  }
}

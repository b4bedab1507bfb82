internal import Content
internal import HTML
internal import Markdown
internal import Templates

/// What an entry says to templates.
extension PageData {
  func entryValue(_ key: PageKey, _ context: PageContext) -> TemplateValue<PageContext> {
    let index = Int(context.owner)
    let isTrue: Bool
    switch key {
    case .folds: isTrue = page.entries[index].folds
    case .id, .class, .label: isTrue = true
    case .name: isTrue = page.entries[index].name.count > 0
    case .lang: isTrue = layout.looks[index].language != around(index).language
    case .dir: isTrue = layout.looks[index].direction != around(index).direction
    case .heading: isTrue = site.headings == .inside && layout.looks[index].heading > 0
    case .headingBefore: isTrue = site.headings == .before && layout.looks[index].heading > 0
    case .group: isTrue = hasGroup(index)
    case .open: isTrue = page.entries[index].isOpen
    case .section: isTrue = layout.looks[index].shape == .bar
    case .icon: isTrue = page.entries[index].icon.rawValue >= 0
    case .excerpt:
      isTrue =
        page.entries[index].isExcerpted
        || page.entries[index].kind == .callout && repeatsLabel(index)
    case .count: isTrue = layout.looks[index].shape == .bar && layout.looks[index].count > 0
    case .divider: isTrue = hasDivider(index)
    case .card: isTrue = layout.looks[index].shape == .card
    case .quote: isTrue = layout.looks[index].isQuote && !page.entries[index].folds
    default: return entryObject(key, context, index)
    }
    return isTrue ? .text : .empty
  }

  private func entryObject(
    _ key: PageKey, _ context: PageContext, _ index: Int
  ) -> TemplateValue<PageContext> {
    switch key {
    case .content: return firstPiece(of: context.owner)
    case .attribution:
      guard layout.looks[index].hasAttribution else { return .empty }
      return .object(PageContext(.attribution, owner: context.owner))
    case .parts:
      guard !page.entries[index].parts.isEmpty else { return .empty }
      return .object(PageContext(.parts, owner: context.owner))
    case .meta: return meta(of: context.owner)
    case .type: return type(of: index) == nil ? .empty : .text
    default: return .empty
    }
  }

  func writeEntry(_ key: PageKey, _ context: PageContext, _ output: inout HTMLBuffer) {
    let index = Int(context.owner)
    switch key {
    case .id: output.append(page.text, in: page.entries[index].id.bounds)
    case .name: output.append(page.text, in: page.entries[index].name.bounds)
    case .class: writeClass(index, &output)
    case .label: writeLabel(index, &output)
    case .icon: if page.entries[index].icon.rawValue >= 0 { writeIcon(index, &output) }
    default: writeOptional(key, context, index, &output)
    }
  }

  /// Writes what few entries have; a template need not ask first.
  private func writeOptional(
    _ key: PageKey, _ context: PageContext, _ index: Int, _ output: inout HTMLBuffer
  ) {
    guard case .text = entryValue(key, context) else { return }
    switch key {
    case .lang: output.append(layout.languages[Int(layout.looks[index].language)])
    case .dir: output.append(raw: layout.looks[index].direction.name)
    case .heading, .headingBefore: output.append(headingLevel(layout.looks[index].heading))
    case .group: writeGroup(index, &output)
    case .count: output.append(Int(layout.looks[index].count))
    case .type: output.append(type(of: index) ?? [])
    default: break
    }
  }

  /// The next entry of the same list, which a text ends.
  func nextEntry(after context: PageContext) -> PageContext? {
    guard context.place >= 0 else { return nil }
    let next = page.items[Int(context.place)].next
    guard next >= 0, kind(of: next) == kind(of: context.place) else { return nil }
    return PageContext(.entry, owner: page.items[Int(next)].entry.rawValue, place: next)
  }

  /// What holds around an entry.
  private func around(_ index: Int) -> EntryLook { look(page.entries[index].parent.rawValue) }

  /// What holds in an entry, or at the top of the page.
  func look(_ owner: Int32) -> EntryLook { owner < 0 ? layout.top : layout.looks[Int(owner)] }

  /// Levels count from the page's title, also where the page is a section of another.
  func headingLevel(_ level: UInt8) -> Int {
    max(1, Int(level) - Int(look(view.root.rawValue).nearestHeading) + 1)
  }

  // MARK: Details

  private func writeClass(_ index: Int, _ output: inout HTMLBuffer) {
    switch layout.looks[index].shape {
    case .bar: output.append(raw: "fl-section")
    case .row: output.append(raw: "fl-quote")
    case .node: output.append(raw: "fl-node")
    case .card: output.append(raw: "fl-card")
    case .callout: output.append(raw: "fl-callout")
    }
  }

  /// Whether the text of a callout begins with its label, as where it has no title.
  private func repeatsLabel(_ index: Int) -> Bool {
    let first = page.entries[index].content.first
    guard first >= 0, page.items[Int(first)].block.exists else { return false }
    let item = page.items[Int(first)]
    var text: [UInt8] = []
    PlainText.append(item.block, of: page.documents[Int(item.document)], to: &text)
    return text.starts(with: page.bytes(page.entries[index].name))
  }

  /// What a callout is, such as `warning`, unless its label says just that.
  private func type(of index: Int) -> ArraySlice<UInt8>? {
    guard page.entries[index].kind == .callout, page.entries[index].label.exists else { return nil }
    let document = documents[Int(page.entries[index].document)].document
    let callout = document[document[page.entries[index].label].parent]
    guard callout.kind == .callout else { return nil }
    let type = document.bytes(callout.text)
    let isLabel = page.bytes(page.entries[index].name).lowercasedASCII == type.lowercasedASCII
    return type.isEmpty || isLabel ? nil : type
  }

  private func hasGroup(_ index: Int) -> Bool {
    if page.entries[index].groupName.count > 0 { return true }
    return around(index).group > 0 && layout.looks[index].shape != .callout
  }

  /// A group is named after its number: a title could stand elsewhere on the page too.
  private func writeGroup(_ index: Int, _ output: inout HTMLBuffer) {
    if page.entries[index].groupName.count > 0 {
      output.append(page.text, in: page.entries[index].groupName.bounds)
    } else {
      output.append(raw: "fl-x-")
      output.append(Int(around(index).group))
    }
  }

  /// A line parts a quote from what unfolds under it.
  private func hasDivider(_ index: Int) -> Bool {
    layout.looks[index].isQuote && layout.looks[index].shape == .row
  }

  private func writeLabel(_ index: Int, _ output: inout HTMLBuffer) {
    let label = page.entries[index].label
    guard label.rawValue >= 0 else {
      output.append(page.text, in: page.entries[index].name.bounds)
      return
    }
    let placed = documents[Int(page.entries[index].document)]
    var writer = MarkdownHTML(
      page.entries[index].folds ? labelSurroundings : leafSurroundings)
    placed.write(childrenOf: label, with: &writer, to: &output)
  }

  /// The label of a leaf is no summary, and may hold links.
  private var leafSurroundings: MarkdownHTML.Surroundings {
    var surroundings = labelSurroundings
    surroundings.isLabel = false
    return surroundings
  }

  private func writeIcon(_ index: Int, _ output: inout HTMLBuffer) {
    let placed = documents[Int(page.entries[index].document)]
    let icon = page.entries[index].icon
    let address = placed.document.bytes(of: icon)
    guard !Address.isDangerous(address, as: .picture) else { return }
    output.append(raw: "<img class=\"fl-icon\" src=\"")
    output.append(address: placed.resolve(address, as: .picture, at: icon).bytes)
    output.append(raw: "\" width=\"35\" height=\"35\" loading=\"lazy\" alt=\"")
    placed.document.writeText(of: icon, to: &output)
    output.append(raw: "\">")
  }
}

extension Entry {
  var isOpen: Bool { flags.rawValue & Flags.open.rawValue != 0 }
  var isExcerpted: Bool { flags.rawValue & Flags.excerpted.rawValue != 0 }
}

extension SiteContext {
  /// Where the headings of entries stand.
  var headings: HeadingPlace { configuration.headings }
}

extension Collection<UInt8> {
  fileprivate var lowercasedASCII: [UInt8] { map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 } }
}

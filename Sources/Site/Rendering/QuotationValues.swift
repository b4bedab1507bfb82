internal import Content
internal import HTML
internal import Markdown
internal import Templates

/// The quotations of a figure: the quote's own text, and what follows it in another language.
extension PageData {
  func quotationValue(
    _ key: PageKey, _ context: PageContext
  ) -> TemplateValue<PageContext> {
    let look = layout.looks[Int(context.owner)]
    switch key {
    case .html: return .text
    case .name:
      let isNamed =
        context.scope == .part && page.parts[Int(context.place)].name.count > 0
      return isNamed ? .text : .empty
    case .lang: return language(context) != look.language ? .text : .empty
    case .dir: return direction(context, look) != look.direction ? .text : .empty
    default: return .empty
    }
  }

  func writeQuotation(_ key: PageKey, _ context: PageContext, _ output: inout HTMLBuffer) {
    guard case .text = quotationValue(key, context) else { return }
    let look = layout.looks[Int(context.owner)]
    switch key {
    case .lang: output.append(layout.languages[Int(language(context))])
    case .dir: output.append(raw: direction(context, look).name)
    case .name: output.append(page.text, in: page.parts[Int(context.place)].name.bounds)
    case .html where context.scope == .part: writeCell(context, look, &output)
    case .html:
      writeBlocks(
        from: context.place, to: quotationEnd(context.place), context.owner,
        direction: direction(context, look), &output)
    default: break
    }
  }

  func nextQuotation(after context: PageContext) -> PageContext? {
    let next = quotationEnd(context.place)
    guard next >= 0, kind(of: next) == .text else { return nil }
    return PageContext(.quotation, owner: context.owner, place: next)
  }

  func partsValue(_ context: PageContext) -> TemplateValue<PageContext> {
    let first = page.entries[Int(context.owner)].parts.lowerBound
    return .list(first: PageContext(.part, owner: context.owner, place: first))
  }

  func nextPart(after context: PageContext) -> PageContext? {
    let next = context.place + 1
    guard next < page.entries[Int(context.owner)].parts.upperBound else { return nil }
    return PageContext(.part, owner: context.owner, place: next)
  }

  /// The place behind the quotation that begins at `place`.
  private func quotationEnd(_ place: Int32) -> Int32 {
    let isOwn = page.items[Int(place)].isOwnText
    var next = page.items[Int(place)].next
    while next >= 0, kind(of: next) == .text, page.items[Int(next)].isOwnText == isOwn {
      next = page.items[Int(next)].next
    }
    return next
  }

  private func language(_ context: PageContext) -> UInt16 {
    let entry = page.entries[Int(context.owner)]
    let look = layout.looks[Int(context.owner)]
    let languages = layout.documentLanguages[Int(entry.document)]
    if context.scope == .part {
      // The language of a row is that of its first column.
      let language = page.parts[Int(context.place)].language
      return language > 0 ? layout.pageLanguages[Int(language)] : languages.body
    }
    if page.items[Int(context.place)].isOwnText { return look.language }
    return languages.body == languages.label ? look.language : languages.body
  }

  private func direction(_ context: PageContext, _ look: EntryLook) -> Direction {
    guard case .auto = page.options.direction else { return look.direction }
    let entry = page.entries[Int(context.owner)]
    let found: Direction?
    if context.scope == .part {
      found = documents[Int(entry.document)].document.direction(
        of: page.parts[Int(context.place)].cell)
    } else {
      let item = page.items[Int(context.place)]
      // What stands within another block has none of its own here.
      guard item.block.exists else { return look.direction }
      found = documents[Int(item.document)].document.direction(of: item.block)
    }
    return found ?? look.direction
  }

  private func writeCell(
    _ context: PageContext, _ look: EntryLook, _ output: inout HTMLBuffer
  ) {
    let placed = documents[Int(page.entries[Int(context.owner)].document)]
    var surroundings = labelSurroundings
    surroundings.isLabel = false
    surroundings.direction = direction(context, look)
    var writer = MarkdownHTML(surroundings)
    placed.write(
      childrenOf: page.parts[Int(context.place)].cell, with: &writer, to: &output)
  }
}

/// Who said it, and where.
extension PageData {
  func attributionValue(
    _ key: PageKey, _ context: PageContext
  ) -> TemplateValue<PageContext> {
    let attribution = attribution(of: context)
    switch key {
    case .author: return showsAuthor(context) ? .text : .empty
    case .query: return hasTools && leadsToFilter(attribution) ? .text : .empty
    case .work: return showsWork(context) ? .text : .empty
    case .url, .authorUrl:
      let address = page.bytes(key == .url ? attribution.workURL : attribution.authorURL)
      let isShown = key == .url || showsWork(context) && showsAuthor(context)
      return isShown && !address.isEmpty && !Address.isDangerous(address, as: .link)
        ? .text : .empty
    default: return .empty
    }
  }

  func writeAttribution(_ key: PageKey, _ context: PageContext, _ output: inout HTMLBuffer) {
    guard case .text = attributionValue(key, context) else { return }
    let attribution = attribution(of: context)
    switch key {
    case .author: output.append(page.text, in: attribution.author.bounds)
    case .query: output.append(address: FilterQuery.of(page.bytes(attribution.author))[...])
    case .work:
      // A link alone is shown as the address that it is.
      let isBare = attribution.source.isEmpty
      output.append(page.text, in: (isBare ? attribution.workURL : attribution.source).bounds)
    case .url, .authorUrl:
      let entry = page.entries[Int(context.owner)]
      let address = page.bytes(key == .url ? attribution.workURL : attribution.authorURL)
      output.append(
        address: documents[Int(entry.document)].resolve(address, as: .link, at: .none).bytes)
    default: break
    }
  }

  /// Whether the filter could tell entries by an author; that of the whole page is everywhere. An
  /// author without a work has the link of the source, and one who is a link leads there.
  private func leadsToFilter(_ attribution: Attribution) -> Bool {
    attribution.author.count > 0 && attribution.authorURL.isEmpty
      && (attribution.url.isEmpty || !attribution.source.isEmpty)
      && !page.bytes(attribution.author).elementsEqual(page.options.author.utf8)
  }

  /// Whether anything stands beside the author: the work, or an address that is not the author's.
  private func showsWork(_ context: PageContext) -> Bool {
    let attribution = attribution(of: context)
    return !attribution.source.isEmpty || !showsAuthor(context)
      || !attribution.url.isEmpty && !attribution.authorURL.isEmpty
  }

  private func showsAuthor(_ context: PageContext) -> Bool {
    !attribution(of: context).author.isEmpty
      && !layout.looks[Int(context.owner)].repeatsAuthor
  }

  private func attribution(of context: PageContext) -> Attribution {
    page.attributions[Int(page.entries[Int(context.owner)].attribution)]
  }
}

extension Attribution {
  /// The link of the work; without one, that of the author.
  fileprivate var workURL: TextRange { source.isEmpty ? address : url }
}

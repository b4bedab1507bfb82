internal import HTML
internal import Templates

/// Answers the templates from the data of a page: nothing is built for an answer.
struct PageRenderer: TemplateSource {
  let data: PageData

  func scope(of context: PageContext) -> Int { Int(context.scope.rawValue) }

  func value(of key: Int, in context: PageContext) -> TemplateValue<PageContext> {
    guard let key = PageKey(rawValue: key) else { return .empty }
    switch context.scope {
    case .entry: return data.entryValue(key, context)
    case .piece, .figure: return data.pieceValue(key, context)
    case .list: return data.listValue(key, context)
    case .quotation, .part: return data.quotationValue(key, context)
    case .attribution: return data.attributionValue(key, context)
    case .page: return data.pageValue(key)
    case .site: return data.siteValue(key)
    case .strings: return .text
    case .links, .link: return data.linkValue(key, context)
    case .parts: return data.partsValue(context)
    case .meta: return data.metaValue(key, context)
    case .tag: return data.tagValue(key, context)
    case .redirect: return .text
    }
  }

  func next(after context: PageContext) -> PageContext? {
    switch context.scope {
    case .entry: data.nextEntry(after: context)
    case .piece: data.nextPiece(after: context)
    case .quotation: data.nextQuotation(after: context)
    case .part: data.nextPart(after: context)
    case .link: data.nextLink(after: context)
    case .tag: data.nextTag(after: context)
    default: nil
    }
  }

  func write(
    _ key: Int, of context: PageContext, escaped: Bool, into output: inout HTMLBuffer
  ) {
    guard let key = PageKey(rawValue: key) else { return }
    if escaped, key.isMarkup(in: context.scope) { return writeEscaped(key, context, &output) }
    switch context.scope {
    case .entry: data.writeEntry(key, context, &output)
    case .piece: data.writePiece(key, context, &output)
    case .list: data.writeList(context, &output)
    case .quotation, .part: data.writeQuotation(key, context, &output)
    case .attribution: data.writeAttribution(key, context, &output)
    case .page: data.writePage(key, &output)
    case .site: data.writeSite(key, &output)
    case .strings: data.writeWord(key, &output)
    case .links, .link: data.writeLink(key, context, &output)
    case .figure, .parts: break
    case .meta: data.writeMeta(key, context, &output)
    case .tag: data.writeTag(key, context, &output)
    case .redirect: data.writeRedirect(key, &output)
    }
  }

  /// Markup where a template asks for text: as the source of the markup.
  private func writeEscaped(
    _ key: PageKey, _ context: PageContext, _ output: inout HTMLBuffer
  ) {
    var markup = HTMLBuffer()
    write(key.rawValue, of: context, escaped: false, into: &markup)
    output.append(markup.bytes)
  }
}

extension PageKey {
  /// Whether it stands for HTML; text is escaped however a template asks for it.
  fileprivate func isMarkup(in scope: PageScope) -> Bool {
    switch self {
    case .html, .label, .introduction, .footer: true
    case .icon: scope == .entry
    default: false
    }
  }
}

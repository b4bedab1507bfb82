internal import Content
internal import HTML
internal import Templates

/// When a page or an entry is from, and what it is about.
extension PageData {
  /// The owner is an entry, or -1 for the page.
  func meta(of owner: Int32) -> TemplateValue<PageContext> {
    // Few pages have any; ten thousand entries need not be looked up.
    if owner >= 0, page.entryTags.isEmpty, page.entryDates.isEmpty { return .empty }
    let hasAny = layout.dates[owner] != nil || !tags(of: owner).isEmpty
    return hasAny ? .object(PageContext(.meta, owner: owner)) : .empty
  }

  func metaValue(_ key: PageKey, _ context: PageContext) -> TemplateValue<PageContext> {
    switch key {
    case .date, .datetime: return layout.dates[context.owner] == nil ? .empty : .text
    case .tags:
      guard !tags(of: context.owner).isEmpty else { return .empty }
      return .list(first: PageContext(.tag, owner: context.owner, place: 0))
    default: return .empty
    }
  }

  func writeMeta(_ key: PageKey, _ context: PageContext, _ output: inout HTMLBuffer) {
    switch key {
    case .date: output.append(layout.dates[context.owner] ?? "")
    case .datetime: output.append(date(of: context.owner)?.day8601 ?? "")
    default: break
    }
  }

  func tagValue(_ key: PageKey, _ context: PageContext) -> TemplateValue<PageContext> {
    switch key {
    case .name: .text
    case .url: (context.owner < 0 ? site.filtersPages : hasTools) ? .text : .empty
    default: .empty
    }
  }

  func writeTag(_ key: PageKey, _ context: PageContext, _ output: inout HTMLBuffer) {
    let tag = tags(of: context.owner)[Int(context.place)]
    switch key {
    case .name: output.append(tag)
    case .url:
      let place = context.owner < 0 ? relative.address(to: Route.index) : []
      output.append(address: (place + FilterQuery.of(Array(tag.utf8)[...]))[...])
    default: break
    }
  }

  func nextTag(after context: PageContext) -> PageContext? {
    let next = context.place + 1
    guard Int(next) < tags(of: context.owner).count else { return nil }
    return PageContext(.tag, owner: context.owner, place: next)
  }

  private func tags(of owner: Int32) -> [String] {
    owner < 0 ? page.options.tags : page.entryTags[owner] ?? []
  }

  private func date(of owner: Int32) -> CalendarDate? {
    owner < 0 ? page.options.date : page.entryDates[owner]
  }
}

/// The address that fills the filter of a page.
enum FilterQuery {
  /// `?q=` and a text: letters of any script stay, what could end the text does not.
  static func of(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var query = Array("?q=".utf8)
    for byte in text {
      switch byte {
      case 0x20: query.append(UInt8(ascii: "+"))
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
        query.append(byte)
      default:
        query.append(UInt8(ascii: "%"))
        query += String(byte >> 4, radix: 16, uppercase: true).utf8
        query += String(byte & 15, radix: 16, uppercase: true).utf8
      }
    }
    return query
  }
}

internal import Content
internal import HTML
internal import Markdown
internal import Templates

/// The lists of links: the menu, the pages of a home page, the sections of a long page.
extension PageData {
  func linkValue(_ key: PageKey, _ context: PageContext) -> TemplateValue<PageContext> {
    switch context.scope {
    case .link: return linkIs(key, link(at: context), context) ? .text : .empty
    default:
      if key == .more { return hasMore(context) ? .text : .empty }
      return .list(first: PageContext(.link, owner: context.owner, place: 0))
    }
  }

  private func hasMore(_ context: PageContext) -> Bool {
    site.hasMorePages && LinkList(rawValue: context.owner) == .menu
  }

  private func linkIs(_ key: PageKey, _ link: PageLink, _ context: PageContext) -> Bool {
    switch key {
    case .url: true
    case .title: !link.title.isEmpty
    case .lang: link.language != "" && link.language != around(context)
    case .description: !link.description.isEmpty
    case .count: link.count > 0
    case .date, .datetime: !link.date.isEmpty
    case .keywords: !link.keywords.isEmpty
    case .current: link.output == view.output && link.place.isEmpty
    case .within:
      view.root.exists && link.place.isEmpty && link.output == site.plan.pages[view.page].output
    default: false
    }
  }

  func writeLink(_ key: PageKey, _ context: PageContext, _ output: inout HTMLBuffer) {
    if key == .more, hasMore(context) {
      output.append(address: relative.address(to: Route.index)[...])
    }
    guard case .link = context.scope else { return }
    let link = link(at: context)
    guard linkIs(key, link, context) else { return }
    switch key {
    case .url:
      if !link.address.isEmpty {
        output.append(address: link.address[...])
      } else if link.output != view.output || link.place.isEmpty {
        output.append(address: relative.address(to: link.output)[...])
      }
      if !link.place.isEmpty {
        output.append(raw: "#")
        output.append(link.place)
      }
    case .title: output.append(link.title)
    case .lang: output.append(link.language)
    case .description: output.append(link.description)
    case .count: output.append(link.count)
    case .date: output.append(link.date)
    case .datetime: output.append(link.datetime)
    case .keywords: output.append(link.keywords)
    default: break
    }
  }

  func nextLink(after context: PageContext) -> PageContext? {
    let next = context.place + 1
    guard Int(next) < links(context).count else { return nil }
    return PageContext(.link, owner: context.owner, place: next)
  }

  private func links(_ context: PageContext) -> [PageLink] {
    switch LinkList(rawValue: context.owner) {
    case .menu: site.menu
    case .jumps: jumps
    case .trail: neighbours.trail
    case .previous: neighbours.previous.map { [$0] } ?? []
    case .next: neighbours.next.map { [$0] } ?? []
    default: pageLinks
    }
  }

  private func link(at context: PageContext) -> PageLink {
    links(context)[Int(context.place)]
  }

  /// The language around a list: what stands outside of the content speaks as the furniture.
  private func around(_ context: PageContext) -> String {
    switch LinkList(rawValue: context.owner) {
    case .pages, .jumps: layout.languages[Int(layout.top.language)]
    default: furniture.language
    }
  }
}

/// The strip of links to the sections of a page that has many.
enum Jumps {
  /// Fewer are seen at a glance.
  private static let least = 8

  static func links(_ page: Page, _ layout: PageLayout, _ view: PageView) -> [PageLink] {
    guard layout[view.root].holdsBars else { return [] }
    let sections = page.entries(of: view.root).filter { page[$0].isSection }
    guard sections.count >= least else { return [] }
    return sections.map { section in
      PageLink(
        output: view.output, place: Array(page.bytes(page[section].id)),
        title: Array(page.bytes(page[section].name)),
        language: layout.languages[Int(layout[section].language)])
    }
  }
}

/// What the site and its furniture say to templates.
extension PageData {
  func siteValue(_ key: PageKey) -> TemplateValue<PageContext> {
    let isText =
      switch key {
      case .title: !site.configuration.title.isEmpty
      case .description: !site.configuration.description.isEmpty
      case .author: !site.configuration.author.isEmpty
      case .theme: !site.configuration.theme.rule.isEmpty
      case .footer: site.footer[.root].firstChild.exists
      default: false
      }
    return isText ? .text : .empty
  }

  func writeSite(_ key: PageKey, _ output: inout HTMLBuffer) {
    switch key {
    case .title: output.append(site.configuration.title)
    case .description: output.append(site.configuration.description)
    case .author: output.append(site.configuration.author)
    case .theme: output.append(raw: site.configuration.theme.rule.utf8)
    case .footer: writeFooter(&output)
    default: break
    }
  }

  private func writeFooter(_ output: inout HTMLBuffer) {
    var surroundings = labelSurroundings
    surroundings.isLabel = false
    surroundings.direction = furniture.direction
    var writer = MarkdownHTML(surroundings)
    let footer = PlacedDocument(
      site.footer, site.links, folder: "", page: view.page, output: view.output, relative: relative,
      furniture: furniture)
    for block in site.footer.children(of: .root) {
      writer.write(block: block, of: site.footer, to: &output, resolving: footer)
    }
    writer.end(&output)
  }

  func writeWord(_ key: PageKey, _ output: inout HTMLBuffer) {
    switch key {
    case .linkTo: output.append(furniture.linkTo)
    default:
      if let word = Word(rawValue: key.templateName) { output.append(furniture[word]) }
    }
  }
}

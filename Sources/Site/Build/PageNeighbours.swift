internal import Content

/// What is around a page: nowhere is a dead end.
struct PageNeighbours: Sendable {
  /// The pages above it, the home page first.
  var trail: [PageLink] = []
  /// The pages before and after it, in the order of the site; for a section of a split page, its
  /// sections.
  var previous: PageLink?
  var next: PageLink?
}

/// Finds what is around the files that a page is written to.
struct NeighbourFinder {
  private let site: SiteContext
  private let page: Page
  private let planned: PlannedPage
  private let number: Int
  private let furniture: Furniture
  private let views: [PageView]

  init(
    _ site: SiteContext, _ page: Page, _ planned: PlannedPage, _ number: Int,
    _ furniture: Furniture, _ views: [PageView]
  ) {
    self.site = site
    self.page = page
    self.planned = planned
    self.number = number
    self.furniture = furniture
    self.views = views
  }

  /// What is around one of the files.
  func neighbours(of place: Int) -> PageNeighbours {
    let view = views[place]
    var neighbours = PageNeighbours()
    if view.isRedirect { return neighbours }
    if view.root.exists {
      neighbours.trail = [home, own].compactMap(\.self)
      neighbours.previous = section(at: place - 1)
      neighbours.next = section(at: place + 1)
    } else {
      if planned.isFolder || site.configuration.title.isEmpty {
        neighbours.trail = [home].compactMap(\.self)
      }
      neighbours.previous = sibling(-1)
      neighbours.next = sibling(1)
    }
    return neighbours
  }

  /// The home page, seen from any other.
  private var home: PageLink? {
    guard let home = site.plan.home, home != number else { return nil }
    let names = [site.configuration.title, site.plan.pages[home].options.title ?? ""]
    let name = names.first { !$0.isEmpty } ?? furniture[.pageList]
    return PageLink(output: Route.index, title: Array(name.utf8))
  }

  /// The page itself, seen from its sections.
  private var own: PageLink {
    PageLink(
      output: planned.output, title: Array(page.bytes(page.title)),
      language: page.options.titleLanguage)
  }

  private func section(at place: Int) -> PageLink? {
    guard views.indices.contains(place), views[place].root.exists else { return nil }
    return PageLink(
      output: views[place].output, title: Array(page.bytes(page[views[place].root].name)),
      language: page.options.lang)
  }

  private func sibling(_ step: Int) -> PageLink? {
    guard let place = site.order[number], site.plan.listed.indices.contains(place + step) else {
      return nil
    }
    let sibling = site.plan.listed[place + step]
    return PageLink(
      output: site.plan.pages[sibling].output, title: site.titles.cheap(sibling),
      language: site.plan.pages[sibling].options.titleLanguage)
  }
}

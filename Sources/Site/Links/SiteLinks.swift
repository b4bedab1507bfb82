internal import HTML
internal import Platform

/// Where the addresses in documents lead.
final class SiteLinks: Sendable {
  let table: LinkTable
  let pages: [PlannedPage]
  let anchors: PageAnchorIndex
  let sizes: PictureSizes
  /// Where one file is the whole site, the files around it that it asks for; those of a notebook.
  private let beside: FilesBeside?

  init(
    _ plan: BuildPlan, _ table: LinkTable, in location: SiteLocation, anchors: PageAnchorIndex
  ) {
    self.table = table
    pages = plan.pages
    self.anchors = anchors
    sizes = PictureSizes(location)
    if case .file = location.kind {
      beside = FilesBeside(location)
    } else {
      beside = location.notebook.map { _ in FilesBeside(location, offered: plan.offered) }
    }
  }

  /// The files around a single one that are copied with it.
  var filesBeside: [String] { beside?.found ?? [] }

  /// The files around a single one that it asks for, whether they are there or not.
  var filesAsked: [String] { beside?.asked ?? [] }

  /// Looks anew at a file that is no page when it is next asked for; whether a page is made with
  /// something that is known of it.
  func forget(_ path: String) -> Bool {
    let wasAsked = beside?.forget(path) ?? false
    return sizes.forget(path) || wasAsked
  }

  /// Where an address leads.
  enum Destination: Equatable {
    /// Out of the site, or nowhere that could be checked.
    case elsewhere
    /// To a place in the page it stands in.
    case here(place: [UInt8])
    /// To a page, as a whole or at a place.
    case page(Int, place: [UInt8]?)
    /// To the section that a file of a folder has become.
    case section(Int, file: String)
    /// To a file that is copied or made.
    case asset(String)
    /// To a page that is not published.
    case draft(String)
    /// To nothing.
    case missing(String)
    /// Out of the content folder.
    case outside(String)
  }

  /// Where an address leads that stands in a file in `folder`.
  func destination(of address: ArraySlice<UInt8>, in folder: String) -> Destination {
    guard let link = LinkAddress(address, in: folder) else { return .elsewhere }
    if link.isSameDocument { return .here(place: link.place ?? []) }
    if link.isOutside { return .outside(link.path) }
    if link.path.isEmpty {
      // The content folder itself is its home page.
      return pages.firstIndex { $0.output == Route.index }.map { .page($0, place: link.place) }
        ?? .missing("/")
    }
    switch table[link.path] {
    case .page(let page): return .page(page, place: link.place)
    case .part(let page, let file):
      return link.fragment == nil
        ? .section(page, file: file) : .page(page, place: link.place)
    case .asset(let path): return .asset(path)
    case .draft: return .draft(link.path)
    case nil:
      return beside?.has(link.path) == true ? .asset(link.path) : .missing(link.path)
    }
  }

  /// The file of the output that a destination is in, and the place in it; nil where there is none.
  func target(of destination: Destination) -> (output: String, place: [UInt8]?)? {
    switch destination {
    case .elsewhere, .here, .draft, .missing, .outside: return nil
    case .asset(let path): return (path, nil)
    case .section(let page, let file):
      let id = anchors[page].sections[file]
      return id.map { target(page, place: $0) } ?? target(page, place: nil)
    case .page(let page, let place): return target(page, place: place)
    }
  }

  private func target(_ page: Int, place: [UInt8]?) -> (output: String, place: [UInt8]?) {
    guard pages[page].isSplit, let place, !place.isEmpty,
      let output = anchors[page].outputs[IDHash.of(place)]
    else { return (pages[page].output, place) }
    return (output, place)
  }
}

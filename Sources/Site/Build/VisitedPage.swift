package import Content
package import Diagnostics
internal import Platform

/// Looks at a page while a build has it in memory, from any thread, and adds what is wrong with it.
package typealias PageVisitor = @Sendable (VisitedPage, inout Report) -> Void

/// A page of a site as it will be written, with what is known of the files around it.
package struct VisitedPage: Sendable {
  package let page: Page
  /// Its place among the pages of the site.
  package let number: Int
  /// The file that it comes from, below the content folder; nil for a page without a text.
  package let file: String?
  private let links: SiteLinks
  private let location: SiteLocation

  init(
    _ page: Page, _ planned: PlannedPage, _ number: Int, _ links: SiteLinks,
    _ location: SiteLocation
  ) {
    self.page = page
    self.number = number
    file = planned.parts.first?.file
    self.links = links
    self.location = location
  }

  /// The path that an address in one of the page's documents means, below the content folder, as
  /// it is written and as the site has it; nil where it leads to nothing of the site.
  package func path(
    at address: ArraySlice<UInt8>, inDocument document: Int
  ) -> (written: String, known: String)? {
    let folder = Route.folder(of: location.name(of: page.documentPaths[document]))
    guard let link = LinkAddress(address, in: folder), !link.path.isEmpty, !link.isOutside,
      let known = links.table.spelling(of: link.path)
    else { return nil }
    return (link.path, known)
  }

  /// The file that a wiki-link to a name leads to, below the content folder; nil for none.
  package func file(named name: String) -> String? { links.table.path(named: name, in: "") }

  /// The path of a file below the content folder, as diagnostics name it.
  package func path(of file: String) -> String { location.path(of: file) }
}

internal import HTML
internal import Markdown
internal import Pictures

/// A document on the page that is written, where its addresses become those of the page. A class,
/// since it is lent for every label and body, and copying its parts would cost more than they do.
final class PlacedDocument: AddressResolver, Sendable {
  let document: Document
  private let links: SiteLinks
  /// The folder of the document below the content folder.
  private let folder: String
  /// The page that the document is part of.
  private let page: Int
  /// The file that is written; empty for what is read elsewhere.
  private let output: String
  private let relative: RelativeAddress
  let tableName: String
  let linkTo: String

  init(
    _ document: Document, _ links: SiteLinks, folder: String, page: Int, output: String,
    relative: RelativeAddress,
    furniture: Furniture
  ) {
    tableName = furniture.table
    linkTo = furniture.linkTo
    self.document = document
    self.links = links
    self.folder = folder
    self.page = page
    self.output = output
    self.relative = relative
  }

  /// Writes a block of the document. Here, because a constant of this object is lent, where one
  /// of another would be copied.
  func write(block: NodeID, with writer: inout MarkdownHTML, to html: inout HTMLBuffer) {
    writer.write(block: block, of: document, to: &html, resolving: self)
  }

  /// Writes the inlines of a label or cell.
  func write(
    childrenOf node: NodeID, with writer: inout MarkdownHTML, to html: inout HTMLBuffer
  ) {
    writer.write(childrenOf: node, of: document, to: &html, resolving: self)
  }

  func resolve(
    _ address: ArraySlice<UInt8>, as use: Address.Use, at node: NodeID
  ) -> ResolvedAddress {
    let destination = links.destination(of: address, in: folder)
    if case .elsewhere = destination { return ResolvedAddress(address) }
    if case .here(let place) = destination { return ResolvedAddress(here(address, place)) }
    guard let target = links.target(of: destination) else { return ResolvedAddress(address) }
    var written = target.output == output ? [] : relative.address(to: target.output)
    if target.output == output, target.place == nil {
      written = relative.address(to: target.output)
    }
    if let link = LinkAddress(address, in: folder) { written += link.query }
    if let place = target.place { written += [UInt8(ascii: "#")] + place }
    guard use == .picture, case .asset(let path) = destination,
      let size = links.sizes.size(of: path)
    else { return ResolvedAddress(written[...]) }
    return ResolvedAddress(written[...], width: size.width, height: size.height)
  }

  /// A place in the same page, which may stand in another file of a split one.
  private func here(_ address: ArraySlice<UInt8>, _ place: [UInt8]) -> ArraySlice<UInt8> {
    // What is part of no file names its page in any case.
    // The footer stands on pages, too, that the plan does not know.
    guard links.pages.indices.contains(page), links.pages[page].isSplit || output.isEmpty,
      let target = links.target(of: .page(page, place: place)), target.output != output
    else { return address }
    return (relative.address(to: target.output) + [UInt8(ascii: "#")] + place)[...]
  }
}

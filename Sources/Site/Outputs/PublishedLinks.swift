internal import HTML
internal import Platform

/// Addresses of the source as those of the published site.
struct PublishedLinks {
  let links: SiteLinks
  let location: SiteLocation

  /// An address that stands in the file at `path`, of an entry in the output file `output`: from the
  /// top of the site where it leads to another file of it, else as written.
  func published(
    _ address: ArraySlice<UInt8>, in path: String, on output: String
  ) -> ArraySlice<UInt8> {
    let destination = links.destination(
      of: address, in: Route.folder(of: location.name(of: path)))
    if case .here(let place) = destination {
      return PublishedAddress.bytes(of: output, place: place)[...]
    }
    guard let target = links.target(of: destination) else { return address }
    return PublishedAddress.bytes(of: target.output, place: target.place ?? [])[...]
  }
}

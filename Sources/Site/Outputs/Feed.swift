internal import Content
internal import Diagnostics
internal import Platform

/// `feed.xml`: the latest pages and entries that have dates, as Atom (RFC 4287). Not written where
/// nothing has a date.
struct Feed: EntryOutput {
  static let name = "feed.xml"

  /// So many entries it holds.
  static let most = 50

  private let site: SiteContext

  init(_ site: SiteContext) { self.site = site }

  func makeCollector(for page: CollectedPage) -> any EntryCollector { FeedCollector(page, site) }

  func owns(_ path: String) -> Bool { path == Self.name }

  func write(_ fragments: FragmentSpool, to output: StagedOutput, _ report: inout Report) {
    let latest: [FeedFragment.Place]
    do throws(FileError) {
      latest = try FeedFragment.latest(Self.most, of: fragments)
    } catch {
      return output.fail(error)
    }
    guard let first = latest.first else { return }
    output.stage(
      Self.name,
      from: { (take) throws(FileError) in
        var buffer = PieceBuffer()
        guard try buffer.append(head(updated: first.timestamp), take) else { return }
        for place in latest {
          var isWanted = true
          try fragments.read(place.page, place.bytes) { (piece) throws(FileError) in
            isWanted = try buffer.append(piece, take)
            return isWanted
          }
          guard isWanted else { return }
        }
        if try buffer.append("</feed>\n".utf8, take) { _ = try buffer.flush(take) }
      }, &report)
  }

  private func head(updated: String) -> [UInt8] {
    let configuration = site.configuration
    let base = configuration.baseURL
    var xml = Array("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n".utf8)
    xml.append(contentsOf: "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"".utf8)
    XMLText.append(configuration.language, to: &xml)
    xml.append(contentsOf: "\">\n".utf8)
    // Without a title of its own a site is known by its address.
    let title = configuration.title.isEmpty ? base : configuration.title
    XMLText.append(element: "title", title.utf8, to: &xml)
    if !configuration.description.isEmpty {
      XMLText.append(element: "subtitle", configuration.description.utf8, to: &xml)
    }
    XMLText.append(element: "id", base.utf8, to: &xml)
    for (relation, type, file) in [
      ("self", "application/atom+xml", Self.name), ("alternate", "text/html", ""),
    ] {
      xml.append(contentsOf: "<link rel=\"\(relation)\" type=\"\(type)\" href=\"".utf8)
      XMLText.append(base + file, to: &xml)
      xml.append(contentsOf: "\"/>\n".utf8)
    }
    XMLText.append(element: "updated", updated.utf8, to: &xml)
    FeedEntry.append(author: configuration.author.isEmpty ? title : configuration.author, to: &xml)
    xml.append(contentsOf: "<generator>Florilegium</generator>\n".utf8)
    return xml
  }
}

/// Whether a site has a feed, as its pages have to know before all of them are read.
struct FeedPresence: Sendable, Equatable {
  /// Its file; nil where none is written whatever has a date.
  var path: String?
  /// Front matter has dates; else a page can only tell of its own entries.
  var isCertain = false
}

import Markdown

/// Which paragraphs of one link, right before a quote, say where it is from.
///
/// One that leads to another page of the site, or that stands above the first of several quotes, is
/// text of the page, such as the way back or to another language; unless most quotes have one.
struct SourceLinks {
  private var places: Set<Int> = []

  init(_ blocks: [NodeID], _ reading: PageReading) {
    guard reading.options.attribution != .off, reading.document.contains(.link) else { return }
    var quotes = 0
    var external: Set<Int> = []
    for (index, block) in blocks.enumerated() where reading.document[block].kind == .blockQuote {
      quotes += 1
      guard index > 0 else { continue }
      let link = reading.linkAlone(in: blocks[index - 1])
      // A way back to the top is none.
      guard link.exists, reading.document.bytes(of: link).first != UInt8(ascii: "#") else {
        continue
      }
      places.insert(index - 1)
      if quotes > 1, Self.leadsElsewhere(link, reading.document) { external.insert(index - 1) }
    }
    if places.count >= 2, places.count * 5 >= quotes * 3 { return }
    if quotes > 1 {
      places = external
    } else {
      places = places.filter { place in
        Self.leadsElsewhere(reading.linkAlone(in: blocks[place]), reading.document)
      }
    }
  }

  /// Whether the block at a place is the source of the quote behind it.
  func contains(_ place: Int) -> Bool { places.contains(place) }

  private static func leadsElsewhere(_ link: NodeID, _ document: Document) -> Bool {
    let address = document.bytes(of: link)
    return address.starts(with: "http://".utf8) || address.starts(with: "https://".utf8)
      || address.starts(with: "//".utf8)
  }
}

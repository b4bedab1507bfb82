import Content
import Markdown

/// An address in a page: of a link or picture, in Markdown or HTML.
struct PageAddress {
  let document: Int
  let node: NodeID
  let bytes: ArraySlice<UInt8>

  /// All addresses of a page.
  static func all(in page: Page) -> [PageAddress] {
    var found: [PageAddress] = []
    for (number, document) in page.documents.enumerated() {
      let hasHTML = document.contains(.htmlInline) || document.contains(.htmlBlock)
      guard hasHTML || document.contains(.link) || document.contains(.image) else { continue }
      for index in document.nodes.indices where document.nodes[index].parent.exists {
        let id = NodeID(index)
        switch document.nodes[index].kind {
        case .link, .image:
          found.append(PageAddress(document: number, node: id, bytes: document.bytes(of: id)))
        case .htmlInline, .htmlBlock:
          for address in addresses(inHTML: document.bytes(of: id)) {
            found.append(PageAddress(document: number, node: id, bytes: address))
          }
        default: break
        }
      }
    }
    // A label's icon stands beside its text.
    for entry in page.entries where entry.icon.exists {
      let document = Int(entry.document)
      found.append(
        PageAddress(
          document: document, node: entry.icon,
          bytes: page.documents[document].bytes(of: entry.icon)
        ))
    }
    return found
  }

  private static func addresses(inHTML html: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    for piece in HTMLPieces(html) {
      guard case .tag(let tag, _) = piece, !tag.isClosing else { continue }
      for (name, value) in HTMLAttributes(tag.attributes) {
        switch String(decoding: name, as: UTF8.self).lowercased() {
        case "href", "src", "poster", "data": found.append(value)
        case "srcset": found += candidates(value)
        default: break
        }
      }
    }
    return found
  }

  /// The addresses of a `srcset`: each has a width or density behind it.
  private static func candidates(_ value: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    value.split(separator: UInt8(ascii: ",")).compactMap { candidate in
      candidate.split { $0 <= 0x20 }.first
    }
  }
}

internal import Content
internal import Markdown

/// Links by the name of a page, `[[page#heading|text]]`, become links by its path; one that means
/// no page, or one that is not published, is its text.
struct WikiLinks {
  let table: LinkTable

  /// Rewrites the links of a document that lies in `folder`.
  func resolve(_ document: inout Document, in folder: String) {
    guard document.hasWikiLinks else { return }
    for index in document.nodes.indices {
      let id = NodeID(index)
      let kind = document[id].kind
      guard kind == .link || kind == .image, document[id].flags.contains(.wiki),
        document[id].parent.exists
      else { continue }
      if let address = address(of: document.bytes(of: id), in: folder) {
        document[id].text = document.add(address)
        document[id].flags.remove(.wiki)
      } else if kind == .link {
        document.unwrap(id)
      }
    }
    document.hasWikiLinks = false
  }

  /// The address from the top of the content; nil where no page has this name.
  private func address(of target: ArraySlice<UInt8>, in folder: String) -> [UInt8]? {
    let hash = target.firstIndex(of: UInt8(ascii: "#"))
    let name = String(decoding: target[..<(hash ?? target.endIndex)], as: UTF8.self)
    let fragment = hash.map { place(of: target[($0 + 1)...]) } ?? []
    if name.isEmpty { return fragment.isEmpty ? nil : fragment }
    guard let path = table.path(named: name, in: folder), table[path] != .draft else { return nil }
    var address = [UInt8(ascii: "/")]
    for byte in path.utf8 {
      let isMark = byte == UInt8(ascii: "%") || byte == UInt8(ascii: "#") || byte == 0x3F
      address.append(contentsOf: isMark ? Array("%\(String(byte, radix: 16))".utf8) : [byte])
    }
    return address + fragment
  }

  /// A heading by its text, the last of a path of headings; a block by its `^id`.
  private func place(of heading: ArraySlice<UInt8>) -> [UInt8] {
    let last = heading.split(separator: UInt8(ascii: "#")).last ?? []
    let isBlock = last.first == UInt8(ascii: "^")
    let id = isBlock ? Array(last.dropFirst()) : Slug(last).bytes
    return id.isEmpty ? [] : [UInt8(ascii: "#")] + id
  }
}

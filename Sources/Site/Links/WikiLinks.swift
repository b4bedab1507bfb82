internal import Content
internal import Diagnostics
internal import Markdown

/// Links by the name of a page, `[[page#heading|text]]`, become links by its path; one that means
/// no page, or one that is not published, is its text.
struct WikiLinks {
  let table: LinkTable

  /// Rewrites the links of a document that lies in `folder`. `tell` is called with the first that
  /// means no page.
  func resolve(
    _ document: inout Document, in folder: String, tell: (Range<Int>, String) -> Void
  ) {
    var isTold = false
    guard document.hasWikiLinks else { return }
    for index in document.nodes.indices {
      let id = NodeID(index)
      let kind = document[id].kind
      guard kind == .link || kind == .image, document[id].flags.contains(.wiki),
        document[id].parent.exists
      else { continue }
      // A slice of the document's text would have all of it copied where some is added.
      let target = Array(document.bytes(of: id))[...]
      if let address = address(of: target, in: folder) {
        // Faults are shown where the name stands, for the path stands nowhere.
        document[id].start = UInt32(document.place(of: target, at: id).lowerBound)
        document[id].text = document.add(address)
        document[id].flags.remove(.wiki)
      } else if kind == .link {
        if !isTold {
          isTold = true
          tell(document.place(of: target, at: id), String(decoding: target, as: UTF8.self))
        }
        document.unwrap(id)
      }
    }
    document.hasWikiLinks = false
  }

  /// Gives the attributions of a document's entries the paths that the names in them mean: those of
  /// the links that are left when the document is resolved.
  func nameAttributions(of page: inout Page, inDocument number: Int) {
    for entry in page.entries where Int(entry.document) == number && entry.attribution >= 0 {
      let place = Int(entry.attribution)
      let named = page.attributions[place].named
      if let address = address(at: named.url, in: page.documents[number]) {
        page.attributions[place].url = page.add(address)
      }
      if let address = address(at: named.authorURL, in: page.documents[number]) {
        page.attributions[place].authorURL = page.add(address)
      }
    }
  }

  private func address(at link: NodeID, in document: Document) -> [UInt8]? {
    guard link.exists, document[link].kind == .link else { return nil }
    return Array(document.bytes(of: link))
  }

  /// That a name means no page, if it is nearly that of one: without a near one it may be a page
  /// that is still to be written.
  func unknownName(_ target: String, path: String, range: Range<Int>) -> Diagnostic? {
    let name = String(target.prefix { $0 != "#" })
    guard !name.isEmpty, table.path(named: name, in: "") == nil,
      let near = table.nearestName(to: name)
    else { return nil }
    return Diagnostic(
      .note, "unknown-name", path: path, range: range, "no page is called \"\(name)\"",
      explanation: "The link is shown as its text.", fix: "did you mean \"\(near)\"?")
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

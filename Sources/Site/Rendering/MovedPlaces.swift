internal import Content
internal import HTML
internal import Markdown

/// Where the entries of a split page are now: links from before it was split still name its own
/// address, and a script follows them.
///
/// One object of JSON: for each file the hashes of its ids (32 bits, FNV-1a, to the base 36),
/// since the ids themselves would weigh as much as a page.
enum MovedPlaces {
  static func write(
    _ page: Page, _ view: PageView, _ relative: RelativeAddress, _ output: inout HTMLBuffer
  ) {
    var json = ScriptJSON()
    var hashes = ""
    var file = ""
    for id in page.entriesInOrder() {
      if page[id].parent.isNone {
        if !file.isEmpty { json.add(file, hashes) }
        hashes = ""
        file = page[id].standsAlone ? address(of: id, page, view, relative) : ""
      }
      if file.isEmpty { continue }
      if !hashes.isEmpty { hashes += " " }
      hashes += String(hash(page.bytes(page[id].id)), radix: 36)
    }
    if !file.isEmpty { json.add(file, hashes) }
    output.append(raw: json.bytes)
  }

  private static func address(
    of id: EntryID, _ page: Page, _ view: PageView, _ relative: RelativeAddress
  ) -> String {
    let output = Route.output(ofSection: page.string(page[id].id), of: view.output)
    return String(decoding: relative.address(to: output), as: UTF8.self)
  }

  private static func hash(_ id: ArraySlice<UInt8>) -> UInt32 {
    id.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}

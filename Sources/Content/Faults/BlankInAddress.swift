import Markdown

/// `blank-in-address`: a picture or link that stayed text, since a blank ends an address. Silent
/// where brackets follow brackets in prose, as in `[sic](so he wrote)`, and for escaped ones.
enum BlankInAddress {
  static func read(_ reading: inout PageReading) {
    guard mayOccur(in: reading.document.text) else { return }
    var known: Set<NodeID> = []
    for index in 0..<reading.document.nodes.count
    where reading.document.nodes[index].kind == .text {
      let parent = reading.document.nodes[index].parent
      if parent.exists, !known.contains(parent),
        reading.document.bytes(of: NodeID(index)).firstRange(of: opening) != nil
      {
        known.insert(parent)
        read(textsIn: parent, &reading)
      }
    }
  }

  private static let opening = Array("](".utf8)

  private static func mayOccur(in text: [UInt8]) -> Bool {
    var place = 0
    while let found = ByteSearch.first(UInt8(ascii: "]"), in: text, from: place) {
      if found + 1 < text.count, text[found + 1] == opening[1] { return true }
      place = found + 1
    }
    return false
  }

  private static func read(textsIn parent: NodeID, _ reading: inout PageReading) {
    // An address of the web has become a link up to the blank.
    let runs = InlineRuns(of: parent, in: reading.document)
    for (index, run) in runs.runs.enumerated()
    where reading.document[run.node].kind == .text {
      let end = index + 1 < runs.runs.count ? runs.runs[index + 1].start : runs.text.count
      var text = runs.text[run.start...]
      while let mark = text[..<max(end, text.startIndex)].firstRange(of: opening) {
        guard let close = text[mark.upperBound...].firstIndex(of: UInt8(ascii: ")")) else { return }
        let inner = text[mark.upperBound..<close]
        text = text[(close + 1)...]
        if inner.contains(0x20) { read(inner, around: run.node, runs, &reading) }
      }
    }
  }

  private static func read(
    _ inner: ArraySlice<UInt8>, around node: NodeID, _ runs: InlineRuns,
    _ reading: inout PageReading
  ) {
    guard let bracket = runs.text[..<inner.startIndex].lastIndex(of: UInt8(ascii: "[")),
      let address = Address(inner, isPicture: isPicture(bracket, runs.text)),
      let place = place(of: address.bytes, around: node, reading.document)
    else { return }
    let shown = String(decoding: address.bytes, as: UTF8.self)
    reading.warn(
      "blank-in-address", range: place..<place + address.bytes.count,
      "the address \"\(shown)\" holds a blank",
      explanation: "A blank ends an address, so this is shown as text.",
      fix: "write `<\(shown)>`")
  }

  private static func isPicture(_ bracket: Int, _ text: [UInt8]) -> Bool {
    bracket > 0 && text[bracket - 1] == UInt8(ascii: "!")
  }

  /// The address in the file; nil where its brackets are escaped there.
  private static func place(
    of address: ArraySlice<UInt8>, around node: NodeID, _ document: Document
  ) -> Int? {
    var block = node
    while block.exists, document[block].kind.isInline { block = document[block].parent }
    guard block.exists else { return nil }
    let start = Int(document[block].start)
    let end = min(max(Int(document[block].end), start + 4096), document.source.count)
    guard let found = document.source[start..<end].firstRange(of: opening + address) else {
      return nil
    }
    let before = document.source[start..<found.lowerBound]
    let bracket = before.lastIndex(of: UInt8(ascii: "["))
    let backslash = UInt8(ascii: "\\")
    if before.last == backslash { return nil }
    if let bracket, bracket > start, document.source[bracket - 1] == backslash { return nil }
    return found.lowerBound + opening.count
  }
}

/// What stands between the brackets, if it is an address with a blank in it.
private struct Address {
  let bytes: ArraySlice<UInt8>

  /// A title in quotation marks is no part of the address. Of a link, it must end in the name of a
  /// file or lead somewhere; else it is a remark.
  init?(_ inner: ArraySlice<UInt8>, isPicture: Bool) {
    var address = inner
    while address.last == 0x20 { address = address.dropLast() }
    if let last = address.last, last == UInt8(ascii: "\"") || last == UInt8(ascii: "'"),
      let first = address.dropLast().lastIndex(of: last)
    {
      address = address[..<first]
      while address.last == 0x20 { address = address.dropLast() }
    }
    address = address.drop { $0 == 0x20 }
    guard address.contains(0x20), !address.contains(where: { "<>\"\n".utf8.contains($0) }),
      isPicture || Self.leadsSomewhere(address)
    else { return nil }
    bytes = address
  }

  private static func leadsSomewhere(_ address: ArraySlice<UInt8>) -> Bool {
    for head in ["/", "./", "../", "http://", "https://"] where address.starts(with: head.utf8) {
      return true
    }
    let path = address.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
    guard let dot = path.lastIndex(of: UInt8(ascii: ".")), dot > path.startIndex else {
      return false
    }
    let ending = path[(dot + 1)...]
    return 2...5 ~= ending.count && ending.first.map { $0 > 0x39 } == true
      && ending.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 }
  }
}

import Content
import Diagnostics
import Markdown
import Site

/// `missing-alt`: a picture without an alternative text, or with the name of its file for one.
/// Silent for the icon of a label, which says the same, and for HTML that says `alt=""`.
enum MissingAlt: PageRule {
  static func check(_ checked: PageUnderCheck, into report: inout Report) {
    let page = checked.page
    for (number, document) in page.documents.enumerated() {
      let hasHTML = document.contains(.htmlInline) || document.contains(.htmlBlock)
      guard hasHTML || document.contains(.image) else { continue }
      let icons = Set(page.entries.filter { $0.document == number }.map(\.icon))
      for index in document.nodes.indices where document.nodes[index].parent.exists {
        let node = NodeID(index)
        for address in pictures(at: node, document) where !icons.contains(node) {
          add(address, at: node, document, page.documentPaths[number], &report)
        }
      }
    }
  }

  /// The addresses of the pictures at a node that have no text.
  private static func pictures(at node: NodeID, _ document: Document) -> [ArraySlice<UInt8>] {
    switch document[node].kind {
    case .image: hasText(node, document) ? [] : [document.bytes(of: node)]
    case .htmlInline, .htmlBlock: pictures(inHTML: document.bytes(of: node))
    default: []
    }
  }

  private static func hasText(_ picture: NodeID, _ document: Document) -> Bool {
    var text: [UInt8] = []
    PlainText.append(picture, of: document, to: &text)
    guard text.contains(where: { $0 > 0x20 }) else { return false }
    return !isFileName(text, of: document.bytes(of: picture))
  }

  /// Whether a text is what a file is called: its name with the ending, or one with a number that
  /// a camera or program gave it. Nobody wants to have that read.
  private static func isFileName(_ text: [UInt8], of address: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: text, as: UTF8.self).lowercased()
    let endings = [".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".svg", ".bmp", ".heic"]
    if endings.contains(where: text.hasSuffix), !text.contains("://") { return true }
    let path = String(decoding: address, as: UTF8.self).lowercased().replacing("%20", with: " ")
    let name = path.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    guard text == stem else { return false }
    return text.utf8.split { !(0x30...0x39 ~= $0) }.contains { $0.count >= 3 }
  }

  private static func pictures(inHTML html: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    for piece in HTMLPieces(html) {
      guard case .tag(let tag, let run) = piece, !tag.isClosing, tag.isNamed("img"),
        ["alt", "role", "aria-hidden", "aria-label"].allSatisfy({ tag.value(of: $0) == nil })
      else { continue }
      found.append(tag.value(of: "src").map { Array($0.utf8)[...] } ?? run)
    }
    return found
  }

  private static func add(
    _ address: ArraySlice<UInt8>, at node: NodeID, _ document: Document, _ path: String,
    _ report: inout Report
  ) {
    var place = document.place(of: address, at: node)
    let isName =
      place.lowerBound >= 2 && place.lowerBound <= document.source.count
      && document.source[(place.lowerBound - 2)..<place.lowerBound].elementsEqual("[[".utf8)
    if isName {
      // The address of a picture by name stands nowhere.
      let name = document.source[place.lowerBound...].prefix {
        $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "|") && $0 != 0x0A
      }
      place = name.startIndex..<name.endIndex
    }
    let picture =
      isName ? described(document.source[place]) : described(address, at: node, document)
    report.add(
      Diagnostic(
        .warning, "missing-alt", path: path, range: place,
        "the picture \"\(String(decoding: address, as: UTF8.self))\" has no alternative text",
        fix: "describe it: `\(picture)`"))
  }

  /// A picture by name with a text.
  private static func described(_ name: ArraySlice<UInt8>) -> String {
    "![[\(String(decoding: name, as: UTF8.self))|what is seen]]"
  }

  /// A picture with a text, written as it is.
  private static func described(
    _ address: ArraySlice<UInt8>, at node: NodeID, _ document: Document
  ) -> String {
    if document[node].kind != .image { return "alt=\"what is seen\"" }
    let address = String(decoding: address, as: UTF8.self)
    return "![what is seen](\(LinkDestination.written(address)))"
  }
}

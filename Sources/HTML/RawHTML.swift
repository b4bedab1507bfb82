internal import Markdown

/// What becomes of HTML that stands in Markdown.
package enum RawHTMLPolicy: String, CaseIterable, Sendable {
  /// Harmless elements and attributes pass, closed where the author forgot; the rest is text.
  case safe
  /// It is shown as text.
  case escape
  /// It passes as it is, but for addresses that a browser could run.
  case allow
  /// It is left out.
  case drop
}

/// An element of the author's that still waits for its closing tag.
struct OpenElement: Sendable {
  var element: RawElement
  /// The node within which it was opened, and within which it ends at the latest.
  var owner: NodeID
}

/// Writes the raw HTML of one node under the policy `safe`.
///
/// Tags are read by CommonMark's grammar and written anew from the lists of ``RawElement`` and
/// ``RawAttribute``, so that nothing the author wrote is read twice in two ways. Every other `<`
/// is shown as text.
struct RawHTMLWriter<Addresses: AddressResolver> {
  let text: [UInt8]
  let node: NodeID
  /// The node whose end closes what is opened here.
  let owner: NodeID
  /// Whether blocks may stand here, or only what belongs into a line of text.
  let allowsBlocks: Bool
  /// Whether links may stand here.
  let allowsLinks: Bool
  let addresses: Addresses
  /// Once no comment's end was found, none is looked for again.
  private var commentsEnd = true

  /// Browsers cut deeper trees too, and what is looked for in the open elements stays near.
  private static var deepest: Int { 200 }

  init(
    text: [UInt8], node: NodeID, owner: NodeID, allowsBlocks: Bool, allowsLinks: Bool,
    addresses: Addresses
  ) {
    self.text = text
    self.node = node
    self.owner = owner
    self.allowsBlocks = allowsBlocks
    self.allowsLinks = allowsLinks
    self.addresses = addresses
  }

  /// Writes a run of the text; `open` holds the elements that are open around it.
  mutating func write(_ range: Range<Int>, _ open: inout [OpenElement], to html: inout HTMLBuffer) {
    var index = range.lowerBound
    while index < range.upperBound {
      let start = text[index..<range.upperBound].firstIndex(of: UInt8(ascii: "<"))
      html.append(character: text, in: index..<(start ?? range.upperBound))
      guard let start else { return }
      index = write(markupAt: start, before: range.upperBound, &open, to: &html)
    }
  }

  /// Writes what begins at a `<`, and returns the byte behind it.
  private mutating func write(
    markupAt start: Int, before limit: Int, _ open: inout [OpenElement], to html: inout HTMLBuffer
  ) -> Int {
    if let end = endOfComment(at: start, before: limit) { return end }
    guard let tag = RawTag(text, at: start, before: limit) else {
      html.append(raw: "&lt;")
      return start + 1
    }
    let passes =
      if let element = RawElement(name: text[tag.name]) {
        tag.isClosing
          ? close(element, &open, to: &html) : write(element, tag, &open, to: &html)
      } else {
        false
      }
    if !passes { html.append(text, in: start..<tag.end) }
    return tag.end
  }

  private mutating func endOfComment(at start: Int, before limit: Int) -> Int? {
    let rest = text[start..<limit]
    guard commentsEnd, rest.starts(with: "<!--".utf8) else { return nil }
    if rest.starts(with: "<!-->".utf8) { return start + 5 }
    if rest.starts(with: "<!--->".utf8) { return start + 6 }
    var index = start + 4
    while index + 3 <= limit {
      if text[index..<index + 3].elementsEqual("-->".utf8) { return index + 3 }
      index += 1
    }
    commentsEnd = false
    return nil
  }
}

/// Elements are opened and closed so that they always nest.
extension RawHTMLWriter {
  /// Writes an opening tag; false where it may not stand here.
  private func write(
    _ element: RawElement, _ tag: RawTag, _ open: inout [OpenElement], to html: inout HTMLBuffer
  ) -> Bool {
    guard allowsBlocks || element.isPhrasing, open.count < Self.deepest else { return false }
    if element == .a, !allowsLinks || open.contains(where: { $0.element == .a }) { return false }
    if !element.parents.isEmpty {
      guard let parent = mine(open, where: element.parents.contains) else { return false }
      close(above: parent, &open, to: &html)
    } else if !element.isPhrasing, let paragraph = openParagraph(open) {
      close(above: paragraph - 1, &open, to: &html)
    }
    // Its address needs an attribute that does not pass; the picture beside it stands for it.
    if element == .source { return true }
    html.append(raw: "<")
    html.append(raw: element.rawValue.utf8)
    writeAttributes(of: tag, element, to: &html)
    html.append(raw: ">")
    if element.isVoid { return true }
    open.append(OpenElement(element: element, owner: owner))
    // HTML ignores the stroke and would leave it open; its author meant it to be closed.
    if tag.isSelfClosing { close(above: open.count - 2, &open, to: &html) }
    return true
  }

  /// Writes a closing tag, and those of the elements left open within; false where none fits.
  private func close(
    _ element: RawElement, _ open: inout [OpenElement], to html: inout HTMLBuffer
  ) -> Bool {
    // The end of a paragraph that a block has ended already says nothing.
    guard let index = mine(open, where: { $0 == element }) else { return element == .p }
    close(above: index - 1, &open, to: &html)
    return true
  }

  private func close(above index: Int, _ open: inout [OpenElement], to html: inout HTMLBuffer) {
    while open.count > index + 1 { html.close(&open) }
  }

  /// The innermost open element of this owner that is wanted.
  private func mine(_ open: [OpenElement], where isWanted: (RawElement) -> Bool) -> Int? {
    for index in open.indices.reversed() where open[index].owner == owner {
      if isWanted(open[index].element) { return index }
    }
    return nil
  }

  /// A block ends the paragraph that is open around it.
  private func openParagraph(_ open: [OpenElement]) -> Int? {
    for index in open.indices.reversed() {
      if open[index].element == .p { return index }
      if !open[index].element.isPhrasing || open[index].owner != owner { return nil }
    }
    return nil
  }
}

extension RawHTMLWriter {
  private func writeAttributes(
    of tag: RawTag, _ element: RawElement, to html: inout HTMLBuffer
  ) {
    var written: Set<RawAttribute> = []
    var size = (width: 0, height: 0)
    for attribute in tag.attributes {
      guard let name = RawAttribute(name: text[attribute.name]),
        name.accepts(text[attribute.value], on: element), written.insert(name).inserted
      else { continue }
      html.append(raw: " ")
      html.append(raw: name.rawValue.utf8)
      html.append(raw: "=\"")
      if name == .href || name == .src {
        size = write(address: attribute.value, as: name == .src ? .picture : .link, to: &html)
      } else {
        html.append(character: text, in: attribute.value)
      }
      html.append(raw: "\"")
    }
    guard element == .img else { return }
    if !written.contains(.alt) { html.append(raw: " alt=\"\"") }
    if written.isDisjoint(with: [.width, .height]), size.width > 0 { html.append(size: size) }
    html.append(raw: " loading=\"lazy\" decoding=\"async\"")
  }

  private func write(
    address range: Range<Int>, as use: Address.Use, to html: inout HTMLBuffer
  ) -> (width: Int, height: Int) {
    var address: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      address.append(text[index])
      let isReference = text[index..<range.upperBound].starts(with: "&amp;".utf8)
      index += isReference ? 5 : 1
    }
    let resolved = addresses.resolve(address[...], as: use, at: node)
    html.append(address: resolved.bytes)
    return (resolved.width, resolved.height)
  }
}

extension HTMLBuffer {
  /// Closes the innermost open element.
  mutating func close(_ open: inout [OpenElement]) {
    guard let last = open.popLast() else { return }
    append(raw: "</")
    append(raw: last.element.rawValue.utf8)
    append(raw: ">")
  }

  /// Appends ` width="…" height="…"`.
  mutating func append(size: (width: Int, height: Int)) {
    append(raw: " width=\"")
    append(size.width)
    append(raw: "\" height=\"")
    append(size.height)
    append(raw: "\"")
  }

  /// Appends text of raw HTML: what can begin a tag or end an attribute is escaped, character
  /// references stay what they are.
  fileprivate mutating func append(character text: [UInt8], in range: Range<Int>) {
    var start = range.lowerBound
    for index in range {
      guard text[index] != UInt8(ascii: "&"), let entity = Escaping.entity(for: text[index]) else {
        continue
      }
      append(raw: text, in: start..<index)
      append(raw: entity)
      start = index + 1
    }
    append(raw: text, in: start..<range.upperBound)
  }
}

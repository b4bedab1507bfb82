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
  mutating func write(_ range: Range<Int>, _ open: inout OpenElements, to html: inout HTMLBuffer) {
    var index = range.lowerBound
    while index < range.upperBound {
      let start = text[index..<range.upperBound].firstIndex(of: UInt8(ascii: "<"))
      write(characters: index..<(start ?? range.upperBound), &open, to: &html)
      guard let start else { return }
      index = write(markupAt: start, before: range.upperBound, &open, to: &html)
    }
  }

  private func write(
    characters range: Range<Int>, _ open: inout OpenElements, to html: inout HTMLBuffer
  ) {
    if open.needCell, text[range].contains(where: { $0 > 0x20 }) { open.makeCell(&html) }
    html.append(character: text, in: range)
  }

  /// Writes what begins at a `<`, and returns the byte behind it.
  private mutating func write(
    markupAt start: Int, before limit: Int, _ open: inout OpenElements, to html: inout HTMLBuffer
  ) -> Int {
    if let end = endOfComment(at: start, before: limit) { return end }
    guard let tag = RawTag(text, at: start, before: limit) else {
      write(characters: start..<start + 1, &open, to: &html)
      return start + 1
    }
    let passes =
      if let element = RawElement(name: text[tag.name]) {
        tag.isClosing
          ? open.end(element, of: owner, &html) : write(element, tag, &open, to: &html)
      } else {
        false
      }
    if !passes {
      if open.needCell { open.makeCell(&html) }
      html.append(text, in: start..<tag.end)
    }
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

extension RawHTMLWriter {
  /// Writes an opening tag; false where it may not stand here.
  private func write(
    _ element: RawElement, _ tag: RawTag, _ open: inout OpenElements, to html: inout HTMLBuffer
  ) -> Bool {
    guard allowsBlocks || element.isPhrasing, !open.isDeep,
      open.makeRoom(for: element, of: owner, &html)
    else { return false }
    // Its address needs an attribute that does not pass; the picture beside it stands for it.
    if element == .source { return true }
    let isWritten = element != .a || allowsLinks && !open.holdLink && leadsSomewhere(tag)
    if isWritten {
      html.append(raw: "<")
      html.append(raw: element.rawValue.utf8)
      writeAttributes(of: tag, element, to: &html)
      html.append(raw: ">")
    }
    if element.isVoid { return true }
    open.begin(OpenElement(element: element, owner: owner, isWritten: isWritten))
    // HTML ignores the stroke and would leave it open; its author meant it to be closed.
    if tag.isSelfClosing { open.endLast(&html) }
    return true
  }

  /// Whether a link has an address that passes.
  private func leadsSomewhere(_ tag: RawTag) -> Bool {
    tag.attributes.contains { attribute in
      RawAttribute(name: text[attribute.name]) == .href
        && RawAttribute.href.accepts(text[attribute.value], on: .a)
    }
  }

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

internal import Markdown

/// An element of the author's that still waits for its closing tag.
struct OpenElement: Sendable {
  var element: RawElement
  /// The node within which it was opened, and within which it ends at the latest.
  var owner: NodeID
  /// A link within a link, or one that leads nowhere, is its text.
  var isWritten = true
}

/// The elements of raw HTML that are open at a place. They always nest, and none stands where a
/// browser would close another for it or move it elsewhere.
///
/// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody
struct OpenElements: Sendable {
  private var all: [OpenElement] = []
  /// Those that a block has ended before their closing tags, which say nothing then.
  private var ended: [OpenElement] = []
  /// How many are links.
  private var links = 0

  /// Browsers cut deeper trees too, and what is looked for in the open elements stays near.
  private static let deepest = 200

  var isEmpty: Bool { all.isEmpty }
  var isDeep: Bool { all.count >= Self.deepest }
  var holdLink: Bool { links > 0 }
  /// Whether a text would be moved out of the table that it stands in.
  var needCell: Bool { all.last.map { $0.element.isTableFrame } ?? false }

  /// Begins an element whose tag has been written.
  mutating func begin(_ element: OpenElement) {
    all.append(element)
    if element.element == .a, element.isWritten { links += 1 }
  }

  /// Ends the innermost element.
  mutating func endLast(_ html: inout HTMLBuffer) {
    guard let last = all.popLast(), last.isWritten else { return }
    if last.element == .a { links -= 1 }
    html.append(raw: "</")
    html.append(raw: last.element.rawValue.utf8)
    html.append(raw: ">")
  }

  /// Ends what was opened within a node.
  mutating func end(within owner: NodeID, _ html: inout HTMLBuffer) {
    while let last = all.last, last.owner.rawValue == owner.rawValue { endLast(&html) }
  }

  mutating func endAll(_ html: inout HTMLBuffer) {
    while !all.isEmpty { endLast(&html) }
  }

  /// Ends an element for its closing tag, and those left open within; false where none fits.
  mutating func end(
    _ element: RawElement, of owner: NodeID, _ html: inout HTMLBuffer
  ) -> Bool {
    if let index = last(of: owner, where: { $0 == element }) {
      end(above: index - 1, &html)
      return true
    }
    if let index = ended.lastIndex(where: { $0.element == element && $0.owner == owner }) {
      ended.remove(at: index)
      return true
    }
    // The end of a paragraph that a block has ended already says nothing.
    return element == .p
  }

  private mutating func end(above index: Int, _ html: inout HTMLBuffer) {
    while all.count > index + 1 { endLast(&html) }
  }

  /// The innermost open element of an owner that is wanted.
  private func last(of owner: NodeID, where isWanted: (RawElement) -> Bool) -> Int? {
    for index in all.indices.reversed() where all[index].owner == owner {
      if isWanted(all[index].element) { return index }
    }
    return nil
  }
}

/// What has to end, or to begin, before something can stand here.
extension OpenElements {
  /// Before an element of raw HTML; false where it lacks what it needs around it.
  mutating func makeRoom(
    for element: RawElement, of owner: NodeID, _ html: inout HTMLBuffer
  ) -> Bool {
    if !element.parents.isEmpty {
      guard let parent = last(of: owner, where: element.parents.contains) else { return false }
      end(above: parent, &html)
      if let frame = element.frame, all[parent].element != frame { begin(frame, &html) }
      return true
    }
    if needCell { makeCell(&html) }
    while !element.isPhrasing, let index = all.lastIndex(where: { !$0.element.isPhrasing }),
      all[index].owner == owner,
      all[index].element == .p || element.isHeading && all[index].element.isHeading
    {
      end(above: index - 1, &html)
    }
    return true
  }

  /// Before text or the like, which stands in the cells of a table only.
  mutating func makeCell(_ html: inout HTMLBuffer) {
    if all.last?.element == .colgroup { endLast(&html) }
    if all.last?.element != .tr { begin(.tr, &html) }
    begin(.td, &html)
  }

  /// Before a block of Markdown: ends a paragraph, a heading, and a table outside of its cells.
  mutating func makeRoomForBlock(_ html: inout HTMLBuffer) {
    while let index = all.lastIndex(where: { !$0.element.isPhrasing }),
      !all[index].element.holdsBlocks
    {
      endEarly(from: index, &html)
    }
  }

  /// Before what may hold links of the page's own.
  mutating func makeRoomForLinks(_ html: inout HTMLBuffer) {
    if holdLink, let index = all.firstIndex(where: { $0.element == .a && $0.isWritten }) {
      endEarly(from: index, &html)
    }
  }

  private mutating func endEarly(from index: Int, _ html: inout HTMLBuffer) {
    ended = Array((ended + all[index...]).suffix(Self.deepest))
    end(above: index - 1, &html)
  }

  /// Begins an element that the author has left out.
  private mutating func begin(_ element: RawElement, _ html: inout HTMLBuffer) {
    guard let owner = all.last?.owner else { return }
    html.append(raw: "<")
    html.append(raw: element.rawValue.utf8)
    html.append(raw: ">")
    begin(OpenElement(element: element, owner: owner))
  }
}

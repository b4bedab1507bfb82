/// Parses Markdown into the flat nodes of a document.
extension Document {
  /// Reads `source` from byte `bodyStart` on; what stands before it (a byte order mark, front
  /// matter) is passed over, and positions stay those of the file.
  package init(parsing source: [UInt8], from bodyStart: Int, _ scan: SourceScan) {
    self.init(source: source, lines: scan.lines)
    mayHoldMarks = scan.mayHoldMarks
    // Short quotes make a node of some 16 bytes of source; memory that is not touched costs nothing.
    nodes.reserveCapacity(source.count / 12 + 16)
    text.reserveCapacity(source.count)
    let firstLine = lines.line(of: bodyStart)
    unsafe source.withUnsafeBufferPointer { bytes in
      let body = unsafe UnsafeBufferPointer(rebasing: bytes[bodyStart...])
      unsafe parse(
        body, into: .root,
        place: Place(
          line: firstLine - 1, shift: bodyStart - lines.offset(ofLine: firstLine)))
    }
    self[.root].end = UInt32(truncatingIfNeeded: source.count)
  }

  /// Parses a piece of Markdown whose lines stand in the file from `line` on (counted from 1), and
  /// puts its blocks at the end of `parent`. What stands before byte `cursor` of the file is not
  /// part of it; a piece beyond the lines of the file stands nowhere.
  package mutating func parse(
    fragment: [UInt8], atLine line: Int, from cursor: Int = 0, into parent: NodeID
  ) {
    unsafe fragment.withUnsafeBufferPointer { bytes in
      let places = unsafe FragmentPlaces(of: bytes, atLine: line, from: cursor, in: source, lines)
      unsafe parse(bytes, into: parent, place: Place(line: line - 1, fragment: places))
    }
  }

  /// How positions in what is parsed become positions in the file.
  private struct Place {
    /// Lines of the file before the first line of what is parsed.
    var line: Int
    /// Bytes of its first line that were passed over.
    var shift = 0
    /// Where its lines stand, if it is a piece of the file.
    var fragment: FragmentPlaces?
  }

  private mutating func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, into parent: NodeID, place: Place
  ) {
    unsafe CmarkTree.withTree(of: bytes) { tree in
      var open: [NodeID] = [parent]
      tree.forEach { node, depth in
        while open.count > depth { open.removeLast() }
        let kind = node.kind
        if kind == .text {
          addText(of: node, to: open[depth - 1])
        } else {
          open.append(add(node, kind, place, to: open[depth - 1]))
        }
      }
    }
  }

  /// libcmark cuts text at every special character: neighbours become one node again.
  private mutating func addText(of node: borrowing CmarkNode, to parent: NodeID) {
    let start = text.count
    node.appendLiteral(to: &text)
    let last = self[parent].lastChild
    if last.exists, self[last].kind == .text, self[last].text.upperBound == start {
      self[last].text.count += UInt32(truncatingIfNeeded: text.count - start)
    } else {
      var new = Node(.text)
      new.text = TextRange(start: start, count: text.count - start)
      _ = append(new, to: parent)
    }
  }

  private mutating func add(
    _ node: borrowing CmarkNode, _ kind: NodeKind, _ place: Place, to parent: NodeID
  ) -> NodeID {
    var new = Node(kind)
    if !kind.isInline {
      new.start = offset(node.start, place)
      let end = min(offset(node.end, place) + 1, UInt32(truncatingIfNeeded: source.count))
      new.end = max(new.start, end)
    } else if kind != .softBreak {
      new.start = offset(node.start, place)
      new.end = new.start
    }
    let start = text.count
    var split = -1
    switch kind {
    case .code, .htmlInline, .htmlBlock:
      node.appendLiteral(to: &text)
    case .codeBlock:
      node.appendLiteral(to: &text)
      split = text.count
      node.appendInfo(to: &text)
    case .link, .image:
      node.appendAddress(to: &text)
      split = text.count
      node.appendTitle(to: &text)
    case .heading:
      new.level = node.headingLevel
      if node.end.line > node.start.line { new.flags.insert(.setext) }
    case .list:
      if node.isTight { new.flags.insert(.tight) }
      if node.isOrdered { new.flags.insert(.ordered) }
      new.number = node.firstNumber
    default: break
    }
    if split < 0 { split = text.count }
    new.text = TextRange(start: start, count: split - start)
    new.detail = TextRange(start: split, count: text.count - split)
    if kind == .codeBlock, isFenced(new, place) { new.flags.insert(.fenced) }
    return append(new, to: parent)
  }

  /// libcmark does not say how a code block was written: an indented one shows its first bytes.
  private func isFenced(_ code: Node, _ place: Place) -> Bool {
    var start = Int(code.start)
    if place.fragment != nil {
      while start < source.count, [0x20, 0x09, UInt8(ascii: ">")].contains(source[start]) {
        start += 1
      }
    }
    let mark = source[start..<min(start + 3, source.count)]
    return (mark.first == UInt8(ascii: "`") || mark.first == UInt8(ascii: "~"))
      && !text[code.text.bounds].starts(with: mark)
  }

  /// A byte of the file, kept within it: libcmark's columns are bytes from 1, after expanded tabs
  /// sometimes too many.
  private func offset(_ position: (line: Int, column: Int), _ place: Place) -> UInt32 {
    let first = lines.offset(ofLine: position.line + place.line)
    let shift =
      place.fragment?.lost(before: position.line) ?? (position.line == 1 ? place.shift : 0)
    return UInt32(min(max(first, first + shift + position.column - 1), source.count))
  }
}

import Markdown

/// A phrase, and its meaning on a line that begins with a colon, also in a paragraph of its own.
enum DefinitionItems: Recogniser {
  static let shape = ItemShape.definitions

  static func mayOccur(in reading: PageReading) -> Bool {
    let source = reading.document.source
    return reading.document.lines.offsets.contains { offset in
      var index = Int(offset)
      while index < source.count, source[index] == 0x20 || source[index] == 0x3E { index += 1 }
      return index < source.count && source[index] == UInt8(ascii: ":")
    }
  }

  static func claim(_ blocks: [NodeID], _ reading: PageReading) -> Claim {
    var claim = Claim()
    for (index, block) in blocks.enumerated() {
      guard reading.document[block].kind == .paragraph else { continue }
      let items = meanings(in: block, reading)
      if items > 0 {
        claim.items += items
        claim.blocks += 1
        claim.paragraphs += 1
      } else if index > 0, isMeaning(reading.document[block].firstChild, reading),
        reading.document[blocks[index - 1]].kind == .paragraph
      {
        claim.items += 1
        claim.blocks += 2
        claim.paragraphs += 2
      }
    }
    return claim
  }

  /// How many phrases of a paragraph have a meaning right under them.
  private static func meanings(in paragraph: NodeID, _ reading: PageReading) -> Int {
    var count = 0
    var wasMeaning = true
    var isLineStart = true
    var child = reading.document[paragraph].firstChild
    while child.exists {
      let kind = reading.document[child].kind
      if isLineStart {
        let isMeaning = isMeaning(child, reading)
        if isMeaning, !wasMeaning { count += 1 }
        wasMeaning = isMeaning
      }
      isLineStart = kind == .softBreak || kind == .lineBreak
      child = reading.document[child].next
    }
    return count
  }

  /// Whether a line begins with a colon and a blank.
  private static func isMeaning(_ first: NodeID, _ reading: PageReading) -> Bool {
    guard first.exists, reading.document[first].kind == .text else { return false }
    let text = reading.document.bytes(of: first)
    return text.starts(with: [0x3A, 0x20]) || text.starts(with: [0x3A, 0x09])
  }

  static func read(_ blocks: [NodeID], of owner: EntryID, _ reading: inout PageReading) {
    var term = NodeID.none
    var entry = EntryID.none
    for (index, block) in blocks.enumerated() {
      let next = index + 1 < blocks.count ? blocks[index + 1] : .none
      if reading.document[block].kind != .paragraph {
        reading.append(block, to: entry.exists ? entry : owner)
      } else if isMeaning(reading.document[block].firstChild, reading), term.exists {
        if entry.isNone { entry = reading.addEntry(.definition, label: term, at: term, to: owner) }
        readLines(of: block, into: owner, &term, &entry, &reading)
      } else if meanings(in: block, reading) > 0 {
        readLines(of: block, into: owner, &term, &entry, &reading)
      } else if next.exists, reading.document[next].kind == .paragraph,
        isMeaning(reading.document[next].firstChild, reading)
      {
        term = block
        entry = .none
      } else {
        reading.append(block, to: owner)
        entry = .none
      }
    }
  }

  /// Whether a line goes on with the meaning above it.
  private static func isIndented(_ line: NodeID, _ reading: PageReading) -> Bool {
    let start = Int(reading.document[line].start)
    return start < reading.document.source.count && reading.document.source[start] <= 0x20
  }

  /// Lines with a colon are meanings, the lines before them phrases, several of which may share a
  /// meaning; a line behind a meaning that
  /// no meaning follows goes on with it.
  private static func readLines(
    of paragraph: NodeID, into owner: EntryID, _ term: inout NodeID, _ entry: inout EntryID,
    _ reading: inout PageReading
  ) {
    let lines = reading.splitLines(of: paragraph)
    var meaning = NodeID.none
    var phrases = NodeID.none
    for (index, line) in lines.enumerated() {
      let first = reading.document[line].firstChild
      let followed =
        index + 1 < lines.count && isMeaning(reading.document[lines[index + 1]].firstChild, reading)
      if isMeaning(first, reading), entry.exists {
        reading.drop(2, ofText: first)
        reading.trimStart(of: line)
        reading.document[line].kind = .paragraph
        reading.append(line, to: entry)
        meaning = line
      } else if meaning.exists, !followed || isIndented(line, reading) {
        reading.document.append(reading.document.make(Node(.softBreak)), to: meaning)
        reading.document.moveChildren(of: line, to: meaning)
      } else if followed {
        term = reading.join(line, to: phrases)
        phrases = .none
        entry = reading.addEntry(.definition, label: term, at: term, to: owner)
        meaning = .none
      } else {
        phrases = reading.join(line, to: phrases)
      }
    }
    if phrases.exists {
      reading.document[phrases].kind = .paragraph
      reading.append(phrases, to: owner)
    }
  }
}

extension PageReading {
  /// Puts a line behind another, if there is one; the node that holds both.
  fileprivate mutating func join(_ line: NodeID, to first: NodeID) -> NodeID {
    guard first.exists else { return line }
    document.append(document.make(Node(.lineBreak)), to: first)
    document.moveChildren(of: line, to: first)
    return first
  }
}

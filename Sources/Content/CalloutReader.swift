import Markdown

/// Callouts: blockquotes that begin with `[!type]`, a sign and a title, as Obsidian and GitHub
/// write them. The quote becomes a `.callout`, its title the `.summary` that stands first.
enum CalloutReader {
  static func read(_ reading: inout PageReading) {
    guard reading.document.contains(.blockQuote) else { return }
    for index in 0..<reading.document.nodes.count
    where reading.document.nodes[index].kind == .blockQuote {
      let quote = NodeID(index)
      if let marker = CalloutMarker(of: quote, in: reading.document) {
        read(quote, marker, &reading)
      }
    }
  }

  private static func read(
    _ quote: NodeID, _ marker: CalloutMarker, _ reading: inout PageReading
  ) {
    let paragraph = reading.document[quote].firstChild
    let summary = takeTitle(of: paragraph, marker, &reading)
    reading.document.kinds |= 1 << UInt64(NodeKind.callout.rawValue)
    reading.document[quote].kind = .callout
    reading.document[quote].text = reading.document.add(marker.type)
    if marker.isOpen { reading.document[quote].flags.insert(.open) }
    reading.document[summary].start = reading.document[quote].start
    if reading.document[paragraph].firstChild.isNone {
      reading.document.remove(paragraph, after: .none)
    }
    if reading.document[summary].firstChild.isNone {
      CalloutLabel.make(summary, of: quote, marker, &reading)
    }
    reading.document.prepend(summary, to: quote)
  }

  /// Moves what stands behind the marker on its line into a summary that stands nowhere yet.
  private static func takeTitle(
    of paragraph: NodeID, _ marker: CalloutMarker, _ reading: inout PageReading
  ) -> NodeID {
    let summary = reading.document.make(Node(.summary))
    let rest = reading.document.make(Node(.plain))
    reading.drop(marker.length, ofText: reading.document[paragraph].firstChild)
    var child = reading.document[paragraph].firstChild
    while child.exists {
      let kind = reading.document[child].kind
      if kind == .softBreak || kind == .lineBreak {
        reading.document.moveTail(from: reading.document[child].next, after: child, to: rest)
        break
      }
      child = reading.document[child].next
    }
    reading.trimEnd(of: paragraph)
    reading.trimStart(of: paragraph)
    reading.document.moveChildren(of: paragraph, to: summary)
    reading.document.moveChildren(of: rest, to: paragraph)
    let line = reading.document.line(of: paragraph) + 1
    let text = SourceLine.text(line, of: reading.document)
    reading.document[paragraph].start = UInt32(text.startIndex)
    return summary
  }
}

/// The mark at the beginning of a callout: `[!type]`, `[!type]-` or `[!type]+`.
struct CalloutMarker {
  /// The type in lower case, without what stands behind a `|`.
  let type: [UInt8]
  let isOpen: Bool
  /// How many bytes of the first text it takes.
  let length: Int
  private static let longestType = 64

  init?(of quote: NodeID, in document: Document) {
    let paragraph = document[quote].firstChild
    guard paragraph.exists, document[paragraph].kind == .paragraph else { return nil }
    let first = document[paragraph].firstChild
    guard first.exists, document[first].kind == .text else { return nil }
    let text = document.bytes(of: first)
    guard text.count > 3, text.first == UInt8(ascii: "["),
      text[text.startIndex + 1] == UInt8(ascii: "!"), !Self.isEscaped(paragraph, document)
    else { return nil }
    let inner = text.dropFirst(2).prefix(Self.longestType)
    guard let end = inner.firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let name = text[inner.startIndex..<end].prefix { $0 != UInt8(ascii: "|") }
    guard let letter = name.first, Self.isLetter(letter), !name.contains(UInt8(ascii: "[")) else {
      return nil
    }
    type = name.map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 }
    let sign = end + 1 < text.endIndex ? text[end + 1] : 0
    isOpen = sign == UInt8(ascii: "+")
    let hasSign = isOpen || sign == UInt8(ascii: "-")
    length = end + (hasSign ? 2 : 1) - text.startIndex
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || 0x61...0x7A ~= byte | 0x20
  }

  /// Whether a backslash stands before the bracket in the file.
  private static func isEscaped(_ paragraph: NodeID, _ document: Document) -> Bool {
    let text = document.source[Int(document[paragraph].start)...]
    return text.first { !SourceLine.isPrefix($0) } == UInt8(ascii: "\\")
  }
}

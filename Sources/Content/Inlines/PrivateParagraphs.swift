import Markdown

/// The paragraphs and headings of a file that hold `%%`, in order, and how far their marks pair.
struct PrivateParagraphs {
  struct Paragraph {
    var lines: ClosedRange<Int>
    /// A mark is left over that can begin or end private text.
    var isUneven = false
    /// A mark is left over that stands behind a digit, as in `50%%`.
    var endsBehindDigit = false
    /// Two marks of a pair stand in different emphasis, links or the like.
    var crossesInlines = false
  }

  private var paragraphs: [Paragraph] = []

  init(_ document: Document) {
    var block = NodeID.none
    var paragraph: Paragraph?
    var open = NodeID.none
    for node in document.nodes where node.kind == .text {
      let text = document.bytes(node.text)
      guard text.contains(UInt8(ascii: "%")) else { continue }
      let owner = Self.block(of: node, document)
      if owner != block {
        add(paragraph, isOpen: open.exists)
        block = owner
        paragraph = Self.paragraph(owner, document)
        open = .none
      }
      for behindDigit in Self.marks(in: text) {
        if open.exists {
          if open != node.parent { paragraph?.crossesInlines = true }
          open = .none
        } else if behindDigit {
          paragraph?.endsBehindDigit = true
        } else {
          open = node.parent
        }
      }
    }
    add(paragraph, isOpen: open.exists)
  }

  private mutating func add(_ paragraph: Paragraph?, isOpen: Bool) {
    guard var paragraph else { return }
    paragraph.isUneven = isOpen
    paragraphs.append(paragraph)
  }

  private static func paragraph(_ id: NodeID, _ document: Document) -> Paragraph {
    let first = document.line(of: id)
    let last = document.lines.line(of: max(Int(document[id].start), Int(document[id].end) - 1))
    return Paragraph(lines: first...max(first, last))
  }

  /// The block around a text; of one that is nested without measure some inline of it.
  private static func block(of text: Node, _ document: Document) -> NodeID {
    var id = text.parent
    var depth = 0
    while document[id].kind.isInline, depth < 100 {
      id = document[id].parent
      depth += 1
    }
    return id
  }

  /// For each `%%` of a text, whether it stands behind a digit.
  private static func marks(in text: ArraySlice<UInt8>) -> [Bool] {
    var marks: [Bool] = []
    var index = text.startIndex
    while index < text.endIndex {
      guard text[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      let count = text[index...].prefix { $0 == UInt8(ascii: "%") }.count
      if count == 2 { marks.append(index > text.startIndex && 0x30...0x39 ~= text[index - 1]) }
      index += count
    }
    return marks
  }

  // MARK: What is asked

  /// The paragraph of a line, if it holds marks.
  func paragraph(ofLine line: Int) -> Paragraph? {
    let place = place(behind: line - 1)
    guard place < paragraphs.count, paragraphs[place].lines.contains(line) else { return nil }
    return paragraphs[place]
  }

  /// The lines of the next paragraph in which private text can end that is open behind `line`.
  /// Where it began for sure, it can end behind a digit.
  func end(behind line: Int, isSure: Bool) -> ClosedRange<Int>? {
    paragraphs[place(behind: line)...].first {
      $0.lines.lowerBound > line && ($0.isUneven || isSure && $0.endsBehindDigit)
    }?.lines
  }

  /// The first paragraph that does not end before or at `line`.
  private func place(behind line: Int) -> Int {
    var low = 0
    var high = paragraphs.count
    while low < high {
      let middle = (low + high) / 2
      if paragraphs[middle].lines.upperBound <= line { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

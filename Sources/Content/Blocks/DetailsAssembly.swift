import Markdown

/// Walks the blocks of a file once, cuts those that hold tags of details, and puts what stands
/// between an opening and its closing tag under one node. Tags pair as brackets do.
struct DetailsAssembly {
  /// A container on the way from the document to the current block.
  struct Frame {
    var container: NodeID
    /// The block that was read last; while a container within is read, the one before that.
    var previous = NodeID.none
  }

  /// Details that are not closed yet.
  struct Open {
    var tag: NodeID
    /// How many frames there were.
    var depth: Int
    var summary = Summary.missing

    enum Summary {
      case missing
      case open(NodeID)
      case read(NodeID)
    }
  }

  /// Closing tags are moved out of at most so many containers.
  static let mostLifts = 16

  /// Blocks that are still to be cut.
  private var carriers: Set<NodeID>
  var parser = FragmentParser()
  /// Lines that look like the delimiter rows of tables, once they are asked for.
  private var delimiterRows: [Int]?
  var frames = [Frame(container: .root)]
  var opens: [Open] = []
  /// Summaries outside of details that wait for their closing tags.
  var strays = 0
  /// Nodes that are dropped at the end.
  private var doomed: [NodeID] = []

  init(carriers: Set<NodeID>) { self.carriers = carriers }

  mutating func run(_ reading: inout PageReading) {
    while let frame = frames.last {
      let current = next(in: frame, reading.document)
      guard current.exists else {
        frames.removeLast()
        if !frames.isEmpty { previous = frame.container }
        continue
      }
      visit(current, &reading)
    }
    for open in opens { undo(open, &reading) }
    tidy(&reading.document)
  }

  /// The block before the one that is read next.
  var previous: NodeID {
    get { frames[frames.count - 1].previous }
    set { frames[frames.count - 1].previous = newValue }
  }

  var container: NodeID { frames[frames.count - 1].container }

  private func next(in frame: Frame, _ document: Document) -> NodeID {
    frame.previous.exists ? document[frame.previous].next : document[frame.container].firstChild
  }

  private mutating func visit(_ block: NodeID, _ reading: inout PageReading) {
    switch reading.document[block].kind {
    case .plain:
      if let tag = reading.document.detailsTag(block) {
        read(tag, block, &reading)
      } else {
        previous = block
      }
    case .htmlBlock, .paragraph, .heading:
      if carriers.remove(block) == nil || !cut(block, &reading.document) { previous = block }
    case .blockQuote, .list, .item:
      frames.append(Frame(container: block))
    default:
      previous = block
    }
  }

  /// Puts the pieces of a block in its place.
  private mutating func cut(_ block: NodeID, _ document: inout Document) -> Bool {
    let pieces: [NodeID]
    if document[block].kind == .htmlBlock {
      pieces = DetailsHTMLCutter.cut(block, after: tagBefore(document), &parser, in: &document)
    } else if let found = DetailsParagraphCutter.cut(
      block, rows: delimiterRows(document), in: &document)
    {
      pieces = found
    } else {
      return false
    }
    document.remove(block, after: previous)
    var last = previous
    for piece in pieces {
      document.insert(piece, after: last, in: container)
      last = piece
    }
    return true
  }

  private mutating func delimiterRows(_ document: Document) -> [Int] {
    let rows = delimiterRows ?? PipeTableLines.candidates(in: document)
    delimiterRows = rows
    return rows
  }

  private func tagBefore(_ document: Document) -> DetailsTag.Kind? {
    guard previous.exists else { return nil }
    return document[previous].kind == .summary ? .closeSummary : document.detailsTag(previous)
  }

  private mutating func read(_ tag: DetailsTag.Kind, _ node: NodeID, _ reading: inout PageReading) {
    switch tag {
    case .openDetails:
      opens.append(Open(tag: node, depth: frames.count))
      previous = node
    case .openSummary:
      openSummary(node, &reading)
    case .closeSummary:
      closeSummary(node, &reading)
    case .closeDetails:
      close(node, &reading)
    }
  }

  /// Takes the tag that is read now out of its container.
  mutating func drop(_ tag: NodeID, _ document: inout Document) {
    document.remove(tag, after: previous)
  }

  /// Leaves a node to be dropped at the end: what stands before it is not known now.
  mutating func dropLater(_ tag: NodeID, _ document: inout Document) {
    document[tag].kind = .plain
    document[tag].flags.insert(.hidden)
    doomed.append(tag)
  }

  private func tidy(_ document: inout Document) {
    for container in Set(doomed.map { document[$0].parent }) {
      var previous = NodeID.none
      var block = document[container].firstChild
      while block.exists {
        let next = document[block].next
        if document[block].kind == .plain, document[block].flags.contains(.hidden) {
          document.remove(block, after: previous)
        } else {
          previous = block
        }
        block = next
      }
    }
  }
}

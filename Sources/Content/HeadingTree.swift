import Markdown
import Unicode

/// Headings make the tree: each opens an entry, nested by order and not by number, and holds what
/// follows up to the next heading that is not deeper.
enum HeadingTree {
  static func read(_ reading: inout PageReading) {
    let title = titleHeading(reading.document)
    reading.page.titleNode = title
    let isSecond = isSecondTitle(title, reading)
    let limit = reading.options.items == .none ? 0 : reading.options.depth ?? .max
    var open: [(level: UInt8, entry: EntryID)] = []
    var block = reading.document[.root].firstChild
    while block.exists {
      let node = reading.document[block]
      if node.kind == .heading, block != title {
        while let last = open.last, last.level >= node.level { open.removeLast() }
        if open.count < limit {
          let parent = open.last?.entry ?? .none
          let entry = reading.addEntry(.heading, label: block, at: block, to: parent)
          open.append((node.level, entry))
        } else {
          reading.append(block, to: open.last?.entry ?? .none)
        }
      } else if block != title || isSecond, !node.flags.contains(.hidden) {
        reading.append(block, to: open.last?.entry ?? .none)
      }
      block = node.next
    }
  }

  /// Whether the heading of the title says something else than the front matter does: then it is
  /// text of the introduction. Case and punctuation do not count.
  private static func isSecondTitle(_ title: NodeID, _ reading: PageReading) -> Bool {
    guard title.exists, let given = reading.options.title else { return false }
    return bare(reading.plainText(title)[...]) != bare(Array(given.utf8)[...])
  }

  /// The letters and digits of a text in lower case.
  private static func bare(_ text: ArraySlice<UInt8>) -> [UInt32] {
    Scalars(text).compactMap { scalar, _, _ in
      switch CharacterClass.of(scalar) {
      case .letter, .digit, .mark: CharacterClass.lowercase(scalar)
      case .space, .other: nil
      }
    }
  }

  /// The only level-1 heading of a file, when it is the first heading; text may stand before it.
  static func titleHeading(_ document: Document) -> NodeID {
    var title = NodeID.none
    var isFirst = true
    var block = document[.root].firstChild
    while block.exists {
      if document[block].kind == .heading, !document[block].flags.contains(.hidden) {
        if document[block].level == 1 {
          guard title.isNone, isFirst else { return .none }
          title = block
        }
        isFirst = false
      }
      block = document[block].next
    }
    return title
  }
}

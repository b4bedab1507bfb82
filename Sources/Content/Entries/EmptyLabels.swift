import Markdown
import Unicode

/// `empty-label`: an entry of which nothing would be seen, and nothing read aloud: a heading without
/// words, a row with an empty first cell, a bullet alone. It gets a label of dots.
enum EmptyLabels {
  private static let dots = "…"

  /// The label of an entry, which shows something.
  static func filled(_ entry: EntryID, _ reading: inout PageReading) -> NodeID {
    let label = reading.page[entry].label
    if label.exists, !reading.document.showsNothing(label) { return label }
    let filled = label.exists ? label : reading.document.make(Node(.plain))
    for child in reading.document.children(of: filled) { reading.document.remove(child) }
    reading.document.append(reading.document.makeText(dots.utf8), to: filled)
    reading.page[entry].label = filled
    warn(entry, &reading)
    return filled
  }

  /// Whether the name of an entry is one of dots, which others may have.
  static func isOne(_ name: String) -> Bool { name == dots }

  private static func warn(_ entry: EntryID, _ reading: inout PageReading) {
    let place = Int(reading.page[entry].start)
    reading.warn(
      "empty-label", range: place..<place + 1, "an entry has no label",
      explanation: "It is shown as `\(dots)`.",
      fix: reading.page[entry].kind == .row
        ? "write something into the first cell of the row" : "write its label, or take it out")
  }
}

extension Document {
  /// Whether a node holds nothing but blanks that do not break, and breaks.
  func showsNothing(_ node: NodeID) -> Bool {
    var child = self[node].firstChild
    while child.exists {
      switch self[child].kind {
      case .softBreak, .lineBreak: break
      case .text where Self.isBlank(bytes(of: child)): break
      case .htmlInline where isBreakTag(child): break
      default: return false
      }
      child = self[child].next
    }
    return true
  }

  private static func isBlank(_ text: ArraySlice<UInt8>) -> Bool {
    Scalars(text).allSatisfy { $0.value <= 0x20 || $0.value == 0xA0 || $0.value == 0x3000 }
  }
}

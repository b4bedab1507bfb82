import Markdown
import Unicode

/// The link reference definitions of a file (CommonMark, section 4.7), found by their lines: text
/// that is parsed on its own needs those that it names.
struct ReferenceDefinitions {
  /// The lines of each definition, by its normalised label; the first of a label counts.
  private var lines: [[UInt8]: [UInt8]] = [:]
  /// CommonMark's bound on a label.
  private static let longestLabel = 999

  init(of document: Document) {
    let source = document.source
    var line = 1
    while line <= document.lines.count {
      let text = SourceLine.text(line, of: document)
      line += 1
      guard text.first == UInt8(ascii: "["), let label = Self.label(text) else { continue }
      var definition = Array(text)
      let target = source[(label.upperBound + 2)..<text.endIndex]
      if target.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
        definition += [0x20] + SourceLine.text(line, of: document)
      }
      let key = Self.normalise(source[label])
      if lines[key] == nil { lines[key] = definition }
    }
  }

  /// The definitions that `text` may name, one a line, each line with its end.
  func named(in text: [UInt8]) -> [UInt8] {
    guard !lines.isEmpty else { return [] }
    var found: [UInt8] = []
    var seen: Set<[UInt8]> = []
    var open: Int?
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: "[") {
        open = index + 1
      } else if byte == UInt8(ascii: "]"), let start = open {
        open = nil
        guard index - start <= Self.longestLabel else { continue }
        let key = Self.normalise(text[start..<index])
        guard let definition = lines[key], seen.insert(key).inserted else { continue }
        found += definition + [0x0A]
      }
    }
    return found
  }

  /// The label of a line `[label]: …`, without its brackets.
  private static func label(_ line: ArraySlice<UInt8>) -> Range<Int>? {
    let start = line.startIndex + 1
    var index = start
    while index < line.endIndex, index - start <= longestLabel {
      switch line[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "]"):
        let colon = index + 1
        guard colon < line.endIndex, line[colon] == UInt8(ascii: ":") else { return nil }
        return start..<index
      default: index += 1
      }
    }
    return nil
  }

  /// Labels match without regard to case and to how blank their blanks are.
  private static func normalise(_ label: ArraySlice<UInt8>) -> [UInt8] {
    var key: [UInt8] = []
    for (scalar, _, _) in Scalars(label) {
      if scalar <= 0x20 {
        if !key.isEmpty, key.last != 0x20 { key.append(0x20) }
      } else {
        Scalars.append(CharacterClass.lowercase(scalar), to: &key)
      }
    }
    if key.last == 0x20 { key.removeLast() }
    return key
  }
}

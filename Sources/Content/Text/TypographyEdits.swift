import Unicode

/// What becomes of a text: pieces of it and what stands in their place.
struct TypographyEdits {
  /// The changes, by their places, none within another.
  private(set) var edits: [Edit] = []

  /// A run of bytes of the text, empty where something is put in, and its new bytes.
  struct Edit {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  /// Reads a text, which is one block or one line, by the rules of its language.
  init(of text: [UInt8], _ rules: TypographyRules) {
    var quotes = QuoteMarks(text, rules)
    edits = quotes.read()
    edits += Dashes.edits(of: text, rules)
    if rules.spacing != .none { edits += FrenchSpaces.edits(of: text, rules) }
    edits.sort { left, right in
      (left.range.lowerBound, left.range.upperBound)
        < (right.range.lowerBound, right.range.upperBound)
    }
    dropOverlaps()
  }

  /// A blank between two French marks is changed once.
  private mutating func dropOverlaps() {
    var end = 0
    edits = edits.filter { edit in
      guard edit.range.lowerBound >= end else { return false }
      end = edit.range.upperBound
      return true
    }
  }

  /// A text with its changes.
  static func applied(to text: some Collection<UInt8>, _ rules: TypographyRules) -> [UInt8] {
    let text = Array(text)
    let edits = TypographyEdits(of: text, rules).edits
    return edits.isEmpty ? text : apply(edits[...], to: text, in: 0..<text.count)
  }

  /// The bytes of a part of the text with the changes that fall into it.
  static func apply(_ edits: ArraySlice<Edit>, to text: [UInt8], in part: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(part.count + edits.count * 4)
    var index = part.lowerBound
    for edit in edits {
      result.append(contentsOf: text[index..<edit.range.lowerBound])
      result.append(contentsOf: edit.bytes)
      index = edit.range.upperBound
    }
    result.append(contentsOf: text[index..<part.upperBound])
    return result
  }

  /// Whether a text may hold anything that changes.
  static func mayChange(_ text: ArraySlice<UInt8>, _ rules: TypographyRules) -> Bool {
    var last: UInt8 = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): return true
      case UInt8(ascii: "-"), UInt8(ascii: "."):
        if byte == last { return true }
      case UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"), 0xC2:
        if rules.spacing != .none { return true }
      default: break
      }
      last = byte
    }
    return false
  }
}

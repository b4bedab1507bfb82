import Unicode

/// Narrow no-break spaces before `; : ! ?` and inside guillemets, as French sets them.
enum FrenchSpaces {
  static func edits(of text: [UInt8], _ rules: TypographyRules) -> [TypographyEdits.Edit] {
    var edits: [TypographyEdits.Edit] = []
    for (scalar, start, end) in Scalars(text[...]) {
      switch scalar {
      case 0x21, 0x3B, 0x3F:
        if rules.spacing == .french { add(before: start, end, in: text, to: &edits) }
      case 0x3A: add(before: start, end, in: text, to: &edits)
      case 0xAB, 0xBB: addInside(text, start..<end, opens: scalar == 0xAB, to: &edits)
      default: break
      }
    }
    return edits
  }

  /// Sets the space before a mark that ends a word: not that of a time or an address.
  private static func add(
    before start: Int, _ end: Int, in text: [UInt8], to edits: inout [TypographyEdits.Edit]
  ) {
    let after = TextSide.of(text.scalar(at: end))
    guard after == .blank || after == .closer, let before = text.scalar(before: start) else {
      return
    }
    if before == 0x20 {
      guard start >= 2, TextSide.of(text.scalar(before: start - 1)) != .blank else { return }
      edits.append(space(in: start - 1..<start))
    } else if endsWord(text, start, before) {
      edits.append(space(in: start..<start))
    }
  }

  /// Whether a word ends before a place, a quote mark behind it included.
  private static func endsWord(_ text: [UInt8], _ place: Int, _ before: UInt32) -> Bool {
    switch before {
    case 0x21, 0x3A, 0x3B, 0x3F: return false
    case 0x22, 0x27:
      let side = TextSide.of(text.scalar(before: place - 1))
      return side.isWord || side == .closer
    default:
      let side = TextSide.of(before)
      return side.isWord || side == .closer
    }
  }

  /// Sets the space on the inner side of a guillemet.
  private static func addInside(
    _ text: [UInt8], _ mark: Range<Int>, opens: Bool, to edits: inout [TypographyEdits.Edit]
  ) {
    let place = opens ? mark.upperBound : mark.lowerBound
    guard let inner = opens ? text.scalar(at: place) : text.scalar(before: place) else { return }
    if inner == 0x20 {
      edits.append(space(in: opens ? place..<place + 1 : place - 1..<place))
    } else if TextSide.of(inner) != .blank {
      let narrow = TypographyRules.narrowSpace
      let guillemet = Array(text[mark])
      let bytes = opens ? guillemet + narrow : narrow + guillemet
      edits.append(TypographyEdits.Edit(range: mark, bytes: bytes))
    }
  }

  private static func space(in range: Range<Int>) -> TypographyEdits.Edit {
    TypographyEdits.Edit(range: range, bytes: TypographyRules.narrowSpace)
  }
}

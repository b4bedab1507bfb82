/// Labels as they count in an index: without the quote marks, brackets and signs before the first
/// letter or digit, and without punctuation between words.
package enum IndexText {
  /// What of a label counts; the whole label where it has neither letter nor digit.
  package static func of(_ label: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(label.count)
    var isGap = false
    var index = label.startIndex
    while index < label.endIndex {
      let start = index
      let scalar = Scalars.decode(label, at: &index)
      switch role(of: scalar, isFirst: text.isEmpty) {
      case .dropped: break
      case .gap: isGap = true
      case .counted:
        if isGap, !text.isEmpty { text.append(0x20) }
        isGap = false
        text.append(contentsOf: label[start..<index])
      }
    }
    return text.isEmpty ? Array(label) : text
  }

  private enum Role {
    case counted, gap, dropped
  }

  /// Words that a dash or slash joins sort as two: `self-love` stands beside `self love`.
  private static func role(of scalar: UInt32, isFirst: Bool) -> Role {
    switch CharacterClass.of(scalar) {
    case .letter, .digit: return .counted
    case .mark: return isFirst ? .dropped : .counted
    case .space: return .gap
    case .other:
      if scalar == 0x2F || CharacterClass.isDash(scalar) { return .gap }
      return isFirst || CharacterClass.isPunctuation(scalar) ? .dropped : .counted
    }
  }
}

import Unicode

/// What stands on one side of a mark.
enum TextSide: Equatable {
  /// The beginning or end, or a blank.
  case blank
  /// A bracket or quote mark that opens.
  case opener
  case letter, digit
  /// A dash or sign that may stand before a word and behind one.
  case joint
  /// A mark that ends something, or an object such as a picture.
  case closer

  /// The side of a scalar; nil is the beginning or end.
  static func of(_ scalar: UInt32?) -> TextSide {
    guard let scalar else { return .blank }
    switch CharacterClass.of(scalar) {
    case .letter, .mark: return .letter
    case .digit: return .digit
    case .space: return .blank
    case .other: break
    }
    switch scalar {
    case 0x28, 0x5B, 0x7B, 0xA1, 0xAB, 0xBF, 0x2018, 0x201A, 0x201C, 0x201E, 0x2039, 0x3008, 0x300A,
      0x300C, 0x300E, 0x3010, 0xFF08, 0xFF3B:
      return .opener
    case 0x23, 0x26, 0x2A, 0x2B, 0x2F, 0x3C, 0x3D, 0x3E, 0x40, 0x5F, 0x7C, 0x7E:
      return .joint
    case 0xFFFC: return .closer
    default: return CharacterClass.isDash(scalar) ? .joint : .closer
    }
  }

  /// Whether it is part of a word.
  var isWord: Bool { self == .letter || self == .digit }
}

extension [UInt8] {
  /// The scalar that ends right before a place; nil at the beginning.
  func scalar(before place: Int) -> UInt32? { Scalars.last(self[..<place])?.value }

  /// The scalar at a place; nil at the end.
  func scalar(at place: Int) -> UInt32? {
    guard place < count else { return nil }
    var index = place
    return Scalars.decode(self[...], at: &index)
  }
}

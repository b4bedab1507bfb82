internal import Unicode

/// A text by which two of them count as the same: its letters and digits in lower case, composed,
/// without punctuation and space.
struct FoldedText: Hashable, Sendable {
  private(set) var bytes: [UInt8] = []

  init(_ text: ArraySlice<UInt8>) {
    bytes.reserveCapacity(text.count)
    let composed = Normalization.composed(text)
    add(composed?[...] ?? text)
    // Of a drawing nothing else tells it apart.
    if bytes.isEmpty { bytes = text.filter { $0 > 0x20 } }
  }

  private mutating func add(_ text: ArraySlice<UInt8>) {
    var index = text.startIndex
    while index < text.endIndex {
      let scalar = Scalars.decode(text, at: &index)
      switch CharacterClass.of(scalar) {
      case .letter: Scalars.append(CharacterClass.lowercase(scalar), to: &bytes)
      case .digit, .mark: Scalars.append(scalar, to: &bytes)
      case .space, .other: break
      }
    }
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// Whether another text stands within this one.
  func contains(_ other: FoldedText) -> Bool {
    guard let first = other.bytes.first, other.bytes.count <= bytes.count else { return false }
    var start = 0
    let last = bytes.count - other.bytes.count
    while start <= last {
      if bytes[start] == first, bytes[start...].starts(with: other.bytes) { return true }
      start += 1
    }
    return false
  }
}

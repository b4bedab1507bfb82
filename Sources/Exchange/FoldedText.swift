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

  /// How many bytes the end of one text and the beginning of the other have in common.
  func overlap(with other: FoldedText) -> Int {
    max(Self.overlap(bytes, other.bytes), Self.overlap(other.bytes, bytes))
  }

  /// The longest end of `left` that begins `right` (the failure function of Knuth, Morris, Pratt).
  private static func overlap(_ left: [UInt8], _ right: [UInt8]) -> Int {
    let text = left.suffix(right.count)
    var failure = [Int](repeating: 0, count: right.count)
    var matched = 0
    for index in right.indices.dropFirst() {
      while matched > 0, right[index] != right[matched] { matched = failure[matched - 1] }
      if right[index] == right[matched] { matched += 1 }
      failure[index] = matched
    }
    matched = 0
    for byte in text {
      while matched > 0, matched == right.count || byte != right[matched] {
        matched = failure[matched - 1]
      }
      if matched < right.count, byte == right[matched] { matched += 1 }
    }
    return matched
  }
}

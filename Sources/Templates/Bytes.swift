extension UInt8 {
  /// A space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  /// A space, a tab or a line end.
  var isWhiteSpace: Bool { isBlank || isLineEnd }
}

extension [UInt8] {
  /// The first place of `pattern` that lies wholly within `range`.
  func firstRange(of pattern: [UInt8], in range: Range<Int>) -> Range<Int>? {
    guard let first = pattern.first else { return nil }
    var start = range.lowerBound
    while start + pattern.count <= range.upperBound {
      if self[start] == first, self[start..<start + pattern.count].elementsEqual(pattern) {
        return start..<start + pattern.count
      }
      start += 1
    }
    return nil
  }

  /// `range` without the white space at both ends.
  func trim(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start].isWhiteSpace { start += 1 }
    while end > start, self[end - 1].isWhiteSpace { end -= 1 }
    return start..<end
  }
}

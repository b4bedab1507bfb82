/// Where the lines of a piece of Markdown stand in the file: a piece has lost what stood before
/// them, the marks of containers and the indentation that they share.
struct FragmentPlaces {
  /// For each line of the piece, how many bytes of the file's line stand before it; below zero
  /// where it is indented further than in the file.
  private var lost: [Int] = []
  /// A piece that a tag cuts off is looked for no farther: a line may hold thousands.
  private static let farthest = 256

  /// `line` is the line of the file (from 1) in which the piece begins, or one beyond its lines for
  /// a piece that stands nowhere; what stands before byte `cursor` of the file is not part of it.
  init(
    of fragment: UnsafeBufferPointer<UInt8>, atLine line: Int, from cursor: Int,
    in source: [UInt8], _ lines: LineStarts
  ) {
    let cursorLine = lines.line(of: cursor)
    var number = line
    var start = 0
    while start < fragment.count, number <= lines.count {
      var end = start
      while unsafe end < fragment.count && fragment[end] != 0x0A && fragment[end] != 0x0D {
        end += 1
      }
      var text = start
      while unsafe text < end && (fragment[text] == 0x20 || fragment[text] == 0x09) { text += 1 }
      let whole = number > 0 ? lines.bounds(ofLine: number, in: source) : 0..<0
      let first = number == cursorLine ? max(whole.lowerBound, cursor) : whole.lowerBound
      let piece = unsafe UnsafeBufferPointer(rebasing: fragment[text..<end])
      let place = unsafe Self.place(
        of: piece, in: source, first..<max(first, whole.upperBound), isCut: first == cursor)
      lost.append(place.map { $0 - (text - start) - whole.lowerBound } ?? 0)
      if unsafe end + 1 < fragment.count && fragment[end] == 0x0D && fragment[end + 1] == 0x0A {
        end += 1
      }
      start = end + 1
      number += 1
    }
  }

  /// How many bytes stand before a line of the piece (from 1) in the file; none before the line 0
  /// in which libcmark lets HTML end that its first line closes.
  func lost(before line: Int) -> Int { lost.indices.contains(line - 1) ? lost[line - 1] : 0 }

  /// A line of the piece is the rest of the file's line, unless a tag cuts it off: then it is
  /// looked for.
  private static func place(
    of piece: UnsafeBufferPointer<UInt8>, in source: [UInt8], _ line: Range<Int>, isCut: Bool
  ) -> Int? {
    if piece.isEmpty || piece.count > line.count { return nil }
    let last = line.upperBound - piece.count
    if !isCut, unsafe matches(piece, source, at: last) { return last }
    var place = line.lowerBound
    while place <= min(last, line.lowerBound + farthest) {
      if unsafe matches(piece, source, at: place) { return place }
      place += 1
    }
    return unsafe matches(piece, source, at: last) ? last : nil
  }

  private static func matches(
    _ piece: UnsafeBufferPointer<UInt8>, _ source: [UInt8], at place: Int
  ) -> Bool {
    for index in piece.indices where unsafe piece[index] != source[place + index] { return false }
    return true
  }
}

extension LineStarts {
  /// The bytes of a line (from 1) of a file, without its end.
  package func bounds(ofLine line: Int, in source: [UInt8]) -> Range<Int> {
    let start = offset(ofLine: line)
    var end = line < count ? offset(ofLine: line + 1) : source.count
    while end > start, source[end - 1] == 0x0A || source[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }
}

import Markdown
import Unicode

/// The lines of a paragraph as they stand in the file.
struct ParagraphLines {
  private let lines: [ArraySlice<UInt8>]
  private let lengths: [Int]
  /// An editor does not wrap narrower than this.
  private static let narrowest = 50
  static let longestVerse = 60
  private static let fewLines = 3
  private static let fewWords = 3

  init(from paragraph: NodeID, count: Int, _ document: Document) {
    let first = document.line(of: paragraph)
    lines = (first..<first + count).map { line in
      var text = SourceLine.text(line, of: document)
      if line == first { text = text[max(text.startIndex, Int(document[paragraph].start))...] }
      return text
    }
    lengths = lines.map { $0.count { $0 & 0xC0 != 0x80 } }
  }

  /// Whether the next word would not have fitted on nearly every line.
  var areWrapped: Bool {
    let width = lengths.max() ?? 0
    guard width >= Self.narrowest else { return false }
    let full = zip(lengths, lines.dropFirst()).count { length, next in
      let word = next.prefix { $0 > 0x20 }.count { $0 & 0xC0 != 0x80 }
      return length + 1 + word > width - 4
    }
    return full * 10 >= (lines.count - 1) * 8
  }

  /// Whether the last line may be the author's: behind a dash, in brackets, or a name under the end
  /// of a sentence.
  private var isSigned: Bool {
    guard let last = lines.last, let before = lines.dropLast().last else { return false }
    if DashMark.begins(last) || NameShape.isBracketed(last) { return true }
    let isMark: (UInt8) -> Bool = { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }
    var name = last.drop(while: isMark)
    while let byte = name.last, isMark(byte) || byte == 0x20 { name.removeLast() }
    guard let end = Scalars.last(before)?.value else { return false }
    return (SentenceEnd.ends(end) || SentenceEnd.closes(end)) && NameShape.isName(name)
  }

  /// Whether most lines are short and begin as lines of verse do.
  var lookLikeVerse: Bool {
    if lines.count == 2, isSigned { return false }
    guard (lengths.max() ?? 0) <= Self.longestVerse, !areWrapped else { return false }
    var begun = 0
    // A comma at the end of a line tells less than a capital letter at its beginning.
    let countsMarks = lines.count > Self.fewLines
    var endsMarked = countsMarks
    for line in lines {
      if begins(line, afterMark: endsMarked) { begun += 1 }
      endsMarked =
        countsMarks && Scalars.last(line).map { CharacterClass.of($0.value) == .other } ?? false
    }
    return begun * 4 >= lines.count * 3
  }

  /// Whether the lines are no pairs, names or sentences of their own: they have a few words each, and
  /// one in four ends in a mark that ends no sentence.
  var looksLikeNothingElse: Bool {
    let words = lines.reduce(0) { $0 + $1.split(separator: 0x20).count }
    guard words >= lines.count * Self.fewWords else { return false }
    if lines.count(where: { PairSign(in: $0) != nil }) * 3 > lines.count { return false }
    var marked = 0
    var sentences = 0
    for line in lines {
      guard let last = Scalars.last(line)?.value else { return false }
      if SentenceEnd.ends(last) || SentenceEnd.closes(last) {
        sentences += 1
      } else if CharacterClass.of(last) == .other {
        marked += 1
      }
    }
    return sentences * 4 < lines.count * 3 && marked * 4 >= lines.count - 1
  }

  /// Whether one line inside names an author behind a dash, and no
  /// other begins with one.
  func namesAuthorInside(_ reading: PageReading) -> Bool {
    let dashed = lines.indices.filter { DashMark.begins(lines[$0]) }
    guard dashed.count == 1, let place = dashed.first, place > 0, place + 1 < lines.count,
      reading.isName(lines[place])
    else { return false }
    var name = lines[place].drop { $0 == 0x20 }
    name = name.dropFirst(DashMark.length(in: name, at: name.startIndex)).drop { $0 == 0x20 }
    return NameShape.isName(name)
  }

  /// Whether a line begins with a capital letter; in a script without them, behind a line that
  /// ends in a mark.
  private func begins(_ line: ArraySlice<UInt8>, afterMark: Bool) -> Bool {
    for (scalar, _, _) in Scalars(line) where CharacterClass.of(scalar) == .letter {
      if CharacterClass.lowercase(scalar) != scalar { return true }
      return afterMark && !isCased(scalar)
    }
    return false
  }

  /// Latin, Greek, Cyrillic, Armenian and their extensions.
  private func isCased(_ scalar: UInt32) -> Bool {
    scalar < 0x590 || 0x1E00...0x1FFF ~= scalar
  }
}

internal import Unicode

/// Cuts text into the terms that a search compares: folded words of at most ``longest`` characters;
/// of scripts without spaces between words, each two neighbouring characters, and the last one of a
/// run alone, so that each character begins a term.
package struct TermReader: ~Copyable {
  /// Characters.
  static let longest = 20
  /// Bytes of a word that are gathered: as many as its characters take at most, and their accents.
  private static var most: Int { longest * 6 }

  private var term = Pool<UInt8>(capacity: 256)
  private var anyScript = AnyScriptReader()

  init() {}

  /// Hands over the terms of a text in their order; 8 bytes can be read from each of their places.
  ///
  /// Words of the alphabets of Europe and the Near East are read here, and what stands between them;
  /// all else is left to ``AnyScriptReader``.
  @inline(__always)
  mutating func forEach(in text: Borrowed<UInt8>, _ take: (Borrowed<UInt8>) -> Void) {
    SearchFolding.short.lend { short in
      var place = 0
      while place < text.count {
        if readWord(of: text, at: &place, short) {
          if term.count > 0 { term.lend(take) }
        } else {
          anyScript.start(at: place)
          while anyScript.next(in: text, short) {
            term.removeAll()
            term.append(contentsOf: anyScript.term)
            term.reserve(8)
            term.lend(take)
            if anyScript.isAtEnd { break }
          }
          place = anyScript.place
        }
      }
    }
  }

  /// Reads one word, with what stands before it. False where there is something that does not stand
  /// in the table: nothing is read then of the word, but what stands before it.
  @inline(__always)
  private mutating func readWord(
    of text: Borrowed<UInt8>, at place: inout Int, _ short: Borrowed<UInt64>
  ) -> Bool {
    let gap = SearchFolding.gap
    var next = place
    var isKnown = true
    term.removeAll()
    term.fill(atMost: Self.most) { word in
      while next < text.count {
        var scalar = Int(text[next])
        var size = 1
        if scalar >= 0x80 {
          size = Self.decode(text, at: next, &scalar)
          if size == 0 { return isKnown = false }
        }
        let fold = short[scalar]
        let count = Int(fold & 0xFF)
        if count < 8 {
          if word.count < Self.most { word.append(lowest: count, of: fold >> 8) }
          next &+= size
        } else if fold == gap {
          next &+= size
          if word.count > 0 { return }
          place = next
        } else {
          return isKnown = false
        }
      }
    }
    guard isKnown else { return false }
    place = next
    if term.count > Self.longest { cut() }
    return true
  }

  /// The scalar at a place, if it takes two bytes; a space for a dash, a quote mark or an ellipsis.
  /// Gives its size, 0 for any other.
  @inline(__always)
  private static func decode(_ text: Borrowed<UInt8>, at place: Int, _ scalar: inout Int) -> Int {
    guard place + 1 < text.count else { return 0 }
    let lead = scalar
    let second = Int(text[place + 1])
    if lead >= 0xC2, lead < 0xE0, second & 0xC0 == 0x80 {
      scalar = (lead & 0x1F) << 6 | second & 0x3F
      return 2
    }
    // U+2010 to U+2027.
    if lead == 0xE2, second == 0x80, place + 2 < text.count, 0x90...0xA7 ~= text[place + 2] {
      scalar = 0x20
      return 3
    }
    return 0
  }

  /// Shortens a word that is too long.
  private mutating func cut() {
    var characters = 0
    for index in 0..<term.count where term[index] & 0xC0 != 0x80 {
      characters += 1
      if characters > Self.longest { return term.removeAll(behind: index) }
    }
  }
}

extension TermReader {
  /// All terms of a text in UTF-8.
  package static func terms(of text: [UInt8]) -> [[UInt8]] {
    var reader = TermReader()
    var terms: [[UInt8]] = []
    text.lend { reader.forEach(in: $0) { terms.append($0.array) } }
    return terms
  }
}

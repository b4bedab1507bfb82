import Unicode

/// Straight quote marks become those of the language: quotations, apostrophes, Hebrew signs.
///
/// A mark opens or closes by what stands around it and by what is open. Feet, inches and marks that
/// nothing explains stay straight. One pass, with a stack of what is open.
struct QuoteMarks {
  private let text: [UInt8]
  private let rules: TypographyRules
  private var edits: [TypographyEdits.Edit] = []
  private var open: [Opened] = []
  /// How many of what is open are `"`.
  private var openDoubles = 0
  /// What the mark right before is, where there is one.
  private var last: (place: Int, side: TextSide)?
  /// The last `'` that could close a quotation.
  private var lastCloser = -1
  /// The last `'` behind a number: feet, or minutes.
  private var foot = -1
  /// The second `'` of `'n'`.
  private var contraction = -1
  /// How many Han and kana came so far.
  private var wideCount = 0

  /// A quotation that is open.
  private struct Opened {
    var mark: UInt8
    var level: Int
    /// The place of its mark in ``edits``.
    var edit: Int
    var wideCount: Int
  }

  /// A mark with what stands around it.
  private struct Mark {
    var place: Int
    var before: UInt32?
    var after: UInt32?
    /// What stands before it, where marks before it are read already.
    var left: TextSide
    var right: TextSide

    var isDouble = false
    var canOpen: Bool { right != .blank }
    /// Whether Han or kana stand beside it, which have no blanks between words.
    var isWide: Bool {
      before.map(Script.joinsLines) == true || after.map(Script.joinsLines) == true
    }
    /// Whether it stands within a word.
    var isInside: Bool { left.isWord && right.isWord }
  }

  private static let double = UInt8(ascii: "\"")
  private static let single = UInt8(ascii: "'")
  private static let apostrophe: [UInt8] = [0xE2, 0x80, 0x99]

  init(_ text: [UInt8], _ rules: TypographyRules) {
    self.text = text
    self.rules = rules
  }

  /// Reads the text: what becomes of each mark, in order.
  mutating func read() -> [TypographyEdits.Edit] {
    guard text.contains(where: { $0 == Self.double || $0 == Self.single }) else { return [] }
    findLastCloser()
    var index = 0
    while index < text.count {
      let place = index
      let scalar = Scalars.decode(text[...], at: &index)
      if scalar == UInt32(Self.double) {
        readDouble(mark(at: place))
      } else if scalar == UInt32(Self.single) {
        readSingle(mark(at: place))
      } else if Script.joinsLines(scalar) {
        wideCount += 1
      }
    }
    while let opened = open.popLast() { giveUp(opened) }
    return edits
  }

  private func mark(at place: Int) -> Mark {
    let before = text.scalar(before: place)
    let after = text.scalar(at: place + 1)
    let known = last.flatMap { $0.place == place - 1 ? $0.side : nil }
    return Mark(
      place: place, before: before, after: after, left: known ?? TextSide.of(before),
      right: TextSide.of(after))
  }

  private mutating func findLastCloser() {
    for place in text.indices.reversed() where text[place] == Self.single {
      let mark = mark(at: place)
      if mark.left != .blank, !mark.right.isWord {
        lastCloser = place
        return
      }
    }
  }

  // MARK: Double marks

  private mutating func readDouble(_ mark: Mark) {
    if isInch(mark) { return leave(mark, as: .closer) }
    if isGershayim(mark) { return set(mark, Array("״".utf8), as: .letter) }
    switch mark.left {
    case .blank, .opener:
      if mark.canOpen { begin(mark, Self.double) } else { leave(mark, as: .closer) }
    case .joint:
      if openDoubles > 0 {
        end(mark, Self.double)
      } else if mark.canOpen {
        begin(mark, Self.double)
      } else {
        leave(mark, as: .closer)
      }
    case .letter, .digit, .closer:
      if openDoubles > 0 {
        end(mark, Self.double)
      } else if mark.canOpen, mark.isWide || isHebrewPrefix(mark) {
        begin(mark, Self.double)
      } else if mark.left == .digit || mark.isInside {
        leave(mark, as: .closer)
      } else {
        // The quotation began in a paragraph before.
        set(mark, rules.quotes[0].close, as: .closer)
      }
    }
  }

  /// `6'2"`: a number between it and the feet before it.
  private func isInch(_ mark: Mark) -> Bool {
    guard foot >= 0, mark.left == .digit, mark.place - foot <= 8 else { return false }
    return text[(foot + 1)..<mark.place].allSatisfy {
      0x30...0x39 ~= $0 || $0 == 0x20 || $0 == UInt8(ascii: ".")
    }
  }

  /// The sign before the last letter of a Hebrew abbreviation.
  private func isGershayim(_ mark: Mark) -> Bool {
    guard rules.isHebrew, Self.isHebrew(mark.before), Self.isHebrew(mark.after) else {
      return false
    }
    var index = mark.place + 1
    _ = Scalars.decode(text[...], at: &index)
    return !TextSide.of(text.scalar(at: index)).isWord
  }

  /// A Hebrew word whose first letter is a preposition or article before the quotation.
  private func isHebrewPrefix(_ mark: Mark) -> Bool {
    rules.isHebrew && Self.isHebrew(mark.before) && mark.right.isWord
  }

  private static func isHebrew(_ scalar: UInt32?) -> Bool {
    scalar.map { 0x5D0...0x5F2 ~= $0 } ?? false
  }

  // MARK: Single marks

  private mutating func readSingle(_ mark: Mark) {
    if mark.place == contraction { return set(mark, Self.apostrophe, as: .letter) }
    switch mark.left {
    case .blank, .opener, .joint: readLeading(mark)
    case .letter, .digit, .closer: readTrailing(mark)
    }
  }

  /// Before a word: an apostrophe where a letter is left out, else the beginning of a quotation.
  private mutating func readLeading(_ mark: Mark) {
    if !mark.canOpen {
      if mark.left == .joint { return readTrailing(mark) }
      return leave(mark, as: .closer)
    }
    if mark.left == .joint, !mark.right.isWord, isOpenSingle {
      end(mark, Self.single)
    } else if isDecade(mark) || isElision(mark) || lastCloser <= mark.place {
      set(mark, Self.apostrophe, as: .letter)
    } else {
      begin(mark, Self.single)
    }
  }

  /// Within or behind a word: an apostrophe, the end of a quotation, or feet.
  private mutating func readTrailing(_ mark: Mark) {
    if mark.left == .digit, mark.right == .digit {
      foot = mark.place
      leave(mark, as: .closer)
    } else if mark.isWide, !isOpenSingle, mark.canOpen, lastCloser > mark.place {
      begin(mark, Self.single)
    } else if isOpenSingle, !mark.isInside || mark.isWide {
      end(mark, Self.single)
    } else if rules.isHebrew, Self.isHebrew(mark.before) {
      set(mark, Array("׳".utf8), as: .letter)
    } else if mark.left == .digit, !mark.right.isWord {
      foot = mark.place
      leave(mark, as: .closer)
    } else {
      set(mark, Self.apostrophe, as: mark.right.isWord ? .letter : .closer)
    }
  }

  private var isOpenSingle: Bool { open.last?.mark == Self.single }

  /// `'90s`: two digits, and not a quotation of them.
  private func isDecade(_ mark: Mark) -> Bool {
    let digits = text[(mark.place + 1)...].prefix { 0x30...0x39 ~= $0 }
    guard digits.count == 2 else { return false }
    return text.scalar(at: digits.endIndex) != UInt32(Self.single)
  }

  /// A word that begins with an apostrophe, such as `'tis`; also `'n'`, with a second one.
  private mutating func isElision(_ mark: Mark) -> Bool {
    let word = text[(mark.place + 1)...].prefix(8).prefix { 0x61...0x7A ~= $0 | 0x20 }
    guard rules.elisions.contains(String(decoding: word, as: UTF8.self).lowercased()) else {
      return false
    }
    if word.count == 1, text.scalar(at: word.endIndex) == UInt32(Self.single) {
      contraction = word.endIndex
      return true
    }
    return !TextSide.of(text.scalar(at: word.endIndex)).isWord
  }

  // MARK: Quotations

  private mutating func begin(_ mark: Mark, _ byte: UInt8) {
    let level = open.last.map { 1 - $0.level } ?? (byte == Self.double ? 0 : 1)
    let isWide = mark.after.map(Script.joinsLines) == true
    open.append(Opened(mark: byte, level: level, edit: edits.count, wideCount: wideCount))
    if byte == Self.double { openDoubles += 1 }
    set(mark, pair(level, isWide: isWide).open, as: .opener)
  }

  /// Closes the innermost quotation that the same mark opened; what opened within it did not.
  private mutating func end(_ mark: Mark, _ byte: UInt8) {
    while let opened = open.popLast() {
      guard opened.mark == byte else {
        giveUp(opened)
        continue
      }
      if byte == Self.double { openDoubles -= 1 }
      let pair = pair(opened.level, isWide: wideCount > opened.wideCount)
      edits[opened.edit].bytes = pair.open
      set(mark, pair.close, as: .closer)
      return
    }
  }

  /// A quotation that never ends: `'` was an apostrophe; `"` opens a paragraph of a longer one.
  private mutating func giveUp(_ opened: Opened) {
    if opened.mark == Self.single {
      edits[opened.edit].bytes = Self.apostrophe
    } else {
      openDoubles -= 1
    }
  }

  private func pair(_ level: Int, isWide: Bool) -> TypographyRules.QuotePair {
    isWide && !rules.wideQuotes.isEmpty ? rules.wideQuotes[level] : rules.quotes[level]
  }

  // MARK: Marks

  private mutating func set(_ mark: Mark, _ bytes: [UInt8], as side: TextSide) {
    edits.append(TypographyEdits.Edit(range: mark.place..<mark.place + 1, bytes: bytes))
    last = (mark.place, side)
  }

  private mutating func leave(_ mark: Mark, as side: TextSide) {
    last = (mark.place, side)
  }
}

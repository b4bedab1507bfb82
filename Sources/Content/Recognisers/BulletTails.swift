import Markdown
import Unicode

/// Bullets with their meaning on the line: `**phrase** - meaning`, `` `phrase`: meaning ``,
/// `phrase — translation`, `**phrase:** meaning`.
enum BulletTails {
  /// Whether at least 60 % of the bullets of these regions are so, and do not all begin alike, as
  /// `Q:` and `A:` do.
  static func fit(_ regions: [Region], _ reading: PageReading) -> Bool {
    var all = 0
    var fitting = 0
    var alike = 0
    var firstPhrase: [UInt8]?
    var blocks: [NodeID] = []
    for region in regions {
      reading.collectBlocks(of: region.owner, into: &blocks)
      for block in blocks where reading.document[block].kind == .list {
        var item = reading.document[block].firstChild
        while item.exists {
          all += 1
          let first = reading.document[item].firstChild
          if first.exists, reading.document[first].kind == .paragraph {
            let runs = InlineRuns(of: first, in: reading.document)
            if let place = place(in: runs) {
              let phrase = runs.text[..<place.start]
              fitting += 1
              if firstPhrase == nil { firstPhrase = Array(phrase) }
              if firstPhrase?.elementsEqual(phrase) == true { alike += 1 }
            }
          }
          item = reading.document[item].next
        }
      }
    }
    let areAlike = alike > 1 && alike * 5 >= fitting * 2
    return fitting > 0 && fitting * 5 >= all * 3 && !areAlike
  }

  /// Cuts a label at its mark; what stands behind it becomes the first paragraph of the body.
  static func split(_ label: NodeID, of entry: EntryID, _ reading: inout PageReading) -> Bool {
    let runs = InlineRuns(of: label, in: reading.document)
    guard let place = place(in: runs) else { return false }
    if place.isOneOfSeveral {
      reading.note(
        "several-dashes", at: label, "several dashes; the bullet is cut at the first",
        explanation: "Nothing tells which dash stands between the phrase and its meaning.",
        fix: "write the meaning as a nested bullet, or set `items: headings` to cut none")
    }
    let tail = reading.cut(label, runs, at: place.end)
    dropMark(place, at: label, &reading)
    reading.document[tail].kind = .paragraph
    reading.trimStart(of: tail)
    reading.append(tail, to: entry)
    return true
  }

  /// Where the mark stands that parts a phrase from its meaning.
  private struct Place {
    var start: Int
    var end: Int
    var isOneOfSeveral = false
  }

  /// Takes the mark and the blanks around it off the end of the label.
  private static func dropMark(_ place: Place, at label: NodeID, _ reading: inout PageReading) {
    reading.trimEnd(of: label)
    var last = reading.document[label].lastChild
    while last.exists, reading.document[last].kind == .strong {
      last = reading.document[last].lastChild
    }
    if last.exists, reading.document[last].kind == .text {
      reading.document[last].text.count -= UInt32(place.end - place.start)
    }
    reading.trimEnd(of: label)
  }

  /// The mark of a bullet that fits. One whose phrase ends a sentence or a quote, with a tail in
  /// the same script, is a quote with its author.
  private static func place(in runs: InlineRuns) -> Place? {
    let places = marks(in: runs)
    guard var place = places.first else { return nil }
    let text = runs.text[...]
    if places.count > 1 {
      if let turn = places.first(where: { changesScript(text, at: $0) }) {
        place = turn
      } else {
        place.isOneOfSeveral = true
      }
    }
    var phrase = text[..<place.start]
    while phrase.last == 0x20 { phrase = phrase.dropLast() }
    guard let (last, _) = Scalars.last(phrase), hasText(text[place.end...]) else { return nil }
    let ends = SentenceEnd.ends(last) || SentenceEnd.closes(last) && last != 0x29
    guard ends, !changesScript(text, at: place) else { return place }
    return isSentence(text[place.end...], behind: phrase, runs) ? place : nil
  }

  /// Whether a bold phrase or code is followed by a whole sentence: nobody is called so.
  private static func isSentence(
    _ tail: ArraySlice<UInt8>, behind phrase: ArraySlice<UInt8>, _ runs: InlineRuns
  ) -> Bool {
    guard runs.run(at: phrase.endIndex - 1)?.isPhrase == true else { return false }
    return Scalars.last(tail).map { SentenceEnd.ends($0.value) } ?? false
  }

  private static func hasText(_ text: ArraySlice<UInt8>) -> Bool {
    text.contains { $0 != 0x20 && $0 != 0x0A }
  }

  /// All dashes between blanks; the first colon before a blank, or wide colon, if no dash stands
  /// before it.
  private static func marks(in runs: InlineRuns) -> [Place] {
    let text = runs.text[...]
    var places: [Place] = []
    var index = 0
    while index < text.endIndex {
      let length = DashMark.length(in: text, at: index)
      if length > 0, text[index] != UInt8(ascii: "~") {
        if isBetweenBlanks(text, index, index + length), runs.isBare(index) {
          places.append(Place(start: index, end: index + length))
        }
        index += length
      } else {
        if text[index] == 0xEF, places.isEmpty, index > 0, runs.isBare(index),
          text[index...].starts(with: Self.wideColon)
        {
          return [Place(start: index, end: index + 3)]
        }
        if text[index] == 0x3A, places.isEmpty, isColon(text, index),
          runs.isBare(index) || runs.endsStrong(at: index)
        {
          return [Place(start: colons(text, before: index), end: index + 1)]
        }
        index += 1
      }
    }
    return places
  }

  private static func isBetweenBlanks(_ text: ArraySlice<UInt8>, _ start: Int, _ end: Int) -> Bool {
    start > 0 && isBlank(text[start - 1]) && end < text.endIndex && isBlank(text[end])
  }

  private static func isColon(_ text: ArraySlice<UInt8>, _ index: Int) -> Bool {
    index > 0 && index + 1 < text.endIndex && isBlank(text[index + 1])
  }

  /// U+FF1A, which has its blank within.
  private static let wideColon: [UInt8] = [0xEF, 0xBC, 0x9A]

  /// Where the colons begin of which the one at `index` is the last: `phrase :: meaning`.
  private static func colons(_ text: ArraySlice<UInt8>, before index: Int) -> Int {
    var start = index
    while start > 0, text[start - 1] == 0x3A { start -= 1 }
    return start
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

  /// Whether the letters on both sides of a mark are of different scripts.
  private static func changesScript(_ text: ArraySlice<UInt8>, at place: Place) -> Bool {
    var before = text[..<place.start]
    var left: Script?
    while left == nil, let (scalar, start) = Scalars.last(before) {
      left = Script.of(scalar)
      before = before[..<start]
    }
    let right = Scalars(text[place.end...]).lazy.compactMap { Script.of($0.value) }
    guard let left, let right = right.first(where: { _ in true }) else { return false }
    return left != right
  }
}

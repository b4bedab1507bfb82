internal import Content

/// The clippings of one book.
struct KindleBook {
  private let clips: [KindleClip]
  private let kinds: KindleKinds

  init(_ clips: [KindleClip], _ kinds: KindleKinds) {
    self.clips = clips
    self.kinds = kinds
  }

  /// One record for each highlight, by place, and for each note that belongs to none.
  var records: [Record] {
    let order = clips.indices.sorted { (key($0), $0) < (key($1), $1) }
    let marks = order.map { Mark(clip: clips[$0], text: FoldedText(clips[$0].text[...])) }
    var highlights = Self.longest(of: marks.filter { !kinds.isNote($0.clip) })
    let notes = marks.filter { kinds.isNote($0.clip) }
    let strays = notes.filter { !Self.join($0, to: &highlights) }
    return (highlights + strays).compactMap(record)
  }

  /// A clipping with the notes that belong to it.
  private struct Mark {
    let clip: KindleClip
    let text: FoldedText
    var notes: [[UInt8]] = []
  }

  private func key(_ index: Int) -> Int { clips[index].place?.lowerBound ?? .max }

  /// How many marks before one may still reach to its place: nobody nests more.
  private static let window = 24

  /// Without those whose passage a longer one holds.
  private static func longest(of marks: [Mark]) -> [Mark] {
    var kept: [Mark] = []
    for mark in marks {
      var isHeld = false
      var index = kept.count
      let first = max(0, kept.count - window)
      while index > first {
        index -= 1
        guard overlap(kept[index], mark) else { continue }
        if kept[index].text.bytes.count >= mark.text.bytes.count {
          isHeld = true
          break
        }
        kept.remove(at: index)
      }
      if !isHeld { kept.append(mark) }
    }
    return kept
  }

  /// Whether two marks are of one passage: their places meet, and one text holds the other, or
  /// goes on with at least half of it.
  private static func overlap(_ left: Mark, _ right: Mark) -> Bool {
    switch (left.clip.place, right.clip.place) {
    case (let first?, let second?): guard first.overlaps(second) else { return false }
    case (nil, nil): break
    default: return false
    }
    let (long, short) =
      left.text.bytes.count >= right.text.bytes.count
      ? (left.text, right.text)
      : (right.text, left.text)
    return long.contains(short) || long.overlap(with: short) * 2 >= short.bytes.count
  }

  /// Gives a note to the last highlight that its place lies in; false where there is none.
  private static func join(_ note: Mark, to highlights: inout [Mark]) -> Bool {
    guard let place = note.clip.place?.lowerBound else { return false }
    var low = 0
    var high = highlights.count
    while low < high {
      let middle = (low + high) / 2
      let start = highlights[middle].clip.place?.lowerBound ?? .max
      if start <= place { low = middle + 1 } else { high = middle }
    }
    let owner = highlights[..<low].indices.suffix(window).last {
      highlights[$0].clip.place?.contains(place) == true
    }
    guard let owner else { return false }
    highlights[owner].notes.append(note.clip.text)
    return true
  }

  private func record(_ mark: Mark) -> Record? {
    var draft = RecordDraft(
      mark.clip.text, body: Array(mark.notes.joined(separator: [0x0A, 0x0A])))
    draft.author = mark.clip.author
    draft.source = mark.clip.title
    return draft.record
  }
}

/// Which clippings are highlights and which are notes, in any language: what has a range is a
/// highlight, and what is called as those are is one, too.
struct KindleKinds {
  private var highlights: Set<FoldedText> = []
  /// Parts of words for a highlight, in the languages of the devices, without case and marks.
  private static let words = [
    "highlight", "markierung", "surlign", "subrayado", "resaltado", "evidenzia", "destaque",
    "markering", "выделен", "отрывок", "ハイライト", "标注", "標註", "重點", "हाइलाइट", "하이라이트",
  ].map { FoldedText(Array($0.utf8)[...]) }

  init(_ clips: [KindleClip]) {
    var counts: [FoldedText: Int] = [:]
    for clip in clips where !clip.text.isEmpty {
      counts[clip.kind, default: 0] += 1
      if !clip.isPoint, clip.place != nil { highlights.insert(clip.kind) }
    }
    for kind in counts.keys where Self.words.contains(where: kind.contains) {
      highlights.insert(kind)
    }
    guard highlights.isEmpty, let most = counts.values.max() else { return }
    // Where nothing has a range, notes are the rarer kind.
    for (kind, count) in counts where count == most { highlights.insert(kind) }
  }

  func isNote(_ clip: KindleClip) -> Bool { !highlights.contains(clip.kind) }
}

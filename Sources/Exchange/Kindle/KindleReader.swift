internal import Content
internal import Diagnostics

/// `My Clippings.txt` of a Kindle. Bookmarks are passed over, of overlapping highlights the longest
/// stays, a note belongs to the highlight that it was made at.
enum KindleReader {
  /// The records, book by book in the order in which they first occur, by place in the book.
  static func read(_ source: [UInt8], path: String, into report: inout Report) -> [Record] {
    var clips: [KindleClip] = []
    var strangers: [(text: [UInt8], range: Range<Int>)] = []
    for block in blocks(of: source) {
      if let clip = KindleClip(block.lines) {
        clips.append(clip)
      } else {
        strangers.append((Array(block.lines.joined(separator: [0x0A])), block.range))
      }
    }
    let limits = clips.count { isLimit($0.text) }
    if limits > 0 { report.add(limit(limits, path)) }
    for stranger in strangers { report.add(fault(stranger.range, path, isNone: clips.isEmpty)) }
    if clips.isEmpty { return [] }
    return records(clips) + strangers.compactMap { RecordDraft($0.text).record }
  }

  private static func records(_ clips: [KindleClip]) -> [Record] {
    let kinds = KindleKinds(clips)
    var books: [[KindleClip]] = []
    var places: [String: Int] = [:]
    for clip in clips where !clip.text.isEmpty && !isLimit(clip.text) {
      let key = clip.title + "\u{1F}" + clip.author
      if let place = places[key] {
        books[place].append(clip)
      } else {
        places[key] = books.count
        books.append([clip])
      }
    }
    return books.flatMap { KindleBook($0, kinds).records }
  }

  private struct Block {
    var lines: [ArraySlice<UInt8>]
    var range: Range<Int>
  }

  /// The blocks between lines of `=`, without line ends, byte order marks and blank ends.
  private static func blocks(of source: [UInt8]) -> [Block] {
    var blocks: [Block] = []
    var lines: [ArraySlice<UInt8>] = []
    func finish() {
      while let last = lines.last, PlainLines.isBlank(last) { lines.removeLast() }
      let block = lines.drop(while: PlainLines.isBlank)
      if let first = block.first {
        blocks.append(Block(lines: Array(block), range: first.startIndex..<first.endIndex))
      }
      lines = []
    }
    for line in source.split(separator: 0x0A, omittingEmptySubsequences: false) {
      var line = line
      while line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
      while line.last == 0x0D { line.removeLast() }
      if line.count >= 8, line.allSatisfy({ $0 == UInt8(ascii: "=") }) {
        finish()
      } else {
        lines.append(line)
      }
    }
    finish()
    return blocks
  }

  /// What a Kindle writes, in any language, once a book allows no more: `<You have reached …>`.
  private static func isLimit(_ text: [UInt8]) -> Bool {
    text.first == UInt8(ascii: "<") && text.last == UInt8(ascii: ">") && !text.contains(0x0A)
  }

  private static func limit(_ count: Int, _ path: String) -> Diagnostic {
    Diagnostic(
      .note, "clipping-limit", path: path,
      "\(count) highlight\(count == 1 ? " has" : "s have") no text",
      explanation: "The book allows no more to be copied, and the Kindle wrote only that.")
  }

  private static func fault(_ range: Range<Int>, _ path: String, isNone: Bool) -> Diagnostic {
    Diagnostic(
      isNone ? .error : .warning, "not-a-clipping", path: path, range: range,
      "this is no clipping: a title, then a line that begins with `-`",
      explanation: isNone ? "Nothing was imported." : "It was imported as a text.",
      fix: "check that the file is My Clippings.txt of a Kindle")
  }
}

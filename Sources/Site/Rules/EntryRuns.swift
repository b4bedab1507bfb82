internal import Content
internal import Markdown

/// The bytes of a file that the entries of a page take, each with all below it.
struct EntryRuns {
  /// The first byte of each entry, and the first behind it, in the order of the file.
  private var runs: [(start: Int, end: Int)] = []

  init(of page: Page, _ document: Int) {
    let entries = page.entries.indices
      .filter { page.entries[$0].document == document && page.entries[$0].kind != .group }
      .sorted { page.entries[$0].start < page.entries[$1].start }
    let fileEnd = page.documents[document].source.count
    var open: [(entry: Int, place: Int)] = []
    for entry in entries {
      let start = Int(page.entries[entry].start)
      let parent = Self.parent(of: entry, page)
      while let last = open.last, last.entry != parent {
        runs[last.place].end = start
        open.removeLast()
      }
      open.append((entry, runs.count))
      runs.append((start, fileEnd))
    }
  }

  /// The end of the first entry that begins in a run of the file; 0 where none does.
  func end(from start: Int, before end: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].start < start { low = middle + 1 } else { high = middle }
    }
    return low < runs.count && runs[low].start < end ? runs[low].end : 0
  }

  /// The entry around another, groups passed over; -1 for none.
  private static func parent(of entry: Int, _ page: Page) -> Int {
    var parent = page.entries[entry].parent
    while parent.exists, page[parent].kind == .group { parent = page[parent].parent }
    return Int(parent.rawValue)
  }
}

internal import Content
package import Diagnostics
internal import Markdown

/// A page with the records that it did not hold yet at its end; all that stands there stays.
package struct PageUpdate: Sendable {
  /// The whole page.
  package let bytes: [UInt8]
  /// How many records are new.
  package let added: Int

  /// Adds to `page`. Texts count as the same that differ in nothing but case, punctuation and
  /// space, or that somebody has changed in the page (``EditedEntries``); a comment holds them as
  /// well (``HiddenQuotes``). Nil, and an error in the report, where the page cannot be read or
  /// would not read the new entries as quotes.
  package init?(
    _ page: [UInt8], path: String, adding records: [Record], into report: inout Report
  ) {
    guard let old = Self.read(page, path, into: &report) else { return nil }
    let new = Self.new(records, in: old, hidden: Self.hidden(in: page, path))
    var writer = QuoteWriter(keepsBreaks: old.options.breaks == .keep)
    for record in new { writer.append(record, isOfPage: old.options.lang) }
    added = new.count
    guard added > 0 else {
      bytes = page
      return
    }
    bytes = Self.joined(page, writer.bytes)
    var ignored = Report()
    let grown =
      Self.read(bytes, path, into: &ignored).map { $0.entries.count - old.entries.count } ?? 0
    if grown < added {
      report.add(Self.refused(path, old.found.shape))
      return nil
    }
  }

  /// The records that a page does not hold, each once.
  private static func new(
    _ records: [Record], in page: Page, hidden: [Record]
  ) -> [Record] {
    let held = PageRecords.read(page).map(keys)
    var known = Set(held.joined()).union(hidden.lazy.flatMap(keys))
    let texts = records.map { FoldedText($0.label[...]) }
    let new = texts.indices.filter { known.insert(texts[$0]).inserted }
    let edited = EditedEntries.originals(
      among: new.map { texts[$0] }, page: held, file: Set(texts))
    return new.indices.filter { !edited.contains($0) }.map { records[new[$0]] }
  }

  private static func hidden(in source: [UInt8], _ path: String) -> [Record] {
    var ignored = Report()
    let page = HiddenQuotes.page(of: source).flatMap { read($0, path, into: &ignored) }
    return page.map(PageRecords.read) ?? []
  }

  private static func read(_ source: [UInt8], _ path: String, into report: inout Report) -> Page? {
    var found = Report()
    var page = PageReader(path: path, fallbackTitle: "page").read(source, into: &found)
    PageFinisher.finish(&page, into: &found)
    guard found.hasErrors else { return page }
    for fault in found.diagnostics where fault.severity == .error { report.add(fault) }
    return nil
  }

  /// What tells an entry: its label, and as the reader may have parted what was one text, the label
  /// with the first lines of its body, and with all of it.
  private static func keys(_ record: Record) -> [FoldedText] {
    var text = record.label
    var keys = [FoldedText(text[...])]
    for line in record.body.split(separator: 0x0A).prefix(mostParted) {
      text.append(contentsOf: line)
      keys.append(FoldedText(text[...]))
    }
    let whole = FoldedText((record.label + record.body)[...])
    return keys.last == whole ? keys : keys + [whole]
  }

  /// Of so many lines a second paragraph that is read as a translation can be.
  private static let mostParted = 8

  /// The new text behind the old, with the line ends of the old.
  private static func joined(_ page: [UInt8], _ text: [UInt8]) -> [UInt8] {
    var bytes = page
    let end = page.firstIndex(of: 0x0A)
    let isCRLF = end.map { $0 > 0 && page[$0 - 1] == 0x0D } ?? false
    let lineEnd: [UInt8] = isCRLF ? [0x0D, 0x0A] : [0x0A]
    if let last = page.last, last != 0x0A { bytes.append(contentsOf: lineEnd) }
    bytes.append(contentsOf: lineEnd)
    for byte in text {
      if byte == 0x0A { bytes.append(contentsOf: lineEnd) } else { bytes.append(byte) }
    }
    return bytes
  }

  private static func refused(_ path: String, _ shape: ItemShape) -> Diagnostic {
    Diagnostic(
      .error, "update-refused", path: path,
      "the page would not read the new entries: its items are \(shape.rawValue)",
      explanation: "New entries are written as quotes; nothing was changed.",
      fix: "set `items: quotes`, or import into another file")
  }
}

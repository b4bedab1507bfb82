import Exchange
import Testing

struct QuoteWriterPropertyTests {
  @Test(arguments: 0..<40)
  func `whatever a record holds, the page reads back the same`(seed: Int) {
    let records = records(NastyText(seed: UInt64(seed)))
    let read = Reading(QuoteWriter.page(records)).records
    #expect(read.count == records.count)
    let differing = zip(records, read).first { $0.lines != $1.lines || !$0.isCited(as: $1) }
    if let (record, back) = differing { show(record, back) }
  }

  /// A link in the label of an entry that folds moves into its body.
  @Test(arguments: 0..<20)
  func `addresses lose nothing either`(seed: Int) {
    let records = records(NastyText(seed: UInt64(seed), addresses: true))
    let read = Reading(QuoteWriter.page(records)).records
    #expect(read.count == records.count)
    let differing = zip(records, read).first { record, back in
      var lines = back.lines[...]
      let isWhole = record.lines.allSatisfy { line in
        lines = lines.drop { $0 != line }.dropFirst()
        return lines.startIndex > 0
      }
      return !isWhole || !record.isCited(as: back)
    }
    if let (record, back) = differing { show(record, back) }
  }

  private func records(_ nasty: NastyText) -> [Record] {
    var nasty = nasty
    return (0..<60).compactMap { _ in
      let hasAuthor = nasty.number(below: 3) > 0
      let hasBody = nasty.number(below: 4) == 0
      var draft = RecordDraft(
        Array(nasty.text().utf8), body: hasBody ? Array(nasty.text(paragraphs: 2).utf8) : [])
      if hasAuthor { draft.author = nasty.line(of: 3) }
      if hasAuthor, nasty.number(below: 2) == 0 { draft.source = nasty.line(of: 4) }
      return draft.record
    }
  }

  private func show(_ record: Record, _ back: Record) {
    let alone = String(decoding: QuoteWriter.page([record]), as: UTF8.self)
    Issue.record(
      """
      \(record.lines) \(record.attribution)
      came back as
      \(back.lines) \(back.attribution)
      \(alone)
      """)
  }
}

extension Record {
  func isCited(as other: Record) -> Bool { attribution == other.attribution }
}

internal import Content
internal import Diagnostics

/// Writes the entries of one page for the data file: the page itself, and the files that sections of
/// a split page have for themselves.
struct DataCollector: EntryCollector {
  /// Apart from the bytes: what writes must not hold what it writes to, or each entry would copy it.
  private let writer: DataWriter
  private let output: String
  /// What stands in the page's own file, and in the files of its sections.
  private var own: [UInt8] = []
  private var others: [UInt8] = []
  /// The file of the last entry that was not the page's own.
  private var last = ""

  init(_ page: CollectedPage) {
    writer = DataWriter(page: page.page)
    output = page.planned.output
    writer.begin(output, title: page.page.bytes(page.page.title), in: &own)
  }

  mutating func add(_ record: EntryRecord) {
    if record.output == output {
      writer.add(record, to: &own)
      return
    }
    if record.output != last {
      if !last.isEmpty { writer.end(&others) }
      last = record.output
      others.append(UInt8(ascii: ","))
      others.append(0x0A)
      writer.begin(last, title: record.label, in: &others)
    }
    writer.add(record, to: &others)
  }

  mutating func finish() -> [UInt8] {
    writer.end(&own)
    if !last.isEmpty {
      writer.end(&others)
      own.append(contentsOf: others)
    }
    return own
  }
}

/// Writes pages and entries as JSON.
private struct DataWriter {
  let page: Page

  func begin(_ output: String, title: ArraySlice<UInt8>, in bytes: inout [UInt8]) {
    bytes.append(contentsOf: "{\"url\":".utf8)
    JSONWriter.append(PublishedAddress.bytes(of: output)[...], to: &bytes)
    member(",\"title\":", title, in: &bytes)
    bytes.append(contentsOf: ",\"entries\":[".utf8)
  }

  func end(_ bytes: inout [UInt8]) { bytes.append(contentsOf: "]}".utf8) }

  // MARK: Entries

  func add(_ record: EntryRecord, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: (bytes.last == UInt8(ascii: "[") ? "\n{" : ",\n{").utf8)
    member("\"id\":", record.id, in: &bytes)
    bytes.append(contentsOf: ",\"url\":\"".utf8)
    PublishedAddress.append(record.output.utf8, to: &bytes)
    if !record.isWholeFile { PublishedAddress.append(place: record.id, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
    if record.isSection { bytes.append(contentsOf: ",\"isSection\":true".utf8) }
    member(",\"label\":", record.label, in: &bytes)
    member(",\"lang\":", record.language, in: &bytes)
    addTexts(of: record, to: &bytes)
    member(",\"author\":", record.author, in: &bytes)
    member(",\"source\":", record.source, in: &bytes)
    member(",\"link\":", record.link, in: &bytes)
    if !record.sections.isEmpty {
      let labels = record.sections.map { page.bytes(page[$0].name) }
      list(",\"sections\":", labels, in: &bytes)
    }
    if let date = record.date { member(",\"date\":", date.text, in: &bytes) }
    if !record.tags.isEmpty {
      list(",\"tags\":", record.tags.map { Array($0.utf8)[...] }, in: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// What is in the language of the label is the body, what is in another a translation.
  private func addTexts(of record: EntryRecord, to bytes: inout [UInt8]) {
    let isTranslated = record.texts.contains { $0.language != record.language }
    guard isTranslated || record.texts.count > 1 else {
      member(",\"body\":", record.body, in: &bytes)
      return
    }
    let isBody = { (text: EntryRecord.Text) in
      text.language == record.language && text.name.isEmpty
    }
    for text in record.texts where isBody(text) {
      member(",\"body\":", record.body[text.range], in: &bytes)
    }
    var separator = ",\"translations\":[{"
    for text in record.texts where !isBody(text) {
      bytes.append(contentsOf: separator.utf8)
      member("\"text\":", record.body[text.range], in: &bytes)
      member(",\"lang\":", text.language, in: &bytes)
      member(",\"name\":", text.name, in: &bytes)
      separator = "},{"
    }
    bytes.append(contentsOf: "}]".utf8)
  }

  /// A member, unless it is empty.
  private func member(_ name: String, _ value: ArraySlice<UInt8>, in bytes: inout [UInt8]) {
    guard !value.isEmpty else { return }
    bytes.append(contentsOf: name.utf8)
    JSONWriter.append(value, to: &bytes)
  }

  private func member(_ name: String, _ value: String, in bytes: inout [UInt8]) {
    member(name, Array(value.utf8)[...], in: &bytes)
  }

  private func list(_ name: String, _ values: [ArraySlice<UInt8>], in bytes: inout [UInt8]) {
    bytes.append(contentsOf: name.utf8)
    for (index, value) in values.enumerated() {
      bytes.append(UInt8(ascii: index == 0 ? "[" : ","))
      JSONWriter.append(value, to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }
}

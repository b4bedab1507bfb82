import Content
import Exchange
import Platform
import Testing

/// The collections of the packages `fortunes*` of Debian, where they are installed and
/// `FLORILEGIUM_FORTUNES` is set: a hundred thousand entries take their time.
struct FortunePackagesTests {
  static let folder = "/usr/share/games/fortunes"
  static let canRun =
    (try? File.status(folder))?.kind == .folder
    && Environment.variable("FLORILEGIUM_FORTUNES") != nil

  /// All files of entries in UTF-8, without links, indices and empty files.
  private func sources() throws -> [(name: String, bytes: [UInt8])] {
    var sources: [(String, [UInt8])] = []
    for entry in try FileTree(Self.folder).entries
    where entry.status.kind == .file && !entry.isLinked && entry.status.size > 0
      && !entry.path.hasSuffix(".dat") && !entry.path.hasSuffix(".u8")
    {
      var bytes: [UInt8] = []
      try File.read(FilePath.join(Self.folder, entry.path), into: &bytes, limit: 1 << 26)
      if String(validating: bytes, as: UTF8.self) != nil { sources.append((entry.path, bytes)) }
    }
    return sources
  }

  @Test(.enabled(if: canRun)) func `every entry reads back as it was imported`() throws {
    for (name, bytes) in try sources() {
      let records = FortuneReader.read(bytes)
      let read = Reading(QuoteWriter.page(records)).records
      #expect(read.count == records.count, "\(name)")
      let differing = zip(records, read).first { record, back in
        // A link in the label of an entry that folds stands in its body, too.
        let isMore = record.lines.contains { $0.contains("http") || $0.contains("www.") }
        return record.attribution != back.attribution || record.lines != back.lines && !isMore
      }
      if let (record, back) = differing {
        Issue.record("\(name): \(record.lines)\n\(back.lines)\n\(back.attribution)")
      }
    }
  }

  @Test(.enabled(if: canRun)) func `no entry loses a letter`() throws {
    for (name, bytes) in try sources() {
      let entries = entries(String(decoding: bytes, as: UTF8.self))
      let records = FortuneReader.read(bytes)
      #expect(entries.count == records.count, "\(name)")
      for (entry, record) in zip(entries, records) where !entry.contains("\u{8}") {
        let attribution = record.attribution
        let parts = [String(decoding: record.label + record.body, as: UTF8.self)]
        let all = parts + [attribution.author, attribution.source, attribution.url]
        if !holds(letters(all.joined()), letters(entry)) {
          Issue.record("\(name): \(entry)\n\(all)")
          break
        }
      }
    }
  }

  /// Whether all letters of one text occur in another, as often: both are sorted.
  private func holds(_ all: [Unicode.Scalar], _ some: [Unicode.Scalar]) -> Bool {
    var rest = all[...]
    return some.allSatisfy { scalar in
      rest = rest.drop { $0 < scalar }
      return rest.popFirst() == scalar
    }
  }

  private func entries(_ text: String) -> [String] {
    let plain = text.replacing("\r\n", with: "\n")
      .replacing(/\u{1B}\[[0-9;]*[A-Za-z]|\u{3}[0-9,]*/, with: "")
    var entries = [""]
    for line in plain.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.first == "%", line.dropFirst().allSatisfy(\.isWhitespace) {
        entries.append("")
      } else {
        entries[entries.count - 1] += line + "\n"
      }
    }
    return entries.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  private func letters(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
      .sorted()
  }
}

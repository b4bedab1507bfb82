import Content
import Exchange
import Platform
import Synchronization
import Testing

/// The collections of the packages `fortunes*` of Debian, where they are installed and
/// `FLORILEGIUM_FORTUNES` is set: a hundred thousand entries take their time.
struct FortunePackagesTests {
  static let folder = "/usr/share/games/fortunes"
  static let isInstalled =
    (try? File.status(folder))?.kind == .folder
    && Environment.variable("FLORILEGIUM_FORTUNES") != nil

  /// All files of entries, without links, indices and empty files.
  static var files: [String] {
    guard isInstalled, let tree = try? FileTree(folder) else { return [] }
    return tree.entries.filter { entry in
      entry.status.kind == .file && !entry.isLinked && entry.status.size > 0
        && !entry.path.hasSuffix(".dat") && !entry.path.hasSuffix(".u8")
    }.map(\.path)
  }

  @Test(.enabled(if: isInstalled)) func `every entry imports and reads back without a lost word`()
    throws
  {
    var counts = (files: 0, entries: 0, authors: 0, drawings: 0)
    for name in Self.files {
      var source: [UInt8] = []
      try File.read(FilePath.join(Self.folder, name), into: &source, limit: 1 << 26)
      guard String(validating: source, as: UTF8.self) != nil else { continue }
      let records = FortuneReader.read(source)
      let read = Reading(QuoteWriter.page(records)).records
      #expect(read.count == records.count, "\(name)")
      for (record, back) in zip(records, read)
      where record.lines != Self.withoutMovedLinks(back.lines)
        || record.attribution != back.attribution
      {
        Issue.record(
          "\(name): \(record.lines) \(record.attribution)\n\(back.lines) \(back.attribution)")
        break
      }
      counts.files += 1
      counts.entries += records.count
      counts.authors += records.count { !$0.attribution.isEmpty }
      counts.drawings += records.count { $0.isDrawing }
    }
    print(counts)
  }

  /// An address within a label stands in the body once more, as a link.
  private static func withoutMovedLinks(_ lines: [String]) -> [String] {
    guard lines.count > 1, lines[1].hasPrefix("http"), lines[0].contains(lines[1]) else {
      return lines
    }
    return [lines[0]] + lines[2...]
  }
}

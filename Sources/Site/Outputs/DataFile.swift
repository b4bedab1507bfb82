internal import Content
internal import Diagnostics
internal import Platform

/// `quotes.json`: every entry of the site for other programs, one on a line.
///
/// `{"version":1,"title":…,"language":…,"pages":[{"url":"latin.html","title":…,"entries":[…]}]}`,
/// where an entry has `id`, `url` and `label`, and what there is of `lang`, `body` (in the language of
/// the label), `translations` (`lang`, `name`, `text`), `author`, `source`, `link`, `sections` (the
/// labels above), `date` and `tags`; `"isSection":true` for one that holds others. Addresses begin at
/// the top of the site.
///
/// Of a large site it has `parts` in place of pages: the addresses of files of the same shape.
struct DataFile: EntryOutput {
  static let name = "quotes.json"

  private let title: String
  private let baseURL: String
  private let language: String
  /// The folder of the parts.
  private let folder: String
  private let pages: [PlannedPage]

  /// Bytes of a file that is not cut into parts, and of a part that takes no further page.
  private static let most = 2 << 20
  private static let enough = 256 << 10

  init(_ configuration: SiteConfiguration, _ plan: BuildPlan, parts folder: String) {
    title = configuration.title
    baseURL = configuration.baseURL
    language = configuration.language
    self.folder = folder
    pages = plan.pages
  }

  func makeCollector(for page: CollectedPage) -> any EntryCollector { DataCollector(page) }

  func owns(_ path: String) -> Bool {
    path == Self.name || path.hasPrefix(folder + "/") && path.hasSuffix(".json")
  }

  func write(_ fragments: FragmentSpool, to output: StagedOutput, _ report: inout Report) {
    let numbers = fragments.pages
    let size = numbers.reduce(0) { $0 + fragments.count(of: $1) }
    if size <= Self.most {
      stage(Self.name, numbers[...], fragments, output, &report)
      return
    }
    var names: [String] = []
    for part in parts(numbers, fragments) {
      let name = self.name(ofPart: pages[numbers[part.lowerBound]])
      names.append(name)
      stage(name, numbers[part], fragments, output, &report)
    }
    output.stage(Self.name, bytes: list(of: names), &report)
  }

  /// Runs of pages that share a file; a small rest goes with those before it.
  private func parts(_ numbers: [Int], _ fragments: FragmentSpool) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var size = Self.enough
    for index in numbers.indices {
      if size >= Self.enough {
        parts.append(index..<index)
        size = 0
      }
      size += fragments.count(of: numbers[index])
      parts[parts.count - 1] = parts[parts.count - 1].lowerBound..<index + 1
    }
    if parts.count > 1, size < Self.enough {
      let rest = parts.removeLast()
      parts[parts.count - 1] = parts[parts.count - 1].lowerBound..<rest.upperBound
    }
    return parts
  }

  private func name(ofPart first: PlannedPage) -> String {
    FilePath.join(
      folder, FilePath.join(Route.folder(of: first.output), Route.stem(of: first.output)))
      + ".json"
  }

  private func stage(
    _ name: String, _ numbers: ArraySlice<Int>, _ fragments: FragmentSpool,
    _ output: StagedOutput, _ report: inout Report
  ) {
    output.stage(
      name,
      from: { (take) throws(FileError) in
        var buffer = PieceBuffer()
        guard try buffer.append(head + "\"pages\":[\n".utf8, take) else { return }
        for number in numbers {
          if number != numbers.first, try !buffer.append(",\n".utf8, take) { return }
          var isWanted = true
          try fragments.read(number) { (piece) throws(FileError) in
            isWanted = try buffer.append(piece, take)
            return isWanted
          }
          guard isWanted else { return }
        }
        if try buffer.append("\n]}\n".utf8, take) { _ = try buffer.flush(take) }
      }, &report)
  }

  private func list(of parts: [String]) -> [UInt8] {
    var bytes = head + "\"parts\":[".utf8
    for (index, part) in parts.enumerated() {
      bytes.append(contentsOf: (index > 0 ? ",\n" : "\n").utf8)
      JSONWriter.append(PublishedAddress.bytes(of: part)[...], to: &bytes)
    }
    return bytes + "\n]}\n".utf8
  }

  private var head: [UInt8] {
    var bytes = Array("{\"version\":1".utf8)
    for (name, text) in [("title", title), ("base_url", baseURL), ("language", language)]
    where !text.isEmpty {
      bytes.append(contentsOf: ",\"\(name)\":".utf8)
      JSONWriter.append(text, to: &bytes)
    }
    return bytes + ",".utf8
  }
}

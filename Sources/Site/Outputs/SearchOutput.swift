internal import Diagnostics
internal import Platform
internal import Search

/// The index that the search field of every page reads, in parts that are scripts.
struct SearchOutput: EntryOutput {
  /// The folder of its files.
  let folder: String
  /// The language of the site, which results do not name.
  let language: String

  func makeCollector(for page: CollectedPage) -> any EntryCollector {
    SearchCollector(page, language: language)
  }

  func owns(_ path: String) -> Bool { path.hasPrefix(folder + "/") && path.hasSuffix(".js") }

  func write(_ fragments: FragmentSpool, to output: StagedOutput, _ report: inout Report) {
    let files = SearchFiles(fragments, to: output, in: folder)
    do throws(FileError) {
      try SearchIndex.write(files)
    } catch {
      output.fail(error)
    }
    report.add(contentsOf: files.report)
  }
}

/// The storage of an index that is built: what pages left is in one spool, runs of terms are put into
/// another.
private final class SearchFiles: SearchStorage {
  private let fragments: FragmentSpool
  private let runs: FragmentSpool
  private let output: StagedOutput
  private let folder: String
  private(set) var report = Report()

  init(_ fragments: FragmentSpool, to output: StagedOutput, in folder: String) {
    self.fragments = fragments
    self.output = output
    self.folder = folder
    runs = FragmentSpool(output)
  }

  var pages: [Int] { fragments.pages }

  func fragment(of page: Int, first: Int?) throws(FileError) -> [UInt8] {
    try read(fragments, page, first.map { 0..<$0 })
  }

  func put(_ run: [UInt8], number: Int) { runs.put(run, of: number) }

  func run(_ number: Int, _ range: Range<Int>) throws(FileError) -> [UInt8] {
    try read(runs, number, range)
  }

  private func read(
    _ spool: FragmentSpool, _ number: Int, _ range: Range<Int>?
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    try spool.read(number, range) { (piece) throws(FileError) in
      bytes.append(contentsOf: piece)
      return true
    }
    return bytes
  }

  func write(_ name: String, _ bytes: [UInt8]) {
    output.stage(FilePath.join(folder, name), bytes: bytes, &report)
  }
}

internal import Content
internal import Diagnostics

/// Something that is made of the entries of all pages and is no page itself.
///
/// While a page is rendered, its collector gets the records of the page in their order; what it has
/// made of them is kept as the page's fragment. When all pages are done, the fragments, in the order
/// of the pages, become files.
protocol EntryOutput: Sendable {
  /// Begins a page; asked from all threads.
  func makeCollector(for page: CollectedPage) -> any EntryCollector
  /// Writes the files. A page that left an empty fragment has none.
  func write(_ fragments: FragmentSpool, to output: StagedOutput, _ report: inout Report)
  /// Whether a file at this path would be one of these.
  func owns(_ path: String) -> Bool
}

/// What an output makes of one page.
protocol EntryCollector {
  /// Whether it has to be given the entries; true unless it says otherwise. No page is walked for
  /// those that need none.
  var wantsEntries: Bool { get }
  /// Takes the next entry of the page.
  mutating func add(_ record: EntryRecord)
  /// Ends the page; gives its fragment.
  mutating func finish() -> [UInt8]
}

extension EntryCollector {
  var wantsEntries: Bool { true }
}

/// A page whose entries are collected.
struct CollectedPage {
  /// Its number in the plan.
  let number: Int
  let planned: PlannedPage
  let page: Page
}

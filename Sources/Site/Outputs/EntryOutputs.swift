internal import Content
internal import Diagnostics

/// The outputs of a site that are made of its entries, as far as they are switched on, with the
/// fragments of the pages that were read.
struct EntryOutputs: Sendable {
  private let outputs: [Spooled]

  private struct Spooled: Sendable {
    let output: any EntryOutput
    let fragments: FragmentSpool
  }

  /// nil where none is wanted: no page is walked then.
  init?(_ wanted: [any EntryOutput], to output: StagedOutput) {
    guard !wanted.isEmpty else { return nil }
    outputs = wanted.map { Spooled(output: $0, fragments: FragmentSpool(output)) }
  }

  /// Walks a page once for all outputs, from any thread; a page that lists leave out is in none.
  func collect(
    _ page: Page, _ planned: PlannedPage, number: Int, _ links: PublishedLinks
  ) {
    if planned.options.unlisted { return }
    let collected = CollectedPage(number: number, planned: planned, page: page)
    var collectors = outputs.map { $0.output.makeCollector(for: collected) }
    let eager = collectors.indices.filter { collectors[$0].wantsEntries }
    if !eager.isEmpty {
      var walk = EntryWalk(page, planned, links)
      walk.forEach { record in
        for index in eager { collectors[index].add(record) }
      }
    }
    for index in collectors.indices {
      outputs[index].fragments.put(collectors[index].finish(), of: number)
    }
  }

  /// Whether one of them would write a file at this path.
  func owns(_ path: String) -> Bool { outputs.contains { $0.output.owns(path) } }

  /// Writes the files of all outputs, once all pages were collected.
  func write(to output: StagedOutput, _ report: inout Report) {
    for spooled in outputs { spooled.output.write(spooled.fragments, to: output, &report) }
  }
}

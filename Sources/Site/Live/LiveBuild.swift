internal import Content
internal import Diagnostics
internal import HTML
internal import Platform

/// The pages of one plan in memory. A page is read when there is time, and rendered when somebody
/// asks for it.
struct LiveBuild {
  let frame: SiteFrame
  private(set) var pages: [LivePage]
  /// The page of each file that the plan names.
  private let pageOfOutput: [String: Int]
  /// The page that a source is part of.
  private let pageOfSource: [String: Int]
  private let assets: Set<String>
  /// What belongs to no page; nil until it is asked for.
  private var furniture: [String: SharedBytes]?
  /// What is made of the entries of all pages; nil until it is asked for.
  private var outputs: [String: SharedBytes]?
  /// Pages that are to be read when there is time, the first one last.
  private var pending: [Int] = []
  /// Goes up whenever ``report()`` may say something else.
  private(set) var reportVersion = 0
  /// The ids of pages that others lead into.
  private var ids: [Int: Set<UInt64>] = [:]

  private var plan: BuildPlan { frame.sources.plan }

  init(_ frame: SiteFrame) {
    self.frame = frame
    let planned = frame.sources.plan.pages
    pages = Array(repeating: LivePage(), count: planned.count)
    var outputs: [String: Int] = [:]
    for (number, page) in planned.enumerated() {
      for output in page.allOldOutputs where frame.sources.configuration.outputs.redirects {
        outputs[output] = number
      }
    }
    for (number, page) in planned.enumerated() { outputs[page.output] = number }
    pageOfOutput = outputs
    var sources: [String: Int] = [:]
    for (number, page) in planned.enumerated() {
      for part in page.parts { if let file = part.file { sources[file] = number } }
    }
    pageOfSource = sources
    // Here nobody but the writer sees what no page asks for.
    assets = Set(frame.sources.plan.assets + frame.sources.plan.offered)
    pending = planned.indices.filter { $0 != frame.sources.plan.home }.reversed()
    if let home = frame.sources.plan.home { pending.insert(home, at: 0) }
  }

  /// Takes over from an older build what still holds: the files of pages that cannot be made any
  /// more, and what is known of pages whose sources are the same. `keepsFiles` says that nothing
  /// that pages are made with has changed.
  mutating func take(from older: LiveBuild, changed: Set<String>, keepsFiles: Bool) {
    let known = Dictionary(
      older.plan.pages.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { a, _ in a })
    for (number, page) in plan.pages.enumerated() {
      guard let old = known[page.path] else { continue }
      pages[number].outputs = older.pages[old].outputs
      pages[number].told = older.pages[old].told
      pages[number].wasAsked = older.pages[old].wasAsked
      let sources = page.parts.compactMap(\.file)
      guard page == older.plan.pages[old], !sources.contains(where: changed.contains) else {
        continue
      }
      pages[number].result = older.pages[old].result
      pages[number].isOutdated = older.pages[old].isOutdated || !keepsFiles
      pages[number].isStale = older.pages[old].isStale || !keepsFiles
    }
    pending.removeAll { pages[$0].result != nil && !pages[$0].isOutdated }
  }

  /// The page that a source, by its path below the content folder, is part of.
  func page(ofSource file: String) -> Int? { pageOfSource[file] }

  /// Whether a page cannot be made as its sources are now.
  func hasErrors(_ page: Int) -> Bool {
    var report = Report()
    _ = frame.assembly.read(plan.pages[page], into: &report)
    return report.hasErrors
  }

  // MARK: Files

  /// The file at a path of the output; nil where nothing is.
  mutating func file(at path: String) -> LiveFile? {
    if let page = pageOfOutput[path] { return file(path, of: page) ?? .faulty }
    if assets.contains(path) { return disk(path) }
    if let page = splitPage(for: path), let file = file(path, of: page) { return file }
    if furniture == nil { furniture = renderFurniture() }
    if let bytes = furniture?[path] ?? output(at: path) { return .bytes(bytes) }
    return frame.links.filesBeside.contains(path) ? disk(path) : nil
  }

  private mutating func file(_ path: String, of page: Int) -> LiveFile? {
    pages[page].wasAsked = true
    if pages[page].isStale || pages[page].result == nil { _ = read(page, renders: true) }
    if let bytes = pages[page].outputs[path], pages[page].told[path] == nil {
      pages[page].told[path] = bytes.digest
    }
    return pages[page].outputs[path].map { .bytes($0) }
  }

  /// How the items of the page at a path were found, where that does not fit all of it.
  func reading(at path: String) -> String {
    (pageOfOutput[path] ?? splitPage(for: path)).flatMap { pages[$0].result?.reading } ?? ""
  }

  private func disk(_ path: String) -> LiveFile {
    let location = frame.sources.location
    return .disk(
      path: location.path(of: path), within: location.content.isEmpty ? "." : location.content)
  }

  /// The split page whose sections lie where this path does.
  private func splitPage(for path: String) -> Int? {
    plan.pages.firstIndex { page in
      page.isSplit
        && Route.folder(of: Route.output(ofSection: "x", of: page.output)) == Route.folder(of: path)
    }
  }

  /// The files that belong to no page and are not what they were.
  mutating func furnitureChanges(since older: inout LiveBuild) -> [String] {
    let before = older.furniture ?? older.renderFurniture()
    let after = renderFurniture()
    furniture = after
    return Set(before.keys).union(after.keys)
      .filter { before[$0]?.digest != after[$0]?.digest && !$0.hasSuffix(".html") }
      .sorted(by: FilePath.precedes)
  }

  private func renderFurniture() -> [String: SharedBytes] {
    let output = StagedOutput()
    var report = Report()
    frame.writeFurniture(to: output, &report)
    return output.kept
  }

  /// A file that is made of the entries of all pages; they are read for it.
  private mutating func output(at path: String) -> SharedBytes? {
    let output = StagedOutput()
    guard let site = frame.site, let collected = frame.entryOutputs(to: output),
      collected.owns(path)
    else { return nil }
    if let outputs { return outputs[path] }
    let build = PageBuild(
      site: site, assembly: frame.assembly, output: output, outputs: collected)
    _ = concurrentMap(pages.count) { build.collect($0) }
    var report = Report()
    collected.write(to: output, &report)
    outputs = output.kept
    return outputs?[path]
  }

  // MARK: Reading

  /// Reads a page whose sources have changed; gives what those who watch have to be told.
  mutating func refresh(_ page: Int) -> SiteUpdate {
    var update = read(page, renders: pages[page].wasAsked)
    // It may have been asked for between the change and now.
    let digests = pages[page].outputs.mapValues(\.digest)
    let paths = Set(digests.keys).union(pages[page].told.keys)
    update.add(
      pages: paths.filter { digests[$0] != pages[page].told[$0] }.sorted(by: FilePath.precedes))
    pages[page].told = digests
    // What stays as it was is not told of as read.
    if let result = pages[page].result, !result.report.hasErrors { update.entries = result.entries }
    return update
  }

  /// Reads a page, and renders it if that is wanted; gives which others may look different.
  private mutating func read(_ page: Int, renders: Bool) -> SiteUpdate {
    guard let site = frame.site else { return SiteUpdate() }
    if page == plan.home { readAll() }
    let output = renders ? StagedOutput() : StagedOutput(nil)
    var build = PageBuild(site: site, assembly: frame.assembly, output: output)
    if page == plan.home { build.pageLinks = plan.listed.compactMap { pages[$0].result?.link } }
    var html = HTMLBuffer()
    return put(build.run(page, &html), output.kept, of: page, isRendered: renders)
  }

  private mutating func put(
    _ given: PageBuild.Result, _ outputs: [String: SharedBytes], of page: Int, isRendered: Bool
  ) -> SiteUpdate {
    let old = pages[page]
    var result = given
    if result.report.hasErrors, let before = old.result {
      // What is shown is what it was, and so is what others know of it.
      result = before
      result.report = given.report
    }
    if old.result?.report != result.report || old.result?.pending != result.pending
      || old.result?.ids != result.ids
    {
      reportVersion += 1
    }
    pages[page].result = result
    pages[page].isOutdated = false
    ids[page] = nil
    furniture = nil
    self.outputs = nil
    if !result.report.hasErrors {
      pages[page].isStale = !isRendered
      if isRendered { pages[page].outputs = outputs }
    }
    var update = SiteUpdate()
    guard let before = old.result else { return update }
    if before.link != result.link, let home = plan.home, home != page {
      pages[home].isStale = true
      pages[home].told = [:]
      update.add(pages: [plan.pages[home].output])
    }
    if before.link?.title != result.link?.title { rename(page, &update) }
    if before.ids != result.ids, plan.pages[page].parts.count > 1 || plan.pages[page].isSplit {
      frame.links.anchors.forget(page)
      outdateAll(except: page)
      update.pages = .all
    }
    return update
  }

  /// The pages before and after a page say its title.
  private mutating func rename(_ page: Int, _ update: inout SiteUpdate) {
    guard let site = frame.site, let place = site.order[page] else { return }
    site.titles.forget(page)
    for beside in [place - 1, place + 1] where plan.listed.indices.contains(beside) {
      let number = plan.listed[beside]
      pages[number].isStale = true
      pages[number].told = [:]
      update.add(pages: [plan.pages[number].output])
    }
  }

  /// Renders pages anew when they are next asked for.
  mutating func outdateAll(except page: Int? = nil) {
    for number in pages.indices where number != page {
      pages[number].isStale = true
      pages[number].told = [:]
    }
  }

  /// Reads the next page that nobody has asked for; false if there is none.
  mutating func readNext() -> Bool {
    while let page = pending.popLast() {
      if let result = pages[page].result, !pages[page].isOutdated, result.link != nil { continue }
      _ = read(page, renders: false)
      return true
    }
    return false
  }

  /// Reads all pages that were not read so far, on all processors: somebody waits for a page that
  /// lists them.
  private mutating func readAll() {
    guard let site = frame.site else { return }
    let unread = plan.listed.filter { pages[$0].result == nil }
    let build = PageBuild(site: site, assembly: frame.assembly, output: StagedOutput(nil))
    let results = concurrentMap(unread.count, makeScratch: { HTMLBuffer() }) { index, html in
      build.run(unread[index], &html)
    }
    for (page, result) in zip(unread, results) {
      pages[page].result = result
      pages[page].isOutdated = false
      reportVersion += 1
    }
  }

  // MARK: What was found

  /// Whether all pages were read.
  var isComplete: Bool { pending.isEmpty }

  /// How many entries the pages hold that were read so far.
  var entries: Int { pages.reduce(0) { $0 + ($1.result?.entries ?? 0) } }

  /// The faults of all pages that were read so far, unsorted.
  mutating func report() -> Report {
    var report = frame.report
    for page in pages { if let result = page.result { report.add(contentsOf: result.report) } }
    for pending in pages.map({ $0.result?.pending ?? [] }) + [frame.pending] {
      for place in pending where pages[place.page].result != nil {
        let known = ids[place.page] ?? Set(pages[place.page].result?.ids ?? [])
        ids[place.page] = known
        if !known.contains(place.id) { report.add(place.diagnostic) }
      }
    }
    return report
  }
}

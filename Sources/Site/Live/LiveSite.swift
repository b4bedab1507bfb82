internal import Content
package import Diagnostics
package import Output
package import Platform
internal import Templates

/// A site in memory that follows its sources: what `build` would write, page by page, when somebody
/// asks for it.
///
/// Where a page, the configuration or a template cannot be made as written, what was made of it last
/// stays, and the report says why.
package final class LiveSite {
  private let request: BuildRequest
  /// The last site whose sources had no fault.
  private var build: LiveBuild?
  /// The faults of sources that could not be taken over.
  private var failure = Report()
  /// The sources changed in a way that could not be taken over yet.
  private var needsReload = false
  private var location: SiteLocation
  private var knownReport: (version: Int, report: Report)?

  /// Throws where there is nothing that could be shown, now or after a mistake is mended.
  package init(_ request: BuildRequest) throws(OutputError) {
    self.request = request
    do { location = try SiteLocation(request.path) } catch { throw .failed(error) }
    let sources = try SiteSources(request)
    if sources.report.hasErrors {
      failure = sources.report
      needsReload = true
    } else {
      build = LiveBuild(SiteFrame(sources))
    }
  }

  // MARK: What is shown

  /// The path at which the site is published, percent-encoded as in `base_url`.
  package var rootAddress: String {
    build?.frame.sources.configuration.rootAddress ?? "/"
  }

  /// The file at a path of the output; nil where nothing is.
  package func file(at path: String) -> LiveFile? {
    build == nil ? .faulty : build?.file(at: path)
  }

  /// How the items of the page at a path of the output were found where that does not fit all of
  /// it, such as `18 of 20 regions read as quotes`; else empty.
  package func reading(at path: String) -> String { build?.reading(at: path) ?? "" }

  /// The live client of the site, which is part of no output.
  package var liveScript: [UInt8] {
    let templates = build?.frame.sources.templates ?? TemplateFolder()
    return templates["live.js"]?.bytes ?? []
  }

  /// Reads the next page that nobody has asked for; false if all were read.
  package func readNext() -> Bool { build?.readNext() ?? false }

  /// How many pages there are, and how many entries those hold that were read so far.
  package var counts: (pages: Int, entries: Int) {
    (build?.pages.count ?? 0, build?.entries ?? 0)
  }

  /// All faults that were found so far, in the order of their places. Where a build would be strict a
  /// warning is an error.
  package var report: Report {
    if let known = knownReport, known.version == build?.reportVersion { return known.report }
    var report = failure
    // What could not be taken over has been read anew, with all its faults.
    for diagnostic in build?.report().diagnostics ?? []
    where !failure.diagnostics.contains(diagnostic) {
      report.add(diagnostic)
    }
    if request.isStrict { report.raiseWarnings() }
    report.sort()
    if let version = build?.reportVersion { knownReport = (version, report) }
    return report
  }

  /// Where to look for changes.
  package var roots: [Snapshot.Root] {
    switch location.kind {
    case .file(let name):
      let beside = build?.frame.links.filesAsked ?? []
      return ([name] + beside).map { .init(location.path(of: $0), isDeep: false) }
    case .folder:
      return [.init(location.root, skipping: skipped(below: location.root))]
    case .site:
      let others = ["Templates", "templates"].map { Snapshot.Root(path($0)) }
      let content = Snapshot.Root(location.content, skipping: skipped(below: location.content))
      return [.init(path(SiteLocation.configurationName), isDeep: false), content] + others
    }
  }

  private func path(_ name: String) -> String { FilePath.join(location.root, name) }

  /// The output, where it lies below a folder that is looked at.
  private func skipped(below folder: String) -> Set<String> {
    let output = build?.frame.sources.output ?? request.output ?? SiteConfiguration().output
    let own = location.notebook == nil ? [] : Notebook.restless
    return own.union(ContentFiles.path(of: output, within: folder).map { [$0] } ?? [])
  }

  // MARK: Changes

  /// Takes changes of files over; gives what may look different.
  package func update(_ changes: [Snapshot.Change]) -> SiteUpdate {
    var update = SiteUpdate()
    var names: Set<String> = []
    var reloads = needsReload
    for change in changes {
      guard let name = contentName(of: change.path) else {
        reloads = true
        continue
      }
      names.insert(name)
      if change.kind != .modified || !isInPlace(name) { reloads = true }
    }
    if reloads { return reload(names) }
    for name in names.sorted(by: FilePath.precedes) { update.add(take(name)) }
    return update
  }

  /// The path below the content folder; nil for the configuration, templates and the like.
  private func contentName(of path: String) -> String? {
    guard path != self.path(SiteLocation.configurationName) || location.kind == .folder,
      location.content.isEmpty || FilePath.contains(location.content, path)
    else { return nil }
    let name = location.name(of: path)
    let first = name.prefix { $0 != "/" }
    let isTemplate =
      location.content == location.root && ["Templates", "templates"].contains(first)
    return isTemplate && location.kind == .site ? nil : name
  }

  /// Whether the plan of the site holds on when the file of this name has changed.
  private func isInPlace(_ name: String) -> Bool {
    guard let build else { return false }
    if !Route.isMarkdown(name) || build.frame.sources.isCurrent(name) { return true }
    // What a broken page says of itself cannot be known: it stays where it was.
    return build.page(ofSource: name).map(build.hasErrors) ?? false
  }

  /// Takes over a file that was changed in place.
  private func take(_ name: String) -> SiteUpdate {
    guard let page = build?.page(ofSource: name) else { return takeAsset(name) }
    guard let update = build?.refresh(page), let build else { return SiteUpdate() }
    guard let link = build.pages[page].result?.link, let menu = build.frame.site?.menu else {
      return update
    }
    let isRenamed = menu.contains {
      $0.output == link.output && $0.title != link.title && !$0.isRenamed
    }
    return isRenamed ? rebuild(with: build.frame.sources, [name]) : update
  }

  private func takeAsset(_ name: String) -> SiteUpdate {
    var update = SiteUpdate()
    update.files = [name]
    guard let build, build.frame.links.forget(name) else { return update }
    self.build?.outdateAll()
    update.pages = .all
    return update
  }

  /// Reads the sources anew; what they say is taken over unless it holds an error.
  private func reload(_ changed: Set<String>) -> SiteUpdate {
    do throws(OutputError) {
      let known = build?.frame.sources.forgetting(changed)
      let sources = try SiteSources(request, known: known)
      if !sources.report.hasErrors { return rebuild(with: sources, changed) }
      failure = sources.report
    } catch {
      failure = Report()
      failure.add(error.diagnostic)
    }
    knownReport = nil
    needsReload = true
    return SiteUpdate()
  }

  private func rebuild(with sources: SiteSources, _ changed: Set<String>) -> SiteUpdate {
    needsReload = false
    failure = Report()
    knownReport = nil
    location = sources.location
    var next = LiveBuild(SiteFrame(sources))
    var update = SiteUpdate()
    if var old = build {
      let isSameFrame = old.frame.sources.makesSamePages(as: sources)
      next.take(from: old, changed: changed, keepsFiles: isSameFrame && changed.isEmpty)
      update.files = next.furnitureChanges(since: &old) + changed.filter { !Route.isMarkdown($0) }
      if !isSameFrame || !changed.isEmpty {
        next.outdateAll()
        update.pages = .all
      }
    } else {
      update.pages = .all
    }
    for page in Set(changed.compactMap(next.page(ofSource:))).sorted() {
      update.add(next.refresh(page))
    }
    build = next
    return update
  }
}

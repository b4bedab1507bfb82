internal import Content
internal import Diagnostics
internal import Templates

/// What is written besides pages and copies, as far as it is switched on. A file of the user's own
/// at the same place is left alone.
extension SiteFrame {
  /// The outputs that are made of the pages and their entries; nil where none is wanted.
  func entryOutputs(to output: StagedOutput) -> EntryOutputs? {
    guard let site, output.isOpen else { return nil }
    let wanted = sources.configuration.outputs
    let hasAddress = !sources.configuration.baseURL.isEmpty
    let names = TakenNames(sources.plan)
    var outputs: [any EntryOutput] = []
    if wanted.data, hasAddress, names.isFree(DataFile.name) {
      outputs.append(
        DataFile(sources.configuration, sources.plan, parts: names.free("quotes")))
    }
    if site.feed.path != nil { outputs.append(Feed(site)) }
    if wanted.sitemap, hasAddress, names.isFree(Sitemap.name) { outputs.append(Sitemap(sources)) }
    if let search = site.search {
      outputs.append(
        SearchOutput(folder: search.folder, language: sources.configuration.language))
    }
    return EntryOutputs(outputs, to: output)
  }

  /// What is known of the feed before any page is read.
  static func feed(of sources: SiteSources) -> FeedPresence {
    let isWanted = sources.configuration.outputs.feed && !sources.configuration.baseURL.isEmpty
    guard isWanted, TakenNames(sources.plan).isFree(Feed.name) else { return FeedPresence() }
    return FeedPresence(path: Feed.name, isCertain: isDated(sources))
  }

  /// The files that are written besides pages and copies and that a link may name.
  static func madeFiles(of sources: SiteSources) -> [String] {
    let wanted = sources.configuration.outputs
    let hasAddress = !sources.configuration.baseURL.isEmpty
    let names = TakenNames(sources.plan)
    let outputs = [
      (DataFile.name, wanted.data && hasAddress), (Sitemap.name, wanted.sitemap && hasAddress),
      (FixedNames.robots, wanted.robots && hasAddress), (Feed.name, feed(of: sources).path != nil),
      (FixedNames.notFound, wanted.notFound),
    ].filter { $1 && names.isFree($0) }.map(\.0)
    let furniture = FurnitureFiles(besides: names)
    return outputs + [furniture.style, furniture.script, furniture.icon]
      + extraFiles(of: sources).map(\.name)
  }

  /// Where the index of the search and its script are written; nil where there is none: on a single
  /// page the filter finds all, and templates of the site may go without.
  static func search(of sources: SiteSources) -> SearchPlace? {
    let found = sources.plan.pages.filter { page in
      !page.parts.isEmpty && !page.options.unlisted && !page.options.draft
    }
    guard sources.configuration.outputs.search, sources.compiled.includes("search"),
      found.count > 1 || found.contains(where: \.isSplit)
    else { return nil }
    let names = TakenNames(sources.plan)
    return SearchPlace(
      folder: names.free("search"), script: names.free("search.js"))
  }

  /// Whether front matter gives a date to something that a feed would hold.
  private static func isDated(_ sources: SiteSources) -> Bool {
    sources.plan.pages.contains { page in
      !page.options.unlisted
        && (page.options.date != nil
          || page.parts.dropFirst().contains { $0.file.flatMap { sources.front[$0].date } != nil })
    }
  }

  /// What tells search engines that all may be read, and where the list of it is.
  func writeRobots(to output: StagedOutput, _ names: TakenNames, _ report: inout Report) {
    let configuration = sources.configuration
    guard configuration.outputs.robots, !configuration.baseURL.isEmpty,
      names.isFree(FixedNames.robots)
    else { return }
    var text = "User-agent: *\nDisallow:\n"
    if configuration.outputs.sitemap || sources.plan.assets.contains(Sitemap.name) {
      text += "\nSitemap: \(configuration.baseURL)\(Sitemap.name)\n"
    }
    output.stage(FixedNames.robots, bytes: Array(text.utf8), &report)
  }

  /// Says which files a site goes without because nothing tells its address; nil for none. Only who
  /// has settings is told: others look at a folder, and publish nothing.
  func missingAddress(hasDates: Bool) -> Diagnostic? {
    let configuration = sources.configuration
    // Settings with a fault may hold one.
    guard configuration.baseURL.isEmpty, !sources.report.hasErrors,
      let path = sources.location.configuration
    else {
      return nil
    }
    let wanted = configuration.outputs
    let names = TakenNames(sources.plan)
    let files = [
      ("sitemap", Sitemap.name, wanted.sitemap), ("robots", FixedNames.robots, wanted.robots),
      ("feed", Feed.name, wanted.feed && (hasDates || Self.isDated(sources))),
      ("data", DataFile.name, wanted.data),
    ].filter { $2 && names.isFree($1) }
    guard let last = files.last else { return nil }
    let list = files.dropLast().map(\.1).joined(separator: ", ")
    let settings = files.map { "\($0.0): false" }.joined(separator: ", ")
    return Diagnostic(
      .note, "no-base-url", path: path,
      "the site has no address, and is written without "
        + (list.isEmpty ? last.1 : "\(list) and \(last.1)"),
      explanation: "These name the whole addresses of pages.",
      fix: "set `base_url: https://user.github.io/project/`, or `outputs: {\(settings)}`")
  }
}

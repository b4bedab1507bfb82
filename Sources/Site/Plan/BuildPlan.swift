internal import Content
internal import Diagnostics
internal import Output
internal import Platform

/// What will be written, known before any page is read.
struct BuildPlan: Sendable {
  /// All pages, in the order of their paths.
  private(set) var pages: [PlannedPage] = []
  /// The page of the content folder itself, if one is written.
  private(set) var home: Int?
  /// Files that are copied, by their paths below the content folder and below the output.
  private(set) var assets: [String]
  /// Files that are copied where a page asks for them.
  private(set) var offered: [String] = []
  /// Markdown files that are not published yet, and folders whose text is not: with it nothing in
  /// them is.
  private(set) var drafts: Set<String> = []
  /// How many files say that they are drafts and are left out for it.
  private(set) var draftsLeftOut = 0
  /// The pages that lists name, by weight, then by name.
  private(set) var listed: [Int] = []
  /// Sources that want the same output.
  private(set) var report = Report()

  init(
    _ files: ContentFiles, in location: SiteLocation, _ front: FrontMatter, defaults: PageOptions,
    includesDrafts: Bool
  ) {
    assets = location.notebook == nil ? files.assets : []
    if location.notebook != nil { offered = files.assets }
    if !includesDrafts { drafts = Set(files.pages.filter { front[$0].draft }) }
    if case .file(let name) = location.kind {
      drafts = []
      pages = [Self.page(name, front[name], defaults)]
      pages[0].output = Route.index
    } else {
      plan(
        files.pages, front, defaults, includesDrafts: includesDrafts, notebook: location.notebook)
      addHome(defaults)
    }
    if location.notebook != nil { for index in pages.indices { pages[index].isNote = true } }
    draftsLeftOut = drafts.count
    addDraftFolders(files.pages, location.notebook)
    home = pages.firstIndex { $0.output == Route.index }
    order()
    checkOutputs(location)
  }

  private static func page(
    _ path: String, _ options: PageOptions, _ defaults: PageOptions, notebook: Notebook? = nil
  ) -> PlannedPage {
    let stem = Route.stem(of: path)
    let name = notebook?.name(ofFile: stem) ?? stem
    let part = PlannedPart(file: path, name: name, depth: 0, defaults: defaults)
    return PlannedPage(
      path: path, output: Route.output(ofFile: path), options: options, parts: [part])
  }

  /// Files right in the content folder are pages, folders in it too. Of a notebook's pages each
  /// is one.
  private mutating func plan(
    _ files: [String], _ front: FrontMatter, _ defaults: PageOptions, includesDrafts: Bool,
    notebook: Notebook?
  ) {
    let folders = FolderPlan(files, front, defaults: defaults, includesDrafts: includesDrafts)
    var index = 0
    while index < files.count {
      let path = files[index]
      let slash = path.utf8.firstIndex(of: UInt8(ascii: "/"))
      let folder = slash.map { String(path[..<$0]) } ?? ""
      if folder.isEmpty || folder == notebook?.pageFolder {
        if !drafts.contains(path) {
          var page = Self.page(path, front[path], defaults, notebook: notebook)
          if path == folders.indices[""] { page.becomeHome() }
          pages.append(page)
        }
        index += 1
        continue
      }
      let end = files[index...].firstIndex { !$0.utf8.starts(with: (folder + "/").utf8) }
      let inside = Array(files[index..<(end ?? files.count)])
      pages += folders.pages(folder, files: inside)
      index = end ?? files.count
    }
    pages.sort { FilePath.precedes($0.path, $1.path) }
  }

  /// With the text of a folder all of the folder is a draft.
  private mutating func addDraftFolders(_ files: [String], _ notebook: Notebook?) {
    if drafts.isEmpty { return }
    let texts = FolderTexts(files)
    let folders = drafts.filter(texts.contains).map(Route.folder(of:))
      .filter { !$0.isEmpty && $0 != notebook?.pageFolder }
    for folder in folders {
      drafts.insert(folder)
      drafts.formUnion(files.filter { $0.hasPrefix(folder + "/") })
    }
  }

  /// A site without `index.md` has a home page that lists its pages, unless it brings one along.
  private mutating func addHome(_ defaults: PageOptions) {
    guard !pages.isEmpty, !pages.contains(where: { $0.output == Route.index }),
      !assets.contains(Route.index)
    else { return }
    pages.append(PlannedPage(path: "", output: Route.index, options: defaults, parts: []))
  }

  private mutating func order() {
    listed = pages.indices.filter { $0 != home && !pages[$0].options.unlisted }
    let keys = pages.map { OrderKey.Step(weight: $0.options.weight, name: $0.path) }
    listed.sort { keys[$0] < keys[$1] }
  }
}

/// No two sources may become one file, also where a server or a disk does not tell letters by
/// their case.
extension BuildPlan {
  /// What would be written somewhere, and for whom.
  private struct Claim {
    var source: String
    var output: String
    var isAlias = false

    var shown: String { (isAlias ? "an alias of " : "") + "\"\(source)\"" }
  }

  private mutating func checkOutputs(_ location: SiteLocation) {
    var taken: [String: Claim] = [:]
    let own = pages.map { Claim(source: $0.path, output: $0.output) }
    let files = assets.map { Claim(source: $0, output: $0) }
    let aliases = pages.filter(\.hasAliases).flatMap { page in
      let file = page.parts.first?.file ?? page.path
      return page.oldOutputs.map { Claim(source: file, output: $0, isAlias: true) }
        + page.oldSections.map { Claim(source: $0.file, output: $0.output, isAlias: true) }
    }
    for claim in own + files + aliases {
      let key = OutputPath.key(claim.output)
      if let first = taken[key] {
        report.add(Self.collision(first, claim, location))
      } else if claim.isAlias, let name = Self.fixedName(claim.output) {
        report.add(Self.collision(Claim(source: name, output: name), claim, location))
      } else {
        taken[key] = claim
      }
    }
    for (alias, file) in pages.flatMap(\.strayAliases) {
      report.add(Self.stray(alias, location.path(of: file)))
    }
  }

  /// The file that every site may have at the place of an alias, or in place of its folder.
  private static func fixedName(_ output: String) -> String? {
    let first = output.split(separator: "/").first.map { OutputPath.key(String($0)) }
    return FixedNames.all.first { $0 == first }
  }

  private static func stray(_ alias: String, _ path: String) -> Diagnostic {
    Diagnostic(
      .warning, "doubtful-address", path: path, "the alias \"\(alias)\" is no address of this site",
      explanation: "Nobody is led on from there.",
      fix: "write the path of a page from the top of the site, such as `/old/page.html`")
  }

  private static func collision(
    _ first: Claim, _ second: Claim, _ location: SiteLocation
  ) -> Diagnostic {
    let isOtherCase =
      first.output != second.output
      && OutputPath.key(first.output) == OutputPath.key(second.output)
    let other =
      FixedNames.all.contains(first.source)
      ? [] : [Diagnostic.Note("the other one", path: location.path(of: first.source), range: nil)]
    return Diagnostic(
      .error, "output-collision", path: location.path(of: second.source),
      "\(second.shown) and \(first.shown) would both be written to \"\(second.output)\"",
      explanation: isOtherCase
        ? "Where upper and lower case count as one, \"\(first.output)\" is the same file." : "",
      notes: other, fix: second.isAlias ? "choose another alias" : "give one of them another name")
  }
}
